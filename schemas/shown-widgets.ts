import type { AnyWidget, SectionNode } from './documents.ts';
import { fieldsAt } from './fields.ts';
import { fieldPaths } from './generated/field-paths.ts';
import { visitSections } from './layout.ts';

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
  const shown = new Set(visitSections(metadata.layout).map(({ section }) => section.widgetId));
  for (const id of shown) {
    const widget = id === undefined ? undefined : byId.get(id);
    for (const referenced of widget ? referencedIds(widget) : []) shown.add(referenced);
  }
  return widgets.flatMap((widget, index) =>
    shown.has(widget.id) && byId.get(widget.id) === widget ? [{ widget, index }] : [],
  );
}

function referencedIds({ type, content }: AnyWidget): string[] {
  const paths = Object.hasOwn(fieldPaths, type) ? (fieldPaths[type]?.WidgetRef ?? []) : [];
  const values = paths.flatMap((path) => fieldsAt(content, path)).map(({ value }) => value);
  return values.filter((value) => typeof value === 'string');
}
