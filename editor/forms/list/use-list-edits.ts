import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import { isRecord } from '#schemas/json/fields.ts';
import type { Language } from '../../ui/messages/messages.ts';
import type { FieldSource } from '../field/field-source-context.ts';
import { itemSchema, newValue } from '../field/new-value.ts';
import { copiedItem, movedItem, toItems, withItems } from './list-items.ts';
import type { ItemKeys } from './use-item-keys.ts';

export interface ListEdits {
  /** @returns the key of the new item */
  readonly add: () => number;
  readonly move: (from: number, to: number) => void;
  readonly duplicate: (index: number) => void;
  /** Writes into a field of an item and puts one for each line behind it. @returns how many; 0 where none are made of lines */
  readonly addLines: (index: number, field: WrittenField, lines: readonly string[]) => number;
  readonly remove: (index: number) => void;
}

export interface WrittenField {
  readonly name: string;
  readonly text: string;
}

export interface ListEditsOptions {
  readonly source: FieldSource;
  readonly schema: FieldSchema;
  readonly pointer: string;
  readonly itemKeys: ItemKeys;
  readonly language: Language;
}

/** What can be done with the items of a list, each as one step. The focus stays where it was. */
export function useListEdits(options: ListEditsOptions): ListEdits {
  const { source, schema, pointer, itemKeys, language } = options;
  return useMemo(() => {
    const items = () => toItems(source.read(pointer));
    const write = (next: readonly unknown[]) => {
      const isGone = next.length === 0 && !schema.isRequired;
      source.write(pointer, isGone ? undefined : next);
    };
    return {
      add() {
        const before = items();
        const own = source.makeItem?.(pointer, { items: before });
        const made = () => newValue(itemSchema(schema, before.length), { language, taken: before });
        const value = own ?? made();
        const key = itemKeys.insert(before.length);
        write([...before, value]);
        return key;
      },
      move: (from, to) =>
        keepFocus(() => {
          itemKeys.move(from, to);
          write(movedItem(items(), from, to));
        }),
      duplicate(index) {
        const before = items();
        const original = before[index];
        itemKeys.insert(index + 1);
        const copy = source.makeItem?.(pointer, { items: before, original });
        write(withItems(before, index + 1, [copy ?? copiedItem(original)]));
      },
      addLines(index, { name, text: own }, lines) {
        const before = items().map((item, at) =>
          at === index && isRecord(item) ? { ...item, [name]: own } : item,
        );
        const made: unknown[] = [];
        for (const text of lines) {
          const item = source.makeItem?.(pointer, { items: before.concat(made), text });
          if (item !== undefined) made.push(item);
        }
        for (const _ of made) itemKeys.insert(index + 1);
        if (made.length > 0) write(withItems(before, index + 1, made));
        return made.length;
      },
      remove(index) {
        itemKeys.remove(index);
        write(items().filter((_, at) => at !== index));
      },
    };
  }, [source, schema, pointer, itemKeys, language]);
}

/** Elements that change their place in the document lose the focus. */
function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  flushSync(change);
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
}
