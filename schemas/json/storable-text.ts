import { escapePointer } from './json-pointer.ts';

/**
 * Pointer of the first text that databases and encoders refuse, as value or as key, in data of limited
 * depth: PostgreSQL stores no NUL, and half of a surrogate pair has no UTF-8.
 */
export function unstorableTextAt(data: unknown, pointer = ''): string | undefined {
  if (typeof data === 'string') return isStorable(data) ? undefined : pointer;
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    if (!isStorable(key)) return pointer;
    const found = unstorableTextAt(value, `${pointer}/${escapePointer(key)}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}
