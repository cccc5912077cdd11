import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '#schemas/time/durations.ts';
import { isSecretKey } from '../form-calls/submission-id.ts';
import type { SubmitCall, SubmitOutcome } from './submit-application.ts';

type Saved = Extract<SubmitOutcome, { readonly state: 'saved' }>;

/** What the server says once of an application. Keys that were ignored are no part of it: each holds all of its text. */
type Told = Pick<Saved, 'mayBeDuplicate' | 'folio' | 'myData'>;

/** How long a phone that had no answer to its last step may ask again, in ms. */
const KEEP_MS = DAY_MS;

/** Answers that are kept, the newest. */
const MAX_KEPT = 5000;

/**
 * A submission's id leads to nothing once it is sent. Whoever sends its last step again with the same secret
 * `Idempotency-Key` had no answer to the first, and gets the same one, with the link to what was sent.
 */
export class RepeatedFinishes {
  readonly #told: LRUCache<string, Told>;
  /** Calls that are on their way, by their `Idempotency-Key`. */
  readonly #running = new Map<string, Promise<SubmitOutcome>>();

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#told = new LRUCache({ max: MAX_KEPT, ttl: KEEP_MS, ttlResolution: 0, perf: { now } });
  }

  /** The answer to a call, as it was the first time. */
  async answer(call: SubmitCall, submit: () => Promise<SubmitOutcome>): Promise<SubmitOutcome> {
    const { status, idempotencyKey: key } = call;
    if (status !== 'APPLY_FINISH' || key === undefined || !isSecretKey(key)) return submit();
    const running = this.#answerAfter(this.#running.get(key), key, submit);
    this.#running.set(key, running);
    try {
      return await running;
    } finally {
      if (this.#running.get(key) === running) this.#running.delete(key);
    }
  }

  /** @param before a call that was first: its link may still be in the making */
  async #answerAfter(
    before: Promise<SubmitOutcome> | undefined,
    idempotencyKey: string,
    submit: () => Promise<SubmitOutcome>,
  ): Promise<SubmitOutcome> {
    const outcome = await submit();
    if (outcome.state !== 'saved') return outcome;
    await Promise.allSettled([before]);
    const name = nameOf(outcome.id, idempotencyKey);
    const told = this.#told.get(name);
    if (told) return { ...outcome, ...told };
    const { mayBeDuplicate, folio, myData } = outcome;
    if (myData !== undefined) this.#told.set(name, { mayBeDuplicate, folio, myData });
    return outcome;
  }
}

function nameOf(submissionId: string, idempotencyKey: string): string {
  const told = JSON.stringify([submissionId, idempotencyKey]);
  return createHash('sha256').update(told).digest('base64url');
}
