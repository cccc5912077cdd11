import type { AnyWidget } from '#schemas/documents.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';

/** The registered types that a page's widgets have, each once, in order of first use. */
export function usedTypes(
  widgets: readonly AnyWidget[],
  registry: WidgetRegistry,
): RegisteredWidget[] {
  const types = new Set(widgets.map(({ type }) => type));
  return [...types].flatMap((type) => registry.get(type) ?? []);
}
