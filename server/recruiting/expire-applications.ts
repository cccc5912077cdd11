import { type Kysely, sql } from 'kysely';
import type { Retention } from '#schemas/api/recruiting/retention.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { recordChange } from '../access/record-change.ts';
import { publishNews } from '../applications/application-channel.ts';
import { toReason } from '../base/error-text.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';
import type { ServerLog } from '../log/server-log.ts';
import { type SiteKey, siteColumns } from '../sites/documents/site-key.ts';
import { lockSite } from '../sites/site-rows.ts';
import { deleteWithMerged } from './change-application.ts';
import { loadApplicationSettings } from './listed/application-settings.ts';
import { tellAlike } from './listed/duplicates.ts';

const EVERY_MS = 60 * 60_000;
/** After a start, so that a server that is restarted every day deletes too, and a start is not slower. */
const FIRST_MS = 60_000;
const BATCH = 500;
const PREVIEWED_DAYS = 7;

/** Applications that were sent, each with its last change, from which its days count. */
function keptApplications(kysely: Kysely<Tables>, { agencyId, siteId }: SiteKey) {
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
  return kysely.selectFrom(listed.as('kept'));
}

interface RetentionRequest {
  readonly site: SiteKey;
  /** That applications are kept after their last change. */
  readonly days: number;
  /** ms since the epoch */
  readonly now: number;
}

/** Ids of those whose days are over, no more than `limit`. */
async function findExpired(
  kysely: Kysely<Tables>,
  { site, days, now, limit }: RetentionRequest & { readonly limit: number },
): Promise<readonly string[]> {
  const rows = await keptApplications(kysely, site)
    .select('application_id')
    .where('changed_at', '<=', new Date(now - days * DAY_MS))
    .limit(limit)
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
 * Deletes applications that nobody has changed for as long as their site keeps them.
 * @param now ms since the epoch
 */
export async function expireApplications(database: ExpiredFrom, now: number): Promise<void> {
  const { kysely } = database;
  const sites = await kysely.selectFrom('sites').select(['agency_id', 'site_id']).execute();
  for (const { agency_id: agencyId, site_id: siteId } of sites) {
    const site = { agencyId, siteId };
    const { retentionDays: days } = await loadApplicationSettings(kysely, site);
    while ((await deleteExpired(database, { site, days, now })) === BATCH);
  }
}

/** One process at a time deletes those of a site. @returns how many were deleted */
async function deleteExpired(database: ExpiredFrom, request: RetentionRequest): Promise<number> {
  const { site, now } = request;
  return database.kysely.transaction().execute(async (rows) => {
    await lockSite(rows, site);
    const ids = await findExpired(rows, { ...request, limit: BATCH });
    if (ids.length === 0) return 0;
    await tellAlike(database, rows, { site, ids });
    await deleteWithMerged(rows, { site, now }, ids);
    await recordChange(
      rows,
      { name: 'retention' },
      { ...site, action: 'applications-expired', detail: `count=${ids.length}` },
    );
    for (const subject of ids) await publishNews(database, { site, kind: 'gone', subject }, rows);
    return ids.length;
  });
}

/** Does so soon and then every hour; gives the function that stops it. */
export function startApplicationExpiry(
  database: ExpiredFrom,
  log: Pick<ServerLog, 'error'>,
  now: () => number,
): () => void {
  const run = () => {
    expireApplications(database, now()).catch((error: unknown) => {
      log.error('Old applications could not be deleted', { reason: toReason(error) });
    });
  };
  const first = setTimeout(run, FIRST_MS).unref();
  const timer = setInterval(run, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
