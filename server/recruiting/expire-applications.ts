import { type Kysely, sql } from 'kysely';
import { recordChange } from '../access/record-change.ts';
import { toReason } from '../base/error-text.ts';
import type { Tables } from '../db/schema.ts';
import type { ServerLog } from '../log/server-log.ts';
import { siteColumns } from '../sites/documents/site-key.ts';
import { loadApplicationSettings } from './application-settings.ts';
import { deleteWithMerged } from './delete-with-merged.ts';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 86_400_000;
const BATCH = 500;

/**
 * Deletes applications that nobody has changed for as long as their site keeps them.
 * @param now ms since the epoch
 */
export async function expireApplications(kysely: Kysely<Tables>, now: number): Promise<void> {
  const sites = await kysely.selectFrom('sites').select(['agency_id', 'site_id']).execute();
  for (const { agency_id: agencyId, site_id: siteId } of sites) {
    const site = { agencyId, siteId };
    const { retentionDays } = await loadApplicationSettings(kysely, site);
    const since = new Date(now - retentionDays * DAY_MS);
    while ((await deleteUnchanged(kysely, { site, since, now })) === BATCH);
  }
}

interface Expiry {
  readonly site: { readonly agencyId: string; readonly siteId: string };
  readonly since: Date;
  readonly now: number;
}

/** @returns how many were deleted */
async function deleteUnchanged(
  kysely: Kysely<Tables>,
  { site, since, now }: Expiry,
): Promise<number> {
  return kysely.transaction().execute(async (rows) => {
    const old = await rows
      .selectFrom('listed_applications')
      .select('application_id')
      .where((eb) => eb.and(siteColumns(site)))
      .where('finished_at', '<=', since)
      .where('merged_into', 'is', null)
      .where((eb) => eb.or([eb('step_at', 'is', null), eb('step_at', '<=', since)]))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('application_notes as n')
              .select(sql`1`.as('one'))
              .where((note) => note.and(prefixed(site)))
              .whereRef('n.application_id', '=', 'listed_applications.application_id')
              .where('n.created_at', '>', since),
          ),
        ),
      )
      .limit(BATCH)
      .execute();
    if (old.length === 0) return 0;
    await deleteWithMerged(
      rows,
      { site, now },
      old.map(({ application_id }) => application_id),
    );
    await recordChange(
      rows,
      { name: 'retention' },
      {
        ...site,
        action: 'applications-expired',
        detail: `count=${old.length}`,
      },
    );
    return old.length;
  });
}

function prefixed({ agencyId, siteId }: Expiry['site']) {
  return { 'n.agency_id': agencyId, 'n.site_id': siteId } as const;
}

/** Does so every hour; gives the function that stops it. */
export function startApplicationExpiry(
  kysely: Kysely<Tables>,
  log: Pick<ServerLog, 'error'>,
  now: () => number,
): () => void {
  const timer = setInterval(() => {
    expireApplications(kysely, now()).catch((error: unknown) => {
      log.error('Old applications could not be deleted', { reason: toReason(error) });
    });
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
