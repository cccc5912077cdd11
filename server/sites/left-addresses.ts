import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { sameDocument } from './documents/document-key.ts';
import type { SiteKey } from './documents/site-key.ts';
import type { LeftAddress } from './site-entry.ts';

/** Addresses that published pages of a site have left, with the type that says how to read them. */
export async function loadLeftAddresses(
  kysely: Kysely<Tables>,
  { agencyId, siteId }: SiteKey,
): Promise<LeftAddress[]> {
  const rows = await kysely
    .selectFrom('page_redirects as left')
    .innerJoin('documents', (join) => join.on(sameDocument('left', 'documents')))
    .select(['left.url', 'left.document_id', 'documents.type'])
    .where('left.agency_id', '=', agencyId)
    .where('left.site_id', '=', siteId)
    .where('documents.live_version', 'is not', null)
    .orderBy('left.url')
    .execute();
  return rows.map(({ url, document_id: pageId, type }) => ({ url, pageId, type }));
}
