import type { PageDocument } from '../../documents/documents.ts';
import { isOverridden, overridesOf } from '../../documents/variant.ts';
import { isNewer } from '../../documents/widget-version.ts';
import { type Field, type FieldKind, type FieldPaths, fieldsAt } from '../../json/fields.ts';
import { onceEachPage } from './once-each-page.ts';

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
  return fieldsOfWidgets(page, paths).flatMap((fieldsOfKind) => kinds.flatMap(fieldsOfKind));
}

type FieldsOfKind = (kind: FieldKind) => readonly WidgetField[];

/** Of each widget with fields: several rules ask for the same kinds, one after the other. */
const fieldsOfWidgets = onceEachPage((page, paths: FieldPaths): readonly FieldsOfKind[] =>
  page.widgets.flatMap((widget, index) => {
    const own = hasKnownFields(widget, paths) ? paths[widget.type] : undefined;
    return own ? [rememberKinds((path) => fieldsOf(widget, `/widgets/${index}`, path), own)] : [];
  }),
);

function rememberKinds(
  fieldsAtPath: (path: string) => readonly WidgetField[],
  paths: Readonly<Partial<Record<FieldKind, readonly string[]>>>,
): FieldsOfKind {
  const known = new Map<FieldKind, readonly WidgetField[]>();
  return (kind) => {
    const before = known.get(kind);
    if (before) return before;
    const found = (paths[kind] ?? []).flatMap(fieldsAtPath);
    known.set(kind, found);
    return found;
  };
}

/** Whether a widget's fields are where the paths of its type say. */
export function hasKnownFields(widget: Widget, paths: FieldPaths): boolean {
  return Object.hasOwn(paths, widget.type) && !isNewer(widget);
}

function fieldsOf(widget: Widget, base: string, path: string): WidgetField[] {
  const overrides = overridesOf(widget);
  const nodeId = widget.id;
  const own = fieldsAt(widget.content, path).map(({ pointer, value, parent }): WidgetField => {
    const shownOn = overrides && isOverridden(overrides, pointer) ? 'default' : 'all';
    return { pointer: `${base}/content${pointer}`, value, parent, nodeId, shownOn };
  });
  const overriding = fieldsAt(overrides, path).map((field): WidgetField => {
    const pointer = `${base}/variants/p${field.pointer}`;
    return { ...field, pointer, nodeId, shownOn: 'variant' };
  });
  return [...own, ...overriding];
}
