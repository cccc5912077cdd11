import type { Language } from '../../ui/messages/messages.ts';

/** The message of a text that counts: `….one` for one, `….many` for others. */
export function countKey<Key extends string>(key: Key, count: number) {
  return count === 1 ? (`${key}.one` as const) : (`${key}.many` as const);
}

/** A count as the reader groups its digits: `10,005`. */
export function formatCount(count: number, language: Language): string {
  return count.toLocaleString(language === 'es' ? 'es-MX' : 'en-US');
}
