import type { JobWords } from './job-words.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Of most of Mexico, all year round since 2022. */
const MEXICO_OFFSET_MS = -6 * HOUR_MS;
/** A moment on the clocks of the job's place. */
const IN_PLACE = /-\d\d:00$/;
/** Hours in UTC at which a day begins somewhere in Mexico, in winter or in summer. */
const MIDNIGHTS = [5, 6, 7, 8];

/**
 * The day in Mexico of a moment in RFC 3339, such as `3 nov 2026`; empty where it is none. Midnight in UTC is a day
 * without a clock, which stays. Written by hand, since servers and phones do not agree on a locale's data.
 */
export function postedText(moment: string, { months = '', date = '' }: JobWords): string {
  const time = Date.parse(moment);
  const isShown = time % DAY_MS === 0 || Number.isNaN(time) || IN_PLACE.test(moment);
  const local = isShown ? moment : toMexico(time);
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(local) ?? [];
  const name = months.split(' ')[Number(month) - 1];
  if (name === undefined) return '';
  const parts: Readonly<Record<string, string>> = { day: String(Number(day)), month: name, year };
  return date.replace(/\{(\w+)\}/g, (whole, part: string) => parts[part] ?? whole);
}

/** The moment in ms at which the next day begins somewhere in Mexico: jobs there are a day older by then. */
export function nextPostedDay(now: number): number {
  const next = MIDNIGHTS.map((hour) => {
    const since = hour * HOUR_MS;
    return (Math.floor((now - since) / DAY_MS) + 1) * DAY_MS + since;
  });
  return Math.min(...next);
}

function toMexico(time: number): string {
  return new Date(time + MEXICO_OFFSET_MS).toISOString();
}
