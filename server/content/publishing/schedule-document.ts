import { hasErrors } from '#schemas/problems/problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import { type DocumentKey, documentColumns } from '../../sites/documents/document-key.ts';
import { changeDocument, type DocumentChange } from '../documents/change-document.ts';
import type { DocumentState, Rows } from '../documents/document-state.ts';
import type { Refusal } from '../documents/refusal.ts';
import { contentKindOf } from '../kinds/content-kinds.ts';
import { dropSchedule } from './drop-schedule.ts';
import type { PublishOptions } from './publish-document.ts';

export interface Schedule {
  readonly action: 'publish' | 'unpublish';
  /** When it is to happen; null takes the schedule back. */
  readonly at: Date | null;
}

export interface ScheduleOptions extends PublishOptions {
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Plans further ahead are taken for a mistyped year. */
const MAX_AHEAD_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/**
 * Plans to publish the draft as it will be then, or to take the document off the site. What somebody writes meanwhile who
 * may not publish is not published that way either. A draft that cannot be published now
 * is refused, so that nobody waits for what will not happen.
 */
export async function scheduleDocument(
  { database, openJudge, now }: ScheduleOptions,
  change: DocumentChange,
  schedule: Schedule,
): Promise<Result<undefined, Refusal>> {
  const { key, actor } = change;
  const judge = await openJudge(key);
  return changeDocument(database, change, async (rows, state) => {
    if (schedule.at === null) return ok(await takeBack(rows, change, schedule.action));
    if (!isAhead(schedule.at, now)) return fail(notAhead());
    if (schedule.action === 'publish') {
      const request = {
        kind: contentKindOf(key.kind),
        text: state.document,
        purpose: 'publish',
      } as const;
      const { document, problems } = await judge.document(rows, request);
      if (document === undefined || hasErrors(problems))
        return fail<Refusal>({ kind: 'document-invalid', problems });
    }
    await putSchedule(rows, key, { ...schedule, at: schedule.at, actor, state });
    return ok(undefined);
  });
}

function isAhead(at: Date, now: number): boolean {
  const ahead = at.getTime() - now;
  return ahead > 0 && ahead < MAX_AHEAD_MS;
}

function notAhead(): Refusal {
  return {
    kind: 'request-invalid',
    detail: 'A schedule needs a time that is still to come, within two years.',
  };
}

interface NewSchedule {
  readonly action: Schedule['action'];
  readonly at: Date;
  readonly actor: Actor;
  readonly state: DocumentState;
}

async function putSchedule(
  rows: Rows,
  key: DocumentKey,
  { action, at, actor, state }: NewSchedule,
): Promise<void> {
  const plan = {
    run_at: at,
    created_by: actor.name,
    created_at: new Date(),
    checksum: state.checksum,
    failure: null,
  };
  await rows
    .insertInto('document_schedules')
    .values({ ...documentColumns(key), action, ...plan })
    .onConflict((on) =>
      on.columns(['agency_id', 'site_id', 'kind', 'document_id', 'action']).doUpdateSet(plan),
    )
    .execute();
  const detail = `${action} at ${at.toISOString()}`;
  await recordChange(rows, actor, { ...key, action: `${key.kind}-scheduled`, detail });
}

async function takeBack(
  rows: Rows,
  { key, actor }: Pick<DocumentChange, 'key' | 'actor'>,
  action: Schedule['action'],
): Promise<undefined> {
  await dropSchedule(rows, key, action);
  await recordChange(rows, actor, {
    ...key,
    action: `${key.kind}-schedule-removed`,
    detail: action,
  });
  return undefined;
}
