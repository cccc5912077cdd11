const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of most of Mexico, all year round since 2022. */
const MEXICO_OFFSET_MS = -6 * 60 * 60 * 1000;

/**
 * The day in Mexico of a moment in RFC 3339, such as `3 nov 2026`; empty where it is none. Midnight in UTC is a day
 * without a clock, which stays. Written by hand, since servers and phones do not agree on a locale's data.
 */
export function postedText(moment: string): string {
  const time = Date.parse(moment);
  const local = time % DAY_MS === 0 || Number.isNaN(time) ? moment : toMexico(time);
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(local) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? '' : `${Number(day)} ${name} ${year}`;
}

function toMexico(time: number): string {
  return new Date(time + MEXICO_OFFSET_MS).toISOString();
}
