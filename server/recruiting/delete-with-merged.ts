import type { Kysely } from 'kysely';
import { deleteApplications } from '../applications/delete-application.ts';
import type { Tables } from '../db/schema.ts';
import { siteColumns } from '../sites/documents/site-key.ts';
import type { ListScope } from './listed-applications.ts';

/** Deletes applications with those that were merged into them. */
export async function deleteWithMerged(
  rows: Kysely<Tables>,
  { site, now }: Pick<ListScope, 'site' | 'now'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const merged = await rows
    .selectFrom('application_states')
    .select('application_id')
    .where((eb) => eb.and(siteColumns(site)))
    .where('merged_into', 'in', ids)
    .execute();
  const all = [...ids, ...merged.map(({ application_id }) => application_id)];
  await deleteApplications(rows, site, { ids: all, now });
}
