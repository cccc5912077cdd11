import { sql } from 'kysely';
import { DAY_MS } from '#schemas/time/durations.ts';
import { hashFinishKey, hashSubmissionId, isSecretKey } from '../form-calls/submission-id.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import type { ApplicationContext } from './application-context.ts';

/** How long a phone that had no answer to its last step may ask again, in ms. */
const KEEP_MS = DAY_MS;

interface RepeatedFinish {
  readonly site: SiteKey;
  readonly submissionId: string;
  readonly idempotencyKey: string | undefined;
}

/** What the last step was answered with. */
interface Finish {
  readonly at: Date;
  readonly mayBeDuplicate: boolean;
}

/** What is stored of the key of a last step; undefined for one that somebody might guess. */
export function finishKeyOf(
  submissionId: string,
  idempotencyKey: string | undefined,
): string | undefined {
  if (idempotencyKey === undefined || !isSecretKey(idempotencyKey)) return undefined;
  return hashFinishKey(submissionId, idempotencyKey);
}

/**
 * A submission's id leads to nothing once it is sent. Whoever sends its last step again with the same secret
 * `Idempotency-Key` had no answer to the first, and gets the same one from any process, with the link to what was sent.
 */
export async function findFinish(
  { kysely, now }: Pick<ApplicationContext, 'kysely' | 'now'>,
  { site, submissionId, idempotencyKey }: RepeatedFinish,
): Promise<Finish | undefined> {
  const key = finishKeyOf(submissionId, idempotencyKey);
  if (key === undefined) return undefined;
  const found = await sql<Finish>`
    select own.finished_at as at, exists (
      select from applications as other
      where other.agency_id = own.agency_id and other.site_id = own.site_id and other.job_id = own.job_id
        and other.application_id <> own.application_id and other.finished_at <= own.finished_at
        and (other.contact_email = own.contact_email or other.contact_phone = own.contact_phone)
    ) as "mayBeDuplicate"
    from applications as own
    where own.agency_id = ${site.agencyId} and own.site_id = ${site.siteId}
      and own.submission_hash = ${hashSubmissionId(submissionId)} and own.finish_key_hash = ${key}
      and own.finished_at > ${new Date(now() - KEEP_MS)}`.execute(kysely);
  return found.rows[0];
}
