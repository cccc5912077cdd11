import { foldWord } from '../vocabulary/folded-words.ts';

/** Hours of a shift that were typed, at the beginning of some words. */
interface TypedHours {
  /** Words that say them. */
  readonly length: number;
  /** Text of a `tsquery` for jobs that begin and end about then. */
  readonly query: string;
}

const PART =
  '(?: ?(am|pm|a m|p m|de la manana|de la tarde|de la noche|de la madrugada|hrs?|horas?|h))?';
const CLOCK = `(?:las )?(\\d{1,2})(?: (00|30))?${PART}`;
const HOURS = new RegExp(`^(?:(de|desde|entre) )?${CLOCK} (?:a|y|hasta) ${CLOCK}(?= |$)`);
/** Without a word before them two numbers are hours where one is written so, or is after noon and nothing stands behind. */
const SHOWN = /\d (?:00|30)\b|\d ?(?:am|pm|a m|p m|hrs?|horas?|h)\b|de la/;

/** Shifts that begin earlier than at five begin in the afternoon where nothing else is said. */
const FIRST_HOUR = 5;
/** `22 a 6` ends in the morning: no shift ends before it began. */
const SHORTEST = 2;
/** How far the hours of a job may be from those that were typed. */
const NEAR_START = 0.5;
const NEAR_END = 1;

/** `de 8 a 4`, `de 9am a 6pm`; undefined where the words begin with no hours. */
export function hoursAt(words: readonly string[]): TypedHours | undefined {
  const text = words.slice(0, MAX_WORDS).map(foldWord).join(' ');
  const match = HOURS.exec(text);
  if (match === null) return undefined;
  const [said, opening, first, firstHalf, firstPart, last, lastHalf, lastPart] = match;
  const start = toHour(first, firstHalf, firstPart);
  const end = toHour(last, lastHalf, lastPart);
  const isLate = said === text && Math.max(start, end) > 12;
  const isShown = opening !== undefined || isLate || SHOWN.test(said);
  if (start > 24 || end > 24 || !isShown) return undefined;
  const begins = firstPart === undefined && isAfternoon(start, end, lastPart) ? start + 12 : start;
  const isLater = end <= begins && end <= 12 && end + 12 >= begins + SHORTEST;
  const ends = lastPart === undefined && isLater ? end + 12 : end;
  return {
    length: said.split(' ').length,
    query: `(${around(begins, NEAR_START)}) & (${around(ends, NEAR_END)})`,
  };
}

/** Words of the longest hours. */
const MAX_WORDS = 14;

/** `de 2 a 10`, and `de 10 a 6 de la mañana`. */
function isAfternoon(start: number, end: number, lastPart: string | undefined): boolean {
  const isOvernight = /am|a m|manana|madrugada/.test(lastPart ?? '') && end < start && start < 12;
  return start < FIRST_HOUR || isOvernight;
}

function toHour(hour = '', half: string | undefined, part: string | undefined): number {
  const isLate = /pm|p m|tarde|noche/.test(part ?? '') && Number(hour) < 12;
  return Number(hour) + (isLate ? 12 : 0) + (half === '30' ? 0.5 : 0);
}

/** Text of a `tsquery` for clock times of jobs' schedules so many hours around one, to the half hour. */
export function around(hour: number, distance: number): string {
  const count = 4 * distance + 1;
  return Array.from({ length: count }, (_, index) => (hour - distance + index / 2 + 24) % 24)
    .map((time) => `('${Math.floor(time)}':C <-> '${time % 1 === 0 ? '00' : '30'}':C)`)
    .join(' | ');
}
