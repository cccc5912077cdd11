import { MINUTE_MS } from '#schemas/time/durations.ts';
import { RequestLimit } from '../http/request-limit.ts';

/** Per network and minute, since carriers and job fairs put many people behind one address (design: limits of form calls). */
const A_MINUTE = { save: 300, begin: 60, upload: 20, parse: 20 } as const;
/** A call without a form's token counts as two: such clients have half. */
const COST_WITHOUT_TOKEN = 2;
/** Per submission: a double tap and its retries, then two a second. */
const SUBMISSION_BURST = 6;
const SUBMISSION_REFILL_MS = 500;

/** The counted part of a call. */
export interface CountedCall {
  readonly ip: string;
  readonly kind: 'save' | 'read' | 'upload' | 'parse';
  /** Undefined where the call makes one, or is about none. */
  readonly submissionId?: string | undefined;
  readonly hasToken: boolean;
}

/** Seconds to wait where there were too many calls, else 0. */
export type TakeCall = (call: CountedCall) => number;

export function createCallLimits(now: () => number): TakeCall {
  const saves = perMinute(A_MINUTE.save, now);
  const begun = perMinute(A_MINUTE.begin, now);
  const uploads = perMinute(A_MINUTE.upload, now);
  const parsed = perMinute(A_MINUTE.parse, now);
  const submissions = new RequestLimit({
    burst: SUBMISSION_BURST,
    refillMs: SUBMISSION_REFILL_MS,
    now,
  });
  return ({ ip, kind, submissionId, hasToken }) => {
    const cost = hasToken ? 1 : COST_WITHOUT_TOKEN;
    if (kind === 'upload') return uploads.take(ip, cost);
    if (kind === 'parse') return parsed.take(ip, cost);
    const seconds = saves.take(ip, cost);
    if (seconds > 0 || kind === 'read') return seconds;
    return submissionId === undefined ? begun.take(ip, cost) : submissions.takeFor(submissionId);
  };
}

function perMinute(calls: number, now: () => number): RequestLimit {
  return new RequestLimit({ burst: calls, refillMs: MINUTE_MS / calls, now });
}
