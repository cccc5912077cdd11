import { isRecord } from '#schemas/json/fields.ts';
import { appliedIds, markApplied } from './applied-jobs.ts';
import { readJson, writeText } from './device-storage.ts';

/** When each job or form was applied for last, in ms since the epoch, with its folio: what is sent again is listed already. */
export const APPLIED_AT = 'appliedAt';

/** Entries that are kept, the newest; as many as of jobs. */
const MAX_TIMES = 500;

/** As it is stored: the time alone where the folio is not known. */
type SentEntry = number | readonly [time: number, folio: string];

export type AppliedTimes = ReadonlyMap<string, number>;

export function appliedTimes(): AppliedTimes {
  // Of some only that they were applied for is known.
  const times = new Map(appliedIds().map((id) => [id, 0]));
  for (const [id, entry] of readEntries()) times.set(id, timeOf(entry));
  return times;
}

/** What the last application for a job or form is called by. */
export function sentFolio(id: string): string | undefined {
  const entry = readEntries().get(id);
  return typeof entry === 'object' ? entry[1] : undefined;
}

/** Whether an application went out since then. */
export function isAppliedSince(id: string, before: AppliedTimes): boolean {
  const time = appliedTimes().get(id);
  return time !== undefined && time > (before.get(id) ?? -1);
}

/** What becomes of saves once the application was sent by another page. */
export interface AlreadySent {
  readonly state: 'already-sent';
  readonly folio: string | undefined;
}

export function alreadySent(id: string): AlreadySent {
  return { state: 'already-sent', folio: sentFolio(id) };
}

/** An application was sent: its job or form is listed, and when that was. */
export function markSent(id: string, folio?: string): void {
  const entries = readEntries();
  const others = [...entries].filter(([known]) => known !== id).slice(1 - MAX_TIMES);
  // A clock that was set back makes no application older than the one before.
  const time = Math.max(Date.now(), timeOf(entries.get(id) ?? 0) + 1);
  const entry = folio === undefined ? time : [time, folio];
  writeText(APPLIED_AT, JSON.stringify(Object.fromEntries([...others, [id, entry]])));
  markApplied(id);
}

function timeOf(entry: SentEntry): number {
  return typeof entry === 'number' ? entry : entry[0];
}

function readEntries(): ReadonlyMap<string, SentEntry> {
  const stored = readJson(APPLIED_AT);
  const entries = Object.entries(isRecord(stored) ? stored : {});
  return new Map(entries.flatMap(([id, entry]) => (isEntry(entry) ? [[id, entry] as const] : [])));
}

function isEntry(entry: unknown): entry is SentEntry {
  if (!Array.isArray(entry)) return typeof entry === 'number';
  return typeof entry[0] === 'number' && typeof entry[1] === 'string';
}
