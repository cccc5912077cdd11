import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { type SiteKey, siteColumns } from '../../sites/documents/site-key.ts';
import { type ListScope, listedApplications } from './listed-applications.ts';

/** A recruiter at a site; of the operator's own token its fingerprint. */
export interface Reader extends SiteKey {
  readonly tokenId: string;
}

/** Ids of those in the list that the recruiter has not opened, the newest first, no more than `limit`. */
export async function findUnread(
  kysely: Kysely<Tables>,
  scope: ListScope,
  { tokenId, limit }: { readonly tokenId: string; readonly limit: number },
): Promise<readonly string[]> {
  const { agencyId, siteId } = scope.site;
  const until = await kysely
    .selectFrom('application_read_until')
    .select('read_until')
    .where((eb) => eb.and(readerColumns({ agencyId, siteId, tokenId })))
    .executeTakeFirst();
  const listed = listedApplications(kysely, scope).where('merged_into', 'is', null);
  const rows = await (until ? listed.where('at', '>', until.read_until) : listed)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_reads as opened')
            .select('opened.token_id')
            .where('opened.agency_id', '=', agencyId)
            .where('opened.site_id', '=', siteId)
            .where('opened.token_id', '=', tokenId)
            .whereRef('opened.application_id', '=', 'listed_applications.application_id'),
        ),
      ),
    )
    .select('application_id')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/** @returns whether the recruiter opens it for the first time */
export async function markRead(
  kysely: Kysely<Tables>,
  reader: Reader,
  { applicationId, now }: { readonly applicationId: string; readonly now: number },
): Promise<boolean> {
  const marked = await kysely
    .insertInto('application_reads')
    .values({
      ...readerColumns(reader),
      application_id: applicationId,
      read_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** All until then counts as opened. */
export async function markReadUntil(
  kysely: Kysely<Tables>,
  reader: Reader,
  until: Date,
): Promise<void> {
  const columns = { read_until: until };
  await kysely
    .insertInto('application_read_until')
    .values({ ...readerColumns(reader), ...columns })
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'site_id', 'token_id']).doUpdateSet(columns),
    )
    .execute();
}

function readerColumns({ tokenId, agencyId, siteId }: Reader) {
  return { ...siteColumns({ agencyId, siteId }), token_id: tokenId };
}
