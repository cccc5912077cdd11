import type { JobWords } from './job-words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of most of Mexico, all year round since 2022. */
const MEXICO_OFFSET_MS = -6 * 60 * 60 * 1000;

/**
 * The day in Mexico of a moment in RFC 3339, such as `3 nov 2026`; empty where it is none. Midnight in UTC is a day
 * without a clock, which stays. Written by hand, since servers and phones do not agree on a locale's data.
 */
export function postedText(moment: string, { months = '', date = '' }: JobWords): string {
  const time = Date.parse(moment);
  const local = time % DAY_MS === 0 || Number.isNaN(time) ? moment : toMexico(time);
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(local) ?? [];
  const name = months.split(' ')[Number(month) - 1];
  if (name === undefined) return '';
  const parts: Readonly<Record<string, string>> = { day: String(Number(day)), month: name, year };
  return date.replace(/\{(\w+)\}/g, (whole, part: string) => parts[part] ?? whole);
}

/** The moment in ms at which the next day begins in Mexico: jobs are a day older by then. */
export function nextPostedDay(now: number): number {
  return (Math.floor((now + MEXICO_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - MEXICO_OFFSET_MS;
}

function toMexico(time: number): string {
  return new Date(time + MEXICO_OFFSET_MS).toISOString();
}
