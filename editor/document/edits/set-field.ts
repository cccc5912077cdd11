import type { Draft } from 'immer';
import { referencesOf } from '#schemas/fields/widget-references.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { childAt, pointerTokens } from '#schemas/json/json-pointer.ts';
import type { EditedPage } from '../edited-page.ts';
import { deleteWidgets, orphansAmong } from './orphans.ts';
import type { PageEdit } from './page-edit.ts';

/** Something whose fields are edited: `head` of the page, a section or a widget. */
export type FieldOwner =
  | { readonly kind: 'head' }
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'widget'; readonly id: string };

export interface FieldChange {
  readonly owner: FieldOwner;
  /** JSON Pointer from the owner: `/content/cards/0/title`, `/options/gap`, `/metadata/title`. */
  readonly pointer: string;
  /** undefined takes the field away. */
  readonly value: unknown;
  /** Whether it goes on what was last written to the same field, as typing does. */
  readonly continues?: boolean;
}

/** What an owner is called in a page and by subscriptions: `widgets/intro`. */
export function ownerKey(owner: FieldOwner): string {
  if (owner.kind === 'head') return 'head';
  return `${owner.kind}s/${owner.id}`;
}

/** What edits have in common that make one step with typing into a field. */
export function typingKey(owner: FieldOwner, pointer: string): string {
  return `${ownerKey(owner)} ${pointer}`;
}

export function ownerValue(page: EditedPage, owner: FieldOwner): unknown {
  if (owner.kind === 'head') return page.head;
  return owner.kind === 'section' ? page.sections[owner.id] : page.widgets[owner.id];
}

export function valueAt(root: unknown, pointer: string): unknown {
  return pointerTokens(pointer).reduce(childAt, root);
}

/**
 * Writes one field. Objects on the way that are missing are made; those that become empty stay. Widgets that a widget showed and
 * that nothing shows any more go along.
 */
export function setField({ owner, pointer, value, continues = false }: FieldChange): PageEdit {
  return {
    label: 'edit.field',
    ...(continues && { coalesce: typingKey(owner, pointer) }),
    change(draft) {
      const page = draft as EditedPage;
      const before = referencesHeld(page, owner);
      writeAt(ownerValue(page, owner), pointer, value);
      const now = referencesHeld(page, owner);
      const lost = before.filter((id) => !now.includes(id));
      if (lost.length > 0) deleteWidgets(draft, orphansAmong(page, lost));
    },
  };
}

/** Ids of the widgets that an owner shows as parts of its own. */
function referencesHeld({ widgets }: EditedPage, owner: FieldOwner): readonly string[] {
  const widget = owner.kind === 'widget' ? widgets[owner.id] : undefined;
  return widget ? referencesOf(widget) : [];
}

/**
 * Writes a value at a pointer of a draft; undefined deletes the key, or takes the item out of the list. Where the
 * value already stands, nothing changes.
 */
export function writeAt(root: unknown, pointer: string, value: unknown): void {
  const tokens = pointerTokens(pointer);
  const last = tokens.pop();
  if (last === undefined) return;
  const parent = tokens.reduce(childOrNew, root as Draft<unknown>);
  if (Array.isArray(parent)) writeItem(parent, Number(last), value);
  else if (isRecord(parent) && value === undefined) delete parent[last];
  else if (isRecord(parent) && parent[last] !== value) parent[last] = value;
}

function childOrNew(value: unknown, token: string): unknown {
  const child = childAt(value, token);
  if (child !== undefined || !isRecord(value)) return child;
  value[token] = {};
  return value[token];
}

function writeItem(list: unknown[], index: number, value: unknown): void {
  if (value === undefined) list.splice(index, 1);
  else if (list[index] !== value) list[index] = value;
}
