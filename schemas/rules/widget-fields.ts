import type { PageDocument } from '../documents.ts';
import { type Field, type FieldKind, type FieldPaths, fieldsAt } from '../fields.ts';
import { isNewer } from '../migrations/widget-version.ts';
import { isOverridden, overridesOf } from '../variant.ts';

export interface WidgetField extends Field {
  /** JSON Pointer from the page. */
  readonly pointer: string;
  /** The widget's id. */
  readonly nodeId: string;
  readonly shownOn: 'all' | 'default' | 'variant';
}

type Widget = PageDocument['widgets'][number];

/**
 * The present fields of some kinds in every widget of a page, those of its `/p/` variants included.
 * Widgets of unknown types or newer versions have none, because their fields are not known.
 */
export function widgetFields(
  page: PageDocument,
  kinds: readonly FieldKind[],
  paths: FieldPaths,
): WidgetField[] {
  return page.widgets.flatMap((widget, index) => {
    const found = kinds.flatMap((kind) => pathsOf(widget, kind, paths));
    return found.flatMap((path) => fieldsOf(widget, `/widgets/${index}`, path));
  });
}

function pathsOf(widget: Widget, kind: FieldKind, paths: FieldPaths): readonly string[] {
  return hasKnownFields(widget, paths) ? (paths[widget.type]?.[kind] ?? []) : [];
}

/** Whether a widget's fields are where the paths of its type say. */
export function hasKnownFields(widget: Widget, paths: FieldPaths): boolean {
  return Object.hasOwn(paths, widget.type) && !isNewer(widget);
}

function fieldsOf(widget: Widget, base: string, path: string): WidgetField[] {
  const overrides = overridesOf(widget);
  const nodeId = widget.id;
  const own = fieldsAt(widget.content, path).map(({ pointer, value }): WidgetField => {
    const shownOn = overrides && isOverridden(overrides, pointer) ? 'default' : 'all';
    return { pointer: `${base}/content${pointer}`, value, nodeId, shownOn };
  });
  const overriding = fieldsAt(overrides, path).map(({ pointer, value }): WidgetField => {
    return { pointer: `${base}/variants/p${pointer}`, value, nodeId, shownOn: 'variant' };
  });
  return [...own, ...overriding];
}
