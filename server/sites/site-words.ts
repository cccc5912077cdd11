import type { SiteDocument } from '#schemas/documents/documents.ts';

/** Key of an interface text, and what it is where a site words it not. */
export type WordedText = readonly [key: string, text: string];

/** A text in the words of a site, where it is known whose it is. */
export function inSiteWords(
  site: Pick<SiteDocument, 'messages'> | undefined,
  [key, text]: WordedText,
): string {
  return site?.messages?.[key]?.trim() || text;
}
