import { foldWord } from '../vocabulary/folded-words.ts';

/** Hours of a shift that were typed, at the beginning of some words. */
interface TypedHours {
  /** Words that say them. */
  readonly length: number;
  /** Text of a `tsquery` for jobs that begin and end about then. */
  readonly query: string;
}

const PART = '(?: ?(am|pm|de la manana|de la tarde|de la noche))?';
const CLOCK = `(?:las )?(\\d{1,2})(?: (00|30))?${PART}`;
const HOURS = new RegExp(`^(?:de|desde|entre) ${CLOCK} (?:a|y|hasta) ${CLOCK}(?= |$)`);

/** Shifts that begin earlier than at five begin in the afternoon where nothing else is said. */
const FIRST_HOUR = 5;
/** How far the hours of a job may be from those that were typed. */
const NEAR_START = 0.5;
const NEAR_END = 1;

/** `de 8 a 4`, `de 9am a 6pm`; undefined where the words begin with no hours. */
export function hoursAt(words: readonly string[]): TypedHours | undefined {
  const match = HOURS.exec(words.slice(0, MAX_WORDS).map(foldWord).join(' '));
  if (match === null) return undefined;
  const [said, first, firstHalf, firstPart, last, lastHalf, lastPart] = match;
  const start = toHour(first, firstHalf, firstPart);
  const end = toHour(last, lastHalf, lastPart);
  if (start > 24 || end > 24) return undefined;
  const begins = firstPart === undefined && isAfternoon(start, end, lastPart) ? start + 12 : start;
  const ends = lastPart === undefined && end <= begins && end <= 12 ? end + 12 : end;
  return {
    length: said.split(' ').length,
    query: `(${around(begins, NEAR_START)}) & (${around(ends, NEAR_END)})`,
  };
}

/** Words of the longest hours. */
const MAX_WORDS = 14;

/** `de 2 a 10`, and `de 10 a 6 de la mañana`. */
function isAfternoon(start: number, end: number, lastPart: string | undefined): boolean {
  const isOvernight = /am|manana/.test(lastPart ?? '') && end < start && start < 12;
  return start < FIRST_HOUR || isOvernight;
}

function toHour(hour = '', half: string | undefined, part: string | undefined): number {
  const isLate = /pm|tarde|noche/.test(part ?? '') && Number(hour) < 12;
  return Number(hour) + (isLate ? 12 : 0) + (half === '30' ? 0.5 : 0);
}

/** Text of a `tsquery` for clock times of jobs' schedules so many hours around one, to the half hour. */
export function around(hour: number, distance: number): string {
  const count = 4 * distance + 1;
  return Array.from({ length: count }, (_, index) => (hour - distance + index / 2 + 24) % 24)
    .map((time) => `('${Math.floor(time)}':C <-> '${time % 1 === 0 ? '00' : '30'}':C)`)
    .join(' | ');
}
