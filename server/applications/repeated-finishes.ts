import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '#schemas/time/durations.ts';
import { isSecretKey } from '../form-calls/submission-id.ts';
import type { SubmitCall, SubmitOutcome } from './submit-application.ts';

type Saved = Extract<SubmitOutcome, { readonly state: 'saved' }>;

/** How long a phone that had no answer to its last step may ask again, in ms. */
const KEEP_MS = DAY_MS;

/** Answers that are kept, the newest. */
const MAX_KEPT = 5000;

/**
 * A submission's id leads to nothing once it is sent. Whoever sends its last step again with the same secret
 * `Idempotency-Key` had no answer to the first, and gets the same one, with the link to what was sent.
 */
export class RepeatedFinishes {
  readonly #answers: LRUCache<string, Saved>;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#answers = new LRUCache({ max: MAX_KEPT, ttl: KEEP_MS, ttlResolution: 0, perf: { now } });
  }

  /** The answer to a call, as it was the first time. */
  answer(call: SubmitCall, outcome: SubmitOutcome): SubmitOutcome {
    if (outcome.state !== 'saved' || call.status !== 'APPLY_FINISH') return outcome;
    const key = keyOf(outcome.id, call.idempotencyKey);
    if (key === undefined) return outcome;
    const kept = this.#answers.get(key);
    if (kept === undefined && outcome.myData !== undefined) this.#answers.set(key, outcome);
    return kept ?? outcome;
  }
}

function keyOf(submissionId: string, idempotencyKey: string | undefined): string | undefined {
  if (idempotencyKey === undefined || !isSecretKey(idempotencyKey)) return undefined;
  const told = JSON.stringify([submissionId, idempotencyKey]);
  return createHash('sha256').update(told).digest('base64url');
}
