import { DAY_MS } from '#schemas/time/durations.ts';
import { MEXICAN_ZONES, type MexicanZone, momentOf } from '../../places/mexican-zones.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Midnight in most of Mexico, all year round since 2022, is so much later than in UTC. */
const MEXICO_MS = 6 * HOUR_MS;

/** Where whoever wrote a clock without an offset looked at it. */
const MOST_OF_MEXICO = MEXICAN_ZONES[0];

/** Behind a day: '08:15', '8:15 p. m.', '8 pm', '08:15:00.5 -0600', '08:15:00 UTC'. */
const CLOCK =
  /(?:[t ]|, ?)(?<hour>\d{1,2})(?::(?<minute>\d{2})(?::(?<second>\d{2}(?:\.\d{1,9})?))?|(?= ?[ap]\.? ?m)) ?(?<half>[ap])?(?:\.? ?m\.?)? ?(?<zone>z|[a-z]{3,4}|[+-]\d{2}(?::?\d{2})?)?$/i;

/** Hours behind UTC by the names of RFC 822, section 5.1. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0 },
  ...{ edt: 4, est: 5, cdt: 5, cst: 6, mdt: 6, mst: 7, pdt: 7, pst: 8 },
};

/** '2026-11-09', '2026/11/9' and '20261109' (ISO 8601), as Rails prints moments, and as XML Schema has days: '2026-11-09-06:00'. */
const YEAR_FIRST =
  /^(\d{4})(?:([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})|(\d{2})(\d{2}))(?:z| ?utc|[+-]\d{2}:\d{2})?$/i;

/** '2026-nov-09', '2026 noviembre 9'. */
const YEAR_AND_NAME = /^(\d{4})[-/ ](\p{L}{3,10})\.?[-/ ](\d{1,2})$/iu;

/** ISO 8601 without signs, and as databases print moments: '20261109T081500Z', '20261109081500'. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:t(\d\d)(\d\d)|(\d\d)(\d\d)(?=\d\d))(\d\d)?(?=z|[+-]|$)/i;

/** '10/11/2026', as Mexico writes 10 November; with dashes, dots or blanks too. */
const DAY_FIRST = /^(\d{1,2}) ?([/. -]) ?(\d{1,2}) ?\2 ?(\d{4})$/;

/** '9 de noviembre de 2026', '9-nov-26', '9 Nov 2026'. */
const DAY_AND_NAME =
  /^(\d{1,2})\.?(?: de | |-|\/)(\p{L}{3,10})\.?(?: de | del (?:año )?|, | |-|\/)(\d{4}|\d{2})$/iu;

/** 'November 9, 2026', 'noviembre 9 de 2026'. */
const NAME_AND_DAY = /^(\p{L}{3,10})\.? (\d{1,2})(?:, | de | )(\d{4})$/iu;

/** As programs print a moment: 'Fri Nov 20 08:00:00 CST 2026'. */
const PRINTED = /^\p{L}{3} (\p{L}{3} \d{1,2}) ([\d:]{8}) ([a-z]{3,4}) (\d{4})$/iu;

/** Before a day: 'Vigente hasta el 9 de noviembre de 2026'. */
const WORDS_BEFORE =
  /^(?:(?:vigen(?:te|cia)|v[aá]lid[oa]|vence|vencimiento|expira|cierre|cierra|fecha|l[ií]mite|publicad[oa]|publicaci[oó]n|abiert[oa]|d[ií]a|desde|hasta|al?|el|de|posted|published|expires?|valid|until|through|on)(?:: ?| ))+(?=\S*\d|\p{L}+\.?,? \d)/iu;

/** Seconds or milliseconds since 1970, also as .NET writes them: '/Date(1794816000000)/'. */
const UNIX = /^(?:\/date\()?(\d{10})(\d{3})?(?:(?:[+-]\d{4})?\)\/)?$/i;

const WEEKDAY =
  /^(?:lun|mi[eé]|jue|vie|s[aá]b|dom|mon|tue|wed|thu|fri|sat|sun|martes|mar(?=\.?,))\p{L}{0,8}(?:\., ?|, ?|\. | (?=\d|\p{L}+\.? \d))/iu;

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

/**
 * A moment in RFC 3339 and UTC: a clock without an offset is that of the zone, and midnight in UTC a day without a clock.
 * Undefined for what is no date, or one of another century.
 */
export function parseFeedDate(
  raw: string | null,
  zone: MexicanZone = MOST_OF_MEXICO,
): string | undefined {
  const time = readTime(tidy(raw ?? ''), zone);
  if (time === undefined || !(time >= EARLIEST && time < LATEST)) return undefined;
  return new Date(time).toISOString();
}

/** How feeds say that there is no end: in words, as 0 or MySQL's day of zeros, or in a year that nobody plans for. */
const ENDLESS =
  /^(?:0|0000-00-00\b.*|(?:2[1-9]|[3-9]\d)\d\d[-/.].*|.*[-/. ](?:2[1-9]|[3-9]\d)\d\d(?:[t ].*)?|sin (?:vencimiento|l[ií]mite|caducidad|expiraci[oó]n|fecha\b.*|fin)|(?:por )?(?:tiempo )?(?:indefinid|indeterminad|ilimitad)[oa](?:mente)?|permanente|hasta (?:cubrir|llenar|agotar|nuevo aviso)\b.*|no (?:vence|expira|caduca)|(?:nunca|never)(?: (?:vence|expira|expires))?|no (?:expiry|expiration|end)|unlimited|ongoing|(?:open )?until (?:filled|further notice)|open|abiert[oa])$/i;

