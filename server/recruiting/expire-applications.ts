import { type Kysely, type SqlBool, sql } from 'kysely';
import { chunk } from 'lodash-es';
import type { Retention } from '#schemas/api/recruiting/retention.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { recordChange } from '../access/record-change.ts';
import { publishNews } from '../applications/application-channel.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';
import { startCleanUp } from '../db/start-clean-up.ts';
import type { ServerLog } from '../log/server-log.ts';
import { type SiteKey, siteColumns } from '../sites/documents/site-key.ts';
import { lockSite } from '../sites/site-rows.ts';
import { deleteWithMerged } from './change-application.ts';
import { loadApplicationSettings } from './listed/application-settings.ts';
import { tellAlike } from './listed/duplicates.ts';

const EVERY_MS = 60 * 60_000;
/** After a start, so that a server that is restarted every day deletes too, and a start is not slower. */
const FIRST_MS = 60_000;
/** Ids that are looked for at once, which reads all applications of a site. */
const FOUND = 500;
/** Deleted in one transaction. The embedded database has one session, and saves of visitors wait for it. */
const BATCH = 25;
const PREVIEWED_DAYS = 7;

/**
 * Applications that were sent, each with its last change, from which its days count.
 * @param ids these alone
 */
function keptApplications(
  kysely: Kysely<Tables>,
  { agencyId, siteId }: SiteKey,
  ids?: readonly string[],
) {
  const changed = sql<Date>`greatest(finished_at, step_at, (
    select max(n.created_at) from application_notes as n
    where n.agency_id = ${agencyId} and n.site_id = ${siteId}
      and n.application_id = listed_applications.application_id))`;
  const listed = kysely
    .selectFrom('listed_applications')
    .select(['application_id', changed.as('changed_at')])
    .where((eb) => eb.and(siteColumns({ agencyId, siteId })))
    .where('finished_at', 'is not', null)
    .where('merged_into', 'is', null);
  const asked =
    ids === undefined
      ? listed
      : listed.where(sql<SqlBool>`application_id = any(cast(${ids} as uuid[]))`);
  return kysely.selectFrom(asked.as('kept'));
}

interface RetentionRequest {
  readonly site: SiteKey;
  /** That applications are kept after their last change. */
  readonly days: number;
  /** ms since the epoch */
  readonly now: number;
}

/** Ids of those whose days are over, no more than are looked for at once. */
async function findExpired(
  kysely: Kysely<Tables>,
  { site, days, now }: RetentionRequest,
  ids?: readonly string[],
): Promise<readonly string[]> {
  const rows = await keptApplications(kysely, site, ids)
    .select('application_id')
    .where('changed_at', '<=', new Date(now - days * DAY_MS))
    .limit(FOUND)
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/** What goes by itself, and when, if applications are kept for so many days. */
export async function previewRetention(
  kysely: Kysely<Tables>,
  { site, days, now }: RetentionRequest,
): Promise<Retention> {
  const since = new Date(now - days * DAY_MS);
  const nextWeek = new Date(since.getTime() + PREVIEWED_DAYS * DAY_MS);
  const { atOnce, soon, next } = await keptApplications(kysely, site)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('changed_at', '<=', since).as('atOnce'),
      fn
        .countAll<number>()
        .filterWhere('changed_at', '>', since)
        .filterWhere('changed_at', '<=', nextWeek)
        .as('soon'),
      fn.min<Date | null>('changed_at').filterWhere('changed_at', '>', since).as('next'),
    ])
    .executeTakeFirstOrThrow();
  return {
    atOnce: Number(atOnce),
    nextWeek: Number(soon),
    nextAt: next === null ? null : new Date(next.getTime() + days * DAY_MS).toISOString(),
  };
}

type ExpiredFrom = Pick<Database, 'kysely' | 'publish'>;

/**
 * Deletes applications that nobody has changed for as long as their site keeps them, a few at a time.
 * @param now ms since the epoch
 */
export async function expireApplications(
  database: ExpiredFrom,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const { kysely } = database;
  const sites = await kysely.selectFrom('sites').select(['agency_id', 'site_id']).execute();
  for (const { agency_id: agencyId, site_id: siteId } of sites) {
    const site = { agencyId, siteId };
    let ids: readonly string[];
    do {
      const { retentionDays: days } = await loadApplicationSettings(kysely, site);
      ids = await findExpired(kysely, { site, days, now });
      for (const batch of chunk(ids, BATCH)) {
        if (signal?.aborted) return;
        await deleteExpired(database, { site, now }, batch);
      }
    } while (ids.length === FOUND);
  }
}

/** Deletes those of them that are still over: somebody may have written a note, or had the site keep them for longer. */
async function deleteExpired(
  database: ExpiredFrom,
  { site, now }: Omit<RetentionRequest, 'days'>,
  found: readonly string[],
): Promise<void> {
  await database.kysely.transaction().execute(async (rows) => {
    // One process at a time, and nobody saves settings meanwhile.
    await lockSite(rows, site);
    const { retentionDays: days } = await loadApplicationSettings(rows, site);
    const ids = await findExpired(rows, { site, days, now }, found);
    if (ids.length === 0) return;
    await tellAlike(database, rows, { site, ids });
    await deleteWithMerged(rows, { site, now }, ids);
    await recordChange(
      rows,
      { name: 'retention' },
      { ...site, action: 'applications-expired', detail: `count=${ids.length}` },
    );
    for (const subject of ids) await publishNews(database, { site, kind: 'gone', subject }, rows);
  });
}

/** Does so soon and then every hour; gives the function that stops it. */
export function startApplicationExpiry(
  database: ExpiredFrom,
  log: Pick<ServerLog, 'error'>,
  now: () => number,
): () => Promise<void> {
  return startCleanUp(log, {
    firstMs: FIRST_MS,
    everyMs: EVERY_MS,
    failure: 'Old applications could not be deleted',
    run: (signal) => expireApplications(database, now(), signal),
  });
}
