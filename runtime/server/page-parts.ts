import type { AnyWidget, SectionNode } from '#schemas/documents/documents.ts';
import { withVariant } from '#schemas/documents/variant.ts';
import { shownWidgets } from '#schemas/fields/shown-widgets.ts';
import type { SafePage } from '../html/safe-page.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';

/** A variant of a page, taken apart for rendering. */
export interface PageParts {
  readonly layout: SectionNode;
  readonly widgets: readonly AnyWidget[];
  /** The widgets that the layout shows, directly or through others. */
  readonly shown: readonly AnyWidget[];
  /** Their types, each once. */
  readonly types: readonly RegisteredWidget[];
}

export function pageParts(
  page: SafePage,
  variant: 'p' | null,
  registry: WidgetRegistry,
): PageParts {
  const { layout } = page.metadata;
  const widgets = page.widgets.map((widget) => withVariant(widget, variant));
  const shown = shownWidgets({ metadata: { layout }, widgets }).map(({ widget }) => widget);
  return { layout, widgets, shown, types: usedTypes(shown, registry) };
}

/** The registered types that a page's widgets have, each once, in order of first use. */
function usedTypes(widgets: readonly AnyWidget[], registry: WidgetRegistry): RegisteredWidget[] {
  const types = new Set(widgets.map(({ type }) => type));
  return [...types].flatMap((type) => registry.get(type) ?? []);
}
