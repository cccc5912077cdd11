import type { PageDocument, SiteDocument } from './documents.ts';

/** The canonical text of a document: two spaces, one trailing newline, keys in the order they came. */
export function serialise(document: PageDocument | SiteDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
