import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { type SiteKey, siteColumns } from '../sites/documents/site-key.ts';
import { shownUrl } from '../sites/documents/stored-url.ts';

/** What recruiters call a document. */
export interface DocumentName {
  /** Its id where it has no title. */
  readonly title: string;
  readonly url: string;
}

export type DocumentNames = (documentId: string) => DocumentName;

/** Names of the pages or forms of a site, those in the bin too; of one that is gone nothing but its id is known. */
export async function loadDocumentNames(
  kysely: Kysely<Tables>,
  site: SiteKey,
  kind: 'page' | 'form',
): Promise<DocumentNames> {
  const rows = await kysely
    .selectFrom('documents')
    .select(['document_id', 'title', 'url'])
    .where((eb) => eb.and(siteColumns(site)))
    .where('kind', '=', kind)
    .execute();
  const names = new Map(rows.map((row) => [row.document_id, row]));
  return (documentId) => {
    const { title = '', url = '' } = names.get(documentId) ?? {};
    return { title: title || documentId, url: shownUrl(url) };
  };
}
