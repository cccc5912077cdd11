import type { RegisteredWidget } from './registered-widget.ts';

export type WidgetRegistry = ReadonlyMap<string, RegisteredWidget>;

export function toRegistry(widgets: readonly RegisteredWidget[]): WidgetRegistry {
  return new Map(widgets.map((widget) => [widget.type, widget]));
}
