import type { PageDocument } from '../../documents/documents.ts';

/**
 * Keeps what was last worked out for each page, as long as the page and the other argument stay the same: several
 * rules ask for it one after the other.
 */
export function onceEachPage<Key, Value>(
  make: (page: PageDocument, key: Key) => Value,
): (page: PageDocument, key: Key) => Value {
  const known = new WeakMap<PageDocument, { readonly key: Key; readonly value: Value }>();
  return (page, key) => {
    const before = known.get(page);
    if (before !== undefined && before.key === key) return before.value;
    const value = make(page, key);
    known.set(page, { key, value });
    return value;
  };
}