/** Whether a feed says that a job has no last day. */
export function isEndless(raw: string): boolean {
  return ENDLESS.test(raw.trim());
}

/** The end of a day that has no clock, in Mexico; else the moment itself. */
export function parseFeedEnd(raw: string | null): string | undefined {
  const moment = parseFeedDate(raw);
  const time = moment === undefined ? 1 : Date.parse(moment);
  return time % DAY_MS === 0 ? new Date(time + DAY_MS + MEXICO_MS - 1).toISOString() : moment;
}

/** Without weekdays, signs of ordinals, words for a day or a clock and names of zones that an offset tells as well. */
function tidy(raw: string): string {
  return tidyClock(raw.trim().replace(/\s+/g, ' ').replace(/[‐-—]/g, '-'))
    .replace(WORDS_BEFORE, '')
    .replace(PRINTED, '$1, $4 $2 $3')
    .replace(WEEKDAY, '')
    .replace(/^primero(?= )/i, '1')
    .replace(/(?<!\d)(\d{1,2})(?:\.?[º°ª]|[eo]r|ro|st|nd|rd|th)(?=[ ,])/giu, '$1');
}

function tidyClock(text: string): string {
  return text
    .replace(/(?<=\d)(?: ?(?:hrs?|horas|h))?\.?$/i, '')
    .replace(/(?:,| -| \|)? a las? (?=\d)|(?<=\d) [|-] (?=\d{1,2}:)/i, ' ')
    .replace(/(?<=\d{4},?) \d{1,2}$/, '$&:00')
    .replace(COMPACT, '$1-$2-$3T$4$6:$5$7:$8')
    .replace(/:(?=z|[+-]|$)/i, '')
    .replace(/ \([^()]*\)$/, '')
    .replace(/gmt(?=[+-]\d)/i, '')
    .replace(/(?<=[+-]\d{2}:?\d{2}) [a-z]{3,4}$/i, '')
    .replace(/ ?\[?[a-z]+\/[a-z_]+\]?$/i, '');
}

function readTime(text: string, inZone: MexicanZone): number | undefined {
  const [, seconds, millis = '000'] = UNIX.exec(text) ?? [];
  if (seconds !== undefined) return Number(seconds + millis);
  const { hour, minute = '00', second = '00', half, zone } = CLOCK.exec(text)?.groups ?? {};
  const day = hour === undefined ? text : text.replace(CLOCK, '');
  const midnight = readYearFirst(day) ?? readDayFirst(day) ?? readNamed(day);
  if (midnight === undefined || hour === undefined) return midnight;
  const clock = Date.parse(`1970-01-01T${toHour(hour, half)}:${minute}:${second}Z`);
  const behind = zone === undefined ? undefined : behindUtc(zone);
  if (clock === 0 && isOfPrograms(behind)) return midnight;
  const shown = midnight + clock;
  const time = behind === undefined ? momentOf(inZone, shown) : shown + behind;
  // Six in the evening in Mexico is no day without a clock.
  return time % DAY_MS === 0 ? time + 1 : time;
}

/** Programs print a day as its midnight in UTC or in Mexico. */
function isOfPrograms(behind = 0): boolean {
  return behind === 0 || (behind >= 5 * HOUR_MS && behind <= 8 * HOUR_MS);
}

/** Two digits; twelve o'clock begins its half of the day. */
function toHour(hour: string, half: string | undefined): string {
  const later = half?.toLowerCase() === 'p' ? 12 : 0;
  return String(half === undefined ? Number(hour) : (Number(hour) % 12) + later).padStart(2, '0');
}

/** Milliseconds; not a number for an unknown zone. */
function behindUtc(zone: string): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const behind =
    hours === undefined
      ? (ZONES[zone.toLowerCase()] ?? Number.NaN)
      : (sign === '-' ? 1 : -1) * (Number(hours) + Number(minutes) / 60);
  return behind * HOUR_MS;
}

function readYearFirst(text: string): number | undefined {
  const found = YEAR_FIRST.exec(text);
  const [, year = '', , , , bareMonth, bareDay] = found ?? [];
  const { month = bareMonth, day = bareDay } = found?.groups ?? {};
  return day === undefined ? undefined : midnightOf(year, Number(month), day);
}

/** Where no month has the second number, the first is the month. */
function readDayFirst(text: string): number | undefined {
  const [, first = '', , second = '', year] = DAY_FIRST.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  return midnightOf(year, Number(month), day);
}

function readNamed(text: string): number | undefined {
  const [, day, name = '', year = ''] = DAY_AND_NAME.exec(text) ?? [];
  if (day !== undefined) return midnightOf(year.padStart(4, '20'), monthOf(name), day);
  const [, month = '', dayAfter, yearAfter = ''] = NAME_AND_DAY.exec(text) ?? [];
  if (dayAfter !== undefined) return midnightOf(yearAfter, monthOf(month), dayAfter);
  const [, yearFirst = '', within = '', last] = YEAR_AND_NAME.exec(text) ?? [];
  return last === undefined ? undefined : midnightOf(yearFirst, monthOf(within), last);
}

/** 11 of 'noviembre', 'Nov' and 'November'; 0 for no month. */
function monthOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((names) => names.some((each) => each === start)) + 1;
}

/** Not a number for a day that its month does not have. */
function midnightOf(year: string, month: number, day: string): number {
  const time = Date.UTC(Number(year), month - 1, Number(day));
  const date = new Date(time);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day);
  return isReal ? time : Number.NaN;
}
