const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

/**
 * The day of a moment in RFC 3339, such as `3 nov 2026`; empty where it is none. Written by hand, since servers
 * and phones do not agree on a locale's data, and as the feed says it, whatever the clock's zone.
 */
export function postedText(moment: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(moment) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? '' : `${Number(day)} ${name} ${year}`;
}
