import { childAt, escapePointer } from '../json-pointer.ts';
import type { DocumentEdit, Fix } from './fix.ts';

/** Texts mended at once. A hostile document can hold hundreds of thousands of broken ones. */
const MAX_TEXTS = 200;

/**
 * `text-invalid`: takes NUL and halves of surrogate pairs out of texts. They are no text: nobody can read or store
 * them. The problem names the first such text alone, so all are mended with it; names of properties are not.
 */
export const removeUnstorable: Fix = (_, { data }) => {
  const edits: DocumentEdit[] = [];
  visit(data, '');
  return [edits];

  function visit(value: unknown, pointer: string): void {
    if (edits.length >= MAX_TEXTS) return;
    if (typeof value === 'string') edits.push(...editOf(value, pointer));
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value))
      visit(childAt(value, key), `${pointer}/${escapePointer(key)}`);
  }
};

function editOf(text: string, pointer: string): DocumentEdit[] {
  const clean = text.replace(/\0|\p{Cs}/gu, '');
  return clean === text ? [] : [{ kind: 'value', pointer, value: clean }];
}
