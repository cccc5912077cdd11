import type { AnyWidget, SectionNode } from '../documents/documents.ts';
import { idsInLayout, reachableFrom, referencesOfContent } from './widget-references.ts';

/** A widget of a page with its place in the document. */
export interface ShownWidget {
  readonly widget: AnyWidget;
  /** Place among the page's widgets. */
  readonly index: number;
}

interface ShowingPage {
  readonly metadata: { readonly layout: SectionNode };
  readonly widgets: readonly AnyWidget[];
}

/** The widgets that a page shows, directly or through others, each once and in its order. */
export function shownWidgets({ widgets, metadata }: ShowingPage): ShownWidget[] {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]));
  const shown = reachableFrom(idsInLayout(metadata.layout), widgets, (widget) =>
    referencesOfContent(widget),
  );
  return widgets.flatMap((widget, index) =>
    shown.has(widget.id) && byId.get(widget.id) === widget ? [{ widget, index }] : [],
  );
}
