import { type Kysely, sql } from 'kysely';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { Tables } from '../db/schema.ts';
import { startCleanUp } from '../db/start-clean-up.ts';
import { FORGOTTEN, KEPT_DAYS } from '../form-calls/submission-rows.ts';
import type { ServerLog } from '../log/server-log.ts';
import { APPLICATION_PARTS } from './delete-application.ts';

const EVERY_MS = 60 * 60_000;

/**
 * Deletes what unfinished submissions hold once their time is over. That they were there is known for as long again, so
 * that a late call hears why there is nothing.
 * @param now ms since the epoch
 */
export async function expireSubmissions(kysely: Kysely<Tables>, now: number): Promise<void> {
  await kysely.transaction().execute(async (rows) => {
    await rows
      .deleteFrom('submissions')
      .where('expires_at', '<=', new Date(now - KEPT_DAYS * DAY_MS))
      .execute();
    await rows
      .deleteFrom('dropped_answers')
      .using('submissions')
      .whereRef('submissions.agency_id', '=', 'dropped_answers.agency_id')
      .whereRef('submissions.site_id', '=', 'dropped_answers.site_id')
      .whereRef('submissions.submission_hash', '=', 'dropped_answers.submission_hash')
      .where('submissions.expires_at', '<=', new Date(now))
      .execute();
    for (const table of APPLICATION_PARTS)
      await rows
        .deleteFrom(table)
        .using('submissions')
        .whereRef('submissions.agency_id', '=', `${table}.agency_id`)
        .whereRef('submissions.site_id', '=', `${table}.site_id`)
        .whereRef('submissions.application_id', '=', `${table}.application_id`)
        .where('submissions.expires_at', '<=', new Date(now))
        .execute();
    await rows
      .updateTable('uploads')
      .from('submissions')
      .set({ removed_at: new Date(now) })
      .whereRef('submissions.agency_id', '=', 'uploads.agency_id')
      .whereRef('submissions.site_id', '=', 'uploads.site_id')
      .whereRef('submissions.submission_hash', '=', 'uploads.submission_hash')
      .where('submissions.expires_at', '<=', new Date(now))
      .where('uploads.application_id', 'is', null)
      .where('uploads.removed_at', 'is', null)
      .execute();
    await rows
      .updateTable('submissions')
      .set({ ...FORGOTTEN, candidate_id: null, revision: sql`revision + 1` })
      .where('expires_at', '<=', new Date(now))
      .execute();
  });
}

/** Does so every hour; gives the function that stops it. */
export function startSubmissionExpiry(
  kysely: Kysely<Tables>,
  log: Pick<ServerLog, 'error'>,
  now: () => number,
): () => Promise<void> {
  return startCleanUp(log, {
    firstMs: EVERY_MS,
    everyMs: EVERY_MS,
    failure: 'Expired submissions could not be deleted',
    run: () => expireSubmissions(kysely, now()),
  });
}
