import type { PageDocument } from '#schemas/documents/documents.ts';

/**
 * The column that keeps two live pages from one address. System pages are found by none, so that theirs is made
 * unlike every other.
 */
export function storedUrl({ id, url, type }: Pick<PageDocument, 'id' | 'url' | 'type'>): string {
  const composed = url.normalize('NFC');
  return type === 'SYSTEM' ? `#${id} ${composed}` : composed;
}

/** The address that the column says, which of a page that is not on the site is none. */
export function shownUrl(stored: string): string {
  return stored.startsWith('#') ? (stored.split(' ', 2)[1] ?? '') : stored;
}
