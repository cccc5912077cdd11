/** ISO 8601 as far as feeds use it, and as Rails prints moments; without an offset it is UTC. */
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;

/** RFC 822, section 5, and RFC 2822: 'Fri, 20 Nov 2026 08:00:00 -0600'. */
const RFC_822 =
  /^(?:[a-z]{3,9},? +)?(\d{1,2}) ([a-z]{3}) (\d{4}|\d{2})(?: +(\d{2}:\d{2}(?::\d{2})?))?(?: +([a-z]{1,3}|[+-]\d{4}))?$/i;

/** '10/11/2026 08:00', as Mexico writes 10 November; with dashes or dots too. */
const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,? (\d{1,2}:\d{2}(?::\d{2})?))?$/;

/** '9 de noviembre de 2026', '9-nov-2026', 'lunes, 9 de noviembre del 2026'. */
const DAY_AND_NAME =
  /^(?:\p{L}{3,9},? )?(\d{1,2})\.?(?: de | |-|\/)(\p{L}{3,10})\.?(?: de | del |, | |-|\/)(\d{4})$/iu;

/** 'November 9, 2026', 'noviembre 9 de 2026'. */
const NAME_AND_DAY = /^(\p{L}{3,10})\.? (\d{1,2})(?:, | de | )(\d{4})$/iu;

/** The first three letters of the months in Spanish and English. */
const MONTHS = [
  ['ene', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dic', 'dec'],
] as const;

/** No feed is older; what is older is a wrong clock. */
const EARLIEST = Date.UTC(2000, 0, 1);

const LATEST = Date.UTC(2100, 0, 1);

/** A moment in RFC 3339 and UTC; undefined for what is no date, or one of another century. */
export function parseFeedDate(raw: string | null): string | undefined {
  const text = raw?.trim() ?? '';
  const time = readIso(text) ?? readDayFirst(text) ?? readNamed(text) ?? readRfc822(text);
  if (time === undefined || !(time >= EARLIEST && time < LATEST)) return undefined;
  return new Date(time).toISOString();
}

function readIso(text: string): number | undefined {
  const [, year = '', month = '', day, clock, zone = 'Z'] = ISO.exec(text) ?? [];
  if (day === undefined) return undefined;
  return momentOf(year, month, day, clock, /^(?:utc|gmt)$/i.test(zone) ? 'Z' : zone);
}

/** Where no month has the second number, the first is the month. */
function readDayFirst(text: string): number | undefined {
  const [, first = '', , second = '', year, clock] = DAY_FIRST.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  return momentOf(year, month, day, clock);
}

function readNamed(text: string): number | undefined {
  const [, day, name = '', year = ''] = DAY_AND_NAME.exec(text) ?? [];
  if (day !== undefined) return momentOf(year, monthOf(name), day);
  const [, month = '', dayAfter, yearAfter = ''] = NAME_AND_DAY.exec(text) ?? [];
  return dayAfter === undefined ? undefined : momentOf(yearAfter, monthOf(month), dayAfter);
}

/** '11' of 'noviembre', 'Nov' and 'November'; empty for no month. */
function monthOf(name: string): string {
  const start = name.slice(0, 3).toLowerCase();
  const index = MONTHS.findIndex((names) => names.some((each) => each === start));
  return index < 0 ? '' : String(index + 1);
}

/** Not a number for a day that its month does not have, which `Date.parse` would move to the next. */
function momentOf(year: string, month: string, day: string, clock = '00:00', zone = 'Z'): number {
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (month === '' || Number(day) > days) return Number.NaN;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Date.parse(`${date}T${/^\d:/.test(clock) ? `0${clock}` : clock}${zone}`);
}

/** `Date.parse` takes far too much for a date, and reads times without an offset in the machine's zone. */
function readRfc822(text: string): number | undefined {
  const [, date, month, year, clock = '00:00:00', offset = 'GMT'] = RFC_822.exec(text) ?? [];
  if (date === undefined) return undefined;
  return Date.parse(`${date} ${month} ${year} ${clock} ${offset}`);
}
