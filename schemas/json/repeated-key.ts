import { endOfString, skipSpace } from './json-spans.ts';

export interface RepeatedKey {
  readonly key: string;
  /** Place of the later key's quotation mark, in UTF-16 units. */
  readonly offset: number;
}

/**
 * The first key that an object has twice in valid JSON text. RFC 8259 wants names to be unique: readers differ in which
 * of the two they take, and what the other one says is never seen.
 */
export function repeatedKey(text: string): RepeatedKey | undefined {
  // Keys of the objects that are open; none of an array.
  const open: (Set<string> | undefined)[] = [];
  const mark = /["[\]{}]/g;
  while (mark.test(text)) {
    const offset = mark.lastIndex - 1;
    const character = text[offset];
    if (character === '{') open.push(new Set());
    else if (character === '[') open.push(undefined);
    else if (character !== '"') open.pop();
    else {
      mark.lastIndex = endOfString(text, offset);
      const key = keyAt(text, offset, mark.lastIndex);
      const keys = open.at(-1);
      if (key === undefined || keys === undefined) continue;
      if (keys.has(key)) return { key, offset };
      keys.add(key);
    }
  }
  return undefined;
}

/** What a string says that is followed by a colon. */
function keyAt(text: string, start: number, end: number): string | undefined {
  return text[skipSpace(text, end)] === ':'
    ? String(JSON.parse(text.slice(start, end)))
    : undefined;
}
