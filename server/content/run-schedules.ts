import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';
import { publishSiteChange } from '../sites/site-channel.ts';
import { lockSite } from './change-page.ts';
import { type PageKey, pageColumns } from './page-key.ts';
import { lockPageState, type PageState, type Rows } from './page-state.ts';
import { publishState } from './publish-page.ts';
import type { Refusal } from './refusal.ts';
import type { OpenJudge, SiteJudge } from './site-judge.ts';
import { takeOff } from './unpublish-page.ts';

interface DueSchedule {
  readonly key: PageKey;
  readonly action: 'publish' | 'unpublish';
  readonly createdBy: string;
}

export interface RunOptions {
  readonly database: Database;
  readonly openJudge: OpenJudge;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Does what is due, each in a transaction of its own. What cannot be done any more keeps the reason and waits for a
 * person. Several processes may run it at once: each schedule is done by one of them.
 *
 * @returns how many were done or given up
 */
export async function runSchedules(options: RunOptions): Promise<number> {
  const { database, openJudge, now } = options;
  let count = 0;
  for (;;) {
    const due = await findDue(database.kysely, now);
    if (due === undefined) return count;
    const judge = await openJudge(due.key);
    await database.kysely.transaction().execute((rows) => runDue(rows, { due, judge, now }));
    await publishSiteChange(database, due.key);
    count += 1;
  }
}

interface DueTask {
  readonly due: DueSchedule;
  readonly judge: SiteJudge;
  readonly now: number;
}

async function runDue(rows: Rows, { due, judge, now }: DueTask): Promise<void> {
  await lockSite(rows, due.key);
  const state = await lockPageState(rows, due.key);
  // Another process may have done it while this one waited for the locks.
  if (!(await isDue(rows, due, now))) return;
  const done = await run(rows, { ...due, state }, judge);
  if (done.ok) await remove(rows, due);
  else await setFailure(rows, due, done.problems.map(toReason).join('; '));
}

async function findDue(rows: Kysely<Tables>, now: number): Promise<DueSchedule | undefined> {
  const row = await rows
    .selectFrom('page_schedules')
    .select(['agency_id', 'site_id', 'page_id', 'action', 'created_by'])
    .where('run_at', '<=', new Date(now))
    .where('failure', 'is', null)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { agency_id: agencyId, site_id: siteId, page_id: pageId, action, created_by } = row;
  return { key: { agencyId, siteId, pageId }, action, createdBy: created_by };
}

async function isDue(rows: Rows, { key, action }: DueSchedule, now: number): Promise<boolean> {
  const row = await rows
    .selectFrom('page_schedules')
    .select('page_id')
    .where((eb) => eb.and(pageColumns(key)))
    .where('action', '=', action)
    .where('run_at', '<=', new Date(now))
    .where('failure', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function run(
  rows: Rows,
  { key, action, createdBy, state }: DueSchedule & { readonly state: PageState | undefined },
  judge: SiteJudge,
): Promise<Result<undefined, Refusal>> {
  if (state === undefined || state.deletedAt !== null) return fail({ kind: 'page-unknown' });
  const actor = { name: createdBy };
  if (action === 'publish') {
    const published = await publishState(rows, { key, actor, judge }, state);
    return published.ok ? ok(undefined) : published;
  }
  if (state.liveVersion !== null) await takeOff(rows, { key, actor }, state);
  return ok(undefined);
}

async function remove(rows: Rows, { key, action }: DueSchedule): Promise<void> {
  await rows
    .deleteFrom('page_schedules')
    .where((eb) => eb.and(pageColumns(key)))
    .where('action', '=', action)
    .execute();
}

async function setFailure(
  rows: Rows,
  { key, action }: DueSchedule,
  failure: string,
): Promise<void> {
  await rows
    .updateTable('page_schedules')
    .set({ failure })
    .where((eb) => eb.and(pageColumns(key)))
    .where('action', '=', action)
    .execute();
}

/** Codes, which the reader's language is added to where they are shown. */
function toReason(refusal: Refusal): string {
  if (refusal.kind !== 'document-invalid') return refusal.kind;
  const errors = refusal.problems.filter(({ severity }) => severity === 'error');
  return [...new Set(errors.map(({ code }) => code))].join(', ');
}
