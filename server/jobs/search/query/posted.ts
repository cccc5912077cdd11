import { type RawBuilder, sql } from 'kysely';
import { TERM_VALUES } from '#schemas/api/constants.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { dayIn, MEXICAN_ZONES, momentOf } from '../../../places/mexican-zones.ts';
import { ZONE_CODE } from '../../records/job-zone.ts';
import type { Condition } from './matches-keyword.ts';

/** Days of each value, the one that is today among them. */
const DAYS: Readonly<Record<(typeof TERM_VALUES.posted)[number], number>> = {
  today: 1,
  '3days': 3,
  week: 7,
};

/** No job where the value is not known. */
export function isPostedWithin(value: string): Condition {
  const since = postedSince(value);
  return since === undefined ? sql`false` : isSince(since);
}

/** From when a job of one zone is posted within a value, in milliseconds. */
export interface PostedSince {
  /** Midnight in UTC, which is a day without a clock. */
  readonly day: number;
  /** On the clocks of the zone. */
  readonly midnight: number;
}

/** By the codes of zones; undefined where the value is not known. */
export function postedSince(value: string): readonly PostedSince[] | undefined {
  const known = TERM_VALUES.posted.find((name) => name === value);
  if (known === undefined) return undefined;
  const now = Date.now();
  return MEXICAN_ZONES.map((zone) => {
    const day = (dayIn(zone, now) - DAYS[known] + 1) * DAY_MS;
    return { day, midnight: momentOf(zone, day) };
  });
}

/** Of `TERM_VALUES.posted`, how many a job's date is within: 0 is older than all. */
export function postedPeriods(): RawBuilder<number> {
  const within = TERM_VALUES.posted.map((value) => sql`(${isPostedWithin(value)})::int`);
  return sql`${sql.join(within, sql` + `)}`;
}

/** Days since 1970, by the codes of zones. What is of today is so until the next of one of them. */
export function todaysInMexico(): readonly number[] {
  const now = Date.now();
  return MEXICAN_ZONES.map((zone) => dayIn(zone, now));
}

/** As `postedText` shows days: midnight in UTC is a day without a clock. */
function isSince(zones: readonly PostedSince[]): Condition {
  const first = Math.min(...zones.map(({ day }) => day));
  const everywhere = Math.max(...zones.map(({ midnight }) => midnight));
  const ofZone = (moments: readonly number[]) =>
    sql`(array[${sql.join(moments.map(momentText))}])[1 + ${ZONE_CODE}]`;
  return sql`(start_date >= ${momentText(first)} and (start_date >= ${momentText(everywhere)}
    or start_date >= ${ofZone(zones.map(({ midnight }) => midnight))}
    or start_date = ${ofZone(zones.map(({ day }) => day))}))`;
}

function momentText(time: number): RawBuilder<Date> {
  return sql`${new Date(time).toISOString()}::timestamptz`;
}
