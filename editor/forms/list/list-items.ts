import type { ObjectSchema } from '#schemas/definitions/field-schema.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { createNodeId } from '../../document/node-id.ts';

export function toItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function movedItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

export function withItems<Item>(
  items: readonly Item[],
  index: number,
  more: readonly Item[],
): readonly Item[] {
  return [...items.slice(0, index), ...more, ...items.slice(index)];
}

/** Lines of a pasted column, the first cell of each; empty for text that goes into one field. */
export function pastedLines(text: string): readonly string[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.split('\t', 1).join('').trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : [];
}

/** A copy to stand beside the original: where items have an id, it has another. */
export function copiedItem(item: unknown): unknown {
  const copy: unknown = structuredClone(item);
  if (!isRecord(copy) || typeof copy['id'] !== 'string') return copy;
  return { ...copy, id: createNodeId('item', new Set()) };
}

const TITLE_LETTERS = 60;

/** What an object is called, such as an item of a list: its first text, or nothing where it has none. */
export function itemTitle(object: ObjectSchema | undefined, item: unknown): string {
  if (!isRecord(item)) return '';
  const texts = (object?.fields ?? [])
    .filter(({ control }) => control === 'text' || control === 'long-text')
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .map(({ name }) => item[name])
    .filter((text) => typeof text === 'string' || typeof text === 'number');
  return String(texts.find((text) => text !== '') ?? '').slice(0, TITLE_LETTERS);
}

/** What people read of an item names it before what it is stored as, and both before what may be missing. */
function rankOf({ name, isRequired }: ObjectSchema['fields'][number]): number {
  return Number(name === 'label') * 2 + Number(isRequired);
}
