import type { Kysely } from 'kysely';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '../../base/error-text.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';
import type { ServerLog } from '../../log/server-log.ts';
import { type DocumentKey, documentColumns } from '../../sites/documents/document-key.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import { lockSite } from '../../sites/site-rows.ts';
import { type DocumentState, lockDocumentState, type Rows } from '../documents/document-state.ts';
import { codeOf, type Refusal } from '../documents/refusal.ts';
import type { OpenJudge, SiteJudge } from '../documents/site-judge.ts';
import { dropSchedule } from './drop-schedule.ts';
import { publishState } from './publish-document.ts';
import { takeOff } from './unpublish-document.ts';

interface DueSchedule {
  readonly key: DocumentKey;
  readonly action: 'publish' | 'unpublish';
  readonly createdBy: string;
  /** Of the document that was there when it was planned. */
  readonly checksum: string;
}

interface DraftChanged {
  readonly kind: 'draft-changed';
}

export interface ScheduleRunOptions {
  readonly database: Database;
  readonly openJudge: OpenJudge;
  readonly log: Pick<ServerLog, 'error'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Does what is due, each in a transaction of its own. What cannot be done any more keeps the reason and waits for a
 * person. Several processes may run it at once: each schedule is done by one of them.
 *
 * @returns how many were done or given up
 */
export async function runSchedules(options: ScheduleRunOptions): Promise<number> {
  const { database, now } = options;
  const due = await findDue(database.kysely, now);
  for (const schedule of due) await runAlone(options, schedule);
  return due.length;
}

/** What one schedule breaks must not keep the others, which may be another agency's, from their time. */
async function runAlone(options: ScheduleRunOptions, due: DueSchedule): Promise<void> {
  const { database, openJudge, now, log } = options;
  try {
    const judge = await openJudge(due.key);
    await database.kysely.transaction().execute(async (rows) => {
      await runDue(rows, { due, judge, now });
      await publishSiteChange(database, due.key, rows);
    });
  } catch (error) {
    // Without the database it is tried again; with it, the next try would end like this one.
    if (!(await database.isReady())) throw error;
    log.error('A scheduled change failed', {
      ...due.key,
      action: due.action,
      reason: toReason(error),
    });
    await setFailure(database.kysely, due, 'internal-error');
  }
}

interface DueTask {
  readonly due: DueSchedule;
  readonly judge: SiteJudge;
  readonly now: number;
}

async function runDue(rows: Rows, { due, judge, now }: DueTask): Promise<void> {
  await lockSite(rows, due.key);
  const state = await lockDocumentState(rows, due.key);
  // Another process may have done it while this one waited for the locks.
  if (!(await isDue(rows, due, now))) return;
  const done = await run(rows, { ...due, state }, judge);
  if (done.ok) await dropSchedule(rows, due.key, due.action);
  else await setFailure(rows, due, done.problems.map(toCodes).join('; '));
}

/** Done in one go; the rest waits for the next second. */
const MAX_DUE = 100;

async function findDue(kysely: Kysely<Tables>, now: number): Promise<DueSchedule[]> {
  const rows = await kysely
    .selectFrom('document_schedules')
    .select(['agency_id', 'site_id', 'kind', 'document_id', 'action', 'created_by', 'checksum'])
    .where('run_at', '<=', new Date(now))
    .where('failure', 'is', null)
    .orderBy('run_at')
    .limit(MAX_DUE)
    .execute();
  return rows.map((row) => ({
    key: {
      agencyId: row.agency_id,
      siteId: row.site_id,
      kind: row.kind,
      documentId: row.document_id,
    },
    action: row.action,
    createdBy: row.created_by,
    checksum: row.checksum,
  }));
}

async function isDue(rows: Rows, { key, action }: DueSchedule, now: number): Promise<boolean> {
  const row = await rows
    .selectFrom('document_schedules')
    .select('document_id')
    .where((eb) => eb.and(documentColumns(key)))
    .where('action', '=', action)
    .where('run_at', '<=', new Date(now))
    .where('failure', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function run(
  rows: Rows,
  due: DueSchedule & { readonly state: DocumentState | undefined },
  judge: SiteJudge,
): Promise<Result<undefined, Refusal | DraftChanged>> {
  const { key, action, createdBy, state } = due;
  if (state === undefined || state.deletedAt !== null)
    return fail({ kind: 'document-unknown', key });
  const actor = { name: createdBy };
  if (action === 'publish') {
    if (isChangedByOthers(state, due)) return fail({ kind: 'draft-changed' });
    const published = await publishState(rows, { key, actor, judge }, state);
    return published.ok ? ok(undefined) : published;
  }
  if (state.liveVersion !== null) await takeOff(rows, { key, actor }, state);
  return ok(undefined);
}

/** Whether somebody without the right to publish has changed what was to be published. */
function isChangedByOthers({ checksum, draft }: DocumentState, due: DueSchedule): boolean {
  return checksum !== due.checksum && draft?.isByPublisher === false;
}

async function setFailure(
  rows: Kysely<Tables>,
  { key, action }: DueSchedule,
  failure: string,
): Promise<void> {
  await rows
    .updateTable('document_schedules')
    .set({ failure })
    .where((eb) => eb.and(documentColumns(key)))
    .where('action', '=', action)
    .execute();
}

/** Codes, which the reader's language is added to where they are shown. */
function toCodes(refusal: Refusal | DraftChanged): string {
  if (refusal.kind === 'draft-changed') return refusal.kind;
  if (refusal.kind !== 'document-invalid') return codeOf(refusal);
  const errors = refusal.problems.filter(({ severity }) => severity === 'error');
  return [...new Set(errors.map(({ code }) => code))].join(', ');
}
