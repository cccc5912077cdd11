import { createHash, randomBytes } from 'node:crypto';
import type { SiteKey } from '../sites/documents/site-key.ts';

const ID_BYTES = 16;

/** Fewer characters cannot hold the 128 random bits that make an id a secret. */
const MIN_KEY_LENGTH = 20;

/**
 * The id of a new submission: 128 random bits as base64url. A call that comes again with its `Idempotency-Key` gets the same
 * id, as secret as the key is.
 * @param subject id of the job or form that it is for
 */
export function createSubmissionId(
  { agencyId, siteId }: SiteKey,
  subject: string,
  idempotencyKey?: string,
): string {
  if (idempotencyKey === undefined || !isSecretKey(idempotencyKey))
    return randomBytes(ID_BYTES).toString('base64url');
  return createHash('sha256')
    .update(JSON.stringify(['submission', agencyId, siteId, subject, idempotencyKey]))
    .digest()
    .subarray(0, ID_BYTES)
    .toString('base64url');
}

/** Whether nobody can guess it. */
export function isSecretKey(idempotencyKey: string): boolean {
  return idempotencyKey.length >= MIN_KEY_LENGTH;
}

/** Of the key that a last step came with, as rows have it: nobody without the submission's id makes the same one. */
export function hashFinishKey(submissionId: string, idempotencyKey: string): string {
  return hashSubmissionId(JSON.stringify(['finish', submissionId, idempotencyKey]));
}

/** SHA-256 in hexadecimal, as rows have it. */
export function hashSubmissionId(submissionId: string): string {
  return createHash('sha256').update(submissionId).digest('hex');
}
