import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { type SiteKey, siteColumns } from '../sites/documents/site-key.ts';

/** What recruiters wrote of an application or know of it, which goes with it. */
export const APPLICATION_PARTS = [
  'application_states',
  'application_changes',
  'application_notes',
  'application_reads',
] as const;

/**
 * Deletes applications, sent or under way, with all that was written about them. Their files are marked; the file store
 * follows within minutes. A submission that was sent stays as an empty row, so that its late calls hear that it was.
 */
export async function deleteApplications(
  rows: Kysely<Tables>,
  site: SiteKey,
  { ids, now }: { readonly ids: readonly string[]; readonly now: number },
): Promise<void> {
  if (ids.length === 0) return;
  const removed = { removed_at: new Date(now) };
  const submissions = rows
    .selectFrom('submissions')
    .select('submission_hash')
    .where((eb) => eb.and(siteColumns(site)))
    .where('application_id', 'in', ids);
  const unfinished = submissions.where('status', '=', 'APPLY_INTERMEDIATE');
  await rows
    .updateTable('uploads')
    .set(removed)
    .where((eb) => eb.and(siteColumns(site)))
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.or([eb('application_id', 'in', ids), eb('submission_hash', 'in', unfinished)]),
    )
    .execute();
  // Before the submissions, some of which stay.
  await rows
    .deleteFrom('dropped_answers')
    .where((eb) => eb.and(siteColumns(site)))
    .where('submission_hash', 'in', submissions)
    .execute();
  await rows
    .deleteFrom('submissions')
    .where((eb) => eb.and(siteColumns(site)))
    .where('application_id', 'in', ids)
    .where('status', '=', 'APPLY_INTERMEDIATE')
    .execute();
  for (const table of ['applications', ...APPLICATION_PARTS] as const)
    await rows
      .deleteFrom(table)
      .where((eb) => eb.and(siteColumns(site)))
      .where('application_id', 'in', ids)
      .execute();
}
