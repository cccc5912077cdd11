import type { AnyWidget, SectionNode } from '#schemas/documents.ts';
import { fieldsAt } from '#schemas/fields.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { visitSections } from '#schemas/layout.ts';

/** The widgets that a layout shows, directly or through other widgets; each once, in the page's order. */
export function shownWidgets(
  layout: SectionNode,
  widgets: readonly AnyWidget[],
): readonly AnyWidget[] {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]));
  const shown = new Set<AnyWidget>();
  const queue = visitSections(layout).map(({ section }) => section.widgetId);
  for (const id of queue) {
    const widget = id === undefined ? undefined : byId.get(id);
    if (!widget || shown.has(widget)) continue;
    shown.add(widget);
    queue.push(...referencedIds(widget));
  }
  return widgets.filter((widget) => shown.has(widget));
}

function referencedIds({ type, content }: AnyWidget): string[] {
  const paths = fieldPaths[type]?.WidgetRef ?? [];
  const values = paths.flatMap((path) => fieldsAt(content, path)).map(({ value }) => value);
  return values.filter((value) => typeof value === 'string');
}
