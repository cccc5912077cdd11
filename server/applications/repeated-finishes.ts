import { createHash } from 'node:crypto';
import { DAY_MS } from '#schemas/time/durations.ts';
import { isSecretKey } from '../form-calls/submission-id.ts';
import type { SubmitCall, SubmitOutcome } from './submit-application.ts';

type Saved = Extract<SubmitOutcome, { readonly state: 'saved' }>;

/** How long a phone that had no answer to its last step may ask again, in ms. */
const KEEP_MS = DAY_MS;

/** Answers that are kept, the newest. */
const MAX_KEPT = 5000;

interface KeptAnswer {
  readonly answer: Saved;
  readonly until: number;
}

/**
 * A submission's id leads to nothing once it is sent. Whoever sends its last step again with the same secret
 * `Idempotency-Key` had no answer to the first, and gets the same one, with the link to what was sent.
 */
export class RepeatedFinishes {
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #now: () => number;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The answer to a call, as it was the first time. */
  answer(call: SubmitCall, outcome: SubmitOutcome): SubmitOutcome {
    if (outcome.state !== 'saved' || call.status !== 'APPLY_FINISH') return outcome;
    const key = keyOf(outcome.id, call.idempotencyKey);
    if (key === undefined) return outcome;
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#now()) return kept.answer;
    if (outcome.myData !== undefined) this.#keep(key, outcome);
    return outcome;
  }

  #keep(key: string, answer: Saved): void {
    this.#kept.set(key, { answer, until: this.#now() + KEEP_MS });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

function keyOf(submissionId: string, idempotencyKey: string | undefined): string | undefined {
  if (idempotencyKey === undefined || !isSecretKey(idempotencyKey)) return undefined;
  const told = JSON.stringify([submissionId, idempotencyKey]);
  return createHash('sha256').update(told).digest('base64url');
}
