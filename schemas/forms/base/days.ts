import { DAY_MS } from '../../time/durations.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const FROM_TODAY = /^today(?:([+-]\d{1,5})d)?$/;

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  if (day === undefined) return false;
  return isCalendarDay(Number(year), Number(month), Number(day));
}

/** @param month from 1 */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day that a form names: itself, or one counted from today. Undefined for what is none. */
export function resolveDay(text: string, today: string): string | undefined {
  const [match, days = '0'] = FROM_TODAY.exec(text) ?? [];
  if (match === undefined) return isDay(text) ? text : undefined;
  return isDay(today) ? addDays(today, Number(days)) : undefined;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every site is Mexican, and none sets another zone. */
export const SITE_TIME_ZONE = 'America/Mexico_City';

/** By time zone: making one takes longer than judging a form does. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en', { timeZone, ...day });
  formats.set(timeZone, format);
  return format;
}

/**
 * The day in a time zone.
 * @param now ms since the epoch
 */
export function todayIn(timeZone: string, now: number): string {
  const parts = formatOf(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
