import { isRecord } from '#schemas/json/fields.ts';
import { appliedIds, markApplied } from './applied-jobs.ts';
import { readJson, writeText } from './device-storage.ts';

/** When each job or form was applied for last, in ms since the epoch: what is sent again is listed already. */
export const APPLIED_AT = 'appliedAt';

/** Entries that are kept, the newest; as many as of jobs. */
const MAX_TIMES = 500;

export type AppliedTimes = ReadonlyMap<string, number>;

export function appliedTimes(): AppliedTimes {
  // Of some only that they were applied for is known.
  const times = new Map(appliedIds().map((id) => [id, 0]));
  const stored = readJson(APPLIED_AT);
  for (const [id, time] of Object.entries(isRecord(stored) ? stored : {}))
    if (typeof time === 'number') times.set(id, time);
  return times;
}

/** Whether an application went out since then. */
export function isAppliedSince(id: string, before: AppliedTimes): boolean {
  const time = appliedTimes().get(id);
  return time !== undefined && time > (before.get(id) ?? -1);
}

/** An application was sent: its job or form is listed, and when that was. */
export function markSent(id: string): void {
  const times = appliedTimes();
  const others = [...times].filter(([known]) => known !== id).slice(1 - MAX_TIMES);
  // A clock that was set back makes no application older than the one before.
  const time = Math.max(Date.now(), (times.get(id) ?? 0) + 1);
  writeText(APPLIED_AT, JSON.stringify(Object.fromEntries([...others, [id, time]])));
  markApplied(id);
}
