import { DAY_MS } from '#schemas/time/durations.ts';
import { MEXICAN_ZONES, type MexicanZone, zonedMoment } from '../../places/mexican-zones.ts';
import { toLine } from '../text/plain-text.ts';
import { isEndless, parseFeedDate, parseFeedEnd } from './feed-date.ts';
import type { RawJob } from './feed-item.ts';
import type { Warn } from './job-warnings.ts';

/** Clocks and time zones differ: a start up to a day ahead is today's. */
const AHEAD_MS = DAY_MS;
const MAX_TEXT = 200;

/** `postedAt` of a job whose feed gives a day that cannot be read. */
export const UNKNOWN_DAY = '';

interface JobClock {
  readonly now: Date;
  /** Of the job's place. */
  readonly zone: MexicanZone;
}

/** When a job begins and ends; null where the feed says nothing that can be read. */
export function toDates({ fields }: RawJob, { now, zone }: JobClock, warn: Warn) {
  const date = toLine(fields.date, MAX_TEXT);
  const start = parseFeedDate(date, zone);
  const isAhead = start !== undefined && Date.parse(start) > now.getTime() + AHEAD_MS;
  const isWrong = date !== null && (start === undefined || isAhead);
  if (isWrong) warn('date-unreadable', 'date', date);
  const expiry = toLine(fields.expirationdate, MAX_TEXT);
  const end = parseFeedEnd(expiry);
  if (expiry !== null && end === undefined && !isEndless(expiry))
    warn('expiry-unreadable', 'expirationdate', expiry);
  return {
    start_date: start === undefined || isAhead ? null : start,
    expires_at: end ?? null,
  };
}

/** On the clocks of the job's place, where those are not of most of Mexico; a day without a clock stays one. */
export function toPostedAt(start: string | null, zone: MexicanZone): string {
  if (start === null) return UNKNOWN_DAY;
  const time = Date.parse(start);
  return zone === MEXICAN_ZONES[0] || time % DAY_MS === 0 ? start : zonedMoment(zone, time);
}
