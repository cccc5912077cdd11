import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { kindColumns } from '../../sites/documents/document-key.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';

/** Ids of a site's forms outside the bin, as pages name them. */
export async function loadFormIds(
  rows: Kysely<Tables>,
  { agencyId, siteId }: SiteKey,
): Promise<ReadonlySet<string>> {
  const forms = await rows
    .selectFrom('documents')
    .select('document_id')
    .where((eb) => eb.and(kindColumns({ agencyId, siteId, kind: 'form' })))
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(forms.map(({ document_id }) => document_id));
}
