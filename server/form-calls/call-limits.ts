import { RequestLimit } from '../http/request-limit.ts';

/**
 * Per network, since carriers and job fairs put many people behind one address. Half of what calls with a form's token have,
 * for none is asked for here.
 */
const SAVES_A_MINUTE = 150;
const NEW_A_MINUTE = 30;
/** Per submission: a double tap and its retries, then two a second. */
const SUBMISSION_BURST = 6;
const SUBMISSION_REFILL_MS = 500;
const MINUTE_MS = 60_000;

/** The counted part of a call. */
export interface CountedCall {
  readonly ip: string;
  /** Undefined where the call makes one. */
  readonly submissionId?: string | undefined;
}

/** Seconds to wait where there were too many calls, else 0. */
export type TakeCall = (call: CountedCall) => number;

export function createCallLimits(now: () => number): TakeCall {
  const saves = perMinute(SAVES_A_MINUTE, now);
  const begun = perMinute(NEW_A_MINUTE, now);
  const submissions = new RequestLimit({
    burst: SUBMISSION_BURST,
    refillMs: SUBMISSION_REFILL_MS,
    now,
  });
  return ({ ip, submissionId }) =>
    saves.take(ip) ||
    (submissionId === undefined ? begun.take(ip) : submissions.takeFor(submissionId));
}

function perMinute(calls: number, now: () => number): RequestLimit {
  return new RequestLimit({ burst: calls, refillMs: MINUTE_MS / calls, now });
}
