import { foldWord } from '../vocabulary/folded-words.ts';
import { around } from './typed-hours.ts';

/** An hour of the day that was typed, at the beginning of some words, and the shift that has it. */
interface HourOfShift {
  /** Words that say it. */
  readonly length: number;
  /** As searches know it. */
  readonly shift: string;
  /** Text of a `tsquery` for jobs that begin about then; of mornings alone, when hardly any shift ends. */
  readonly query?: string;
}

/** When someone may or wants to begin, or wants to be done. */
type Bound = 'start' | 'free' | 'end';

const PART = '(?: ?(am|pm|a m|p m|de la manana|de la tarde|de la noche|de la madrugada))?';
const CLOCK = `(?:las|la) (\\d{1,2})(?: (?:00|15|30|45))?(?: horas)?${PART}(?= |$)`;
const OF_DAY =
  '(?:(?:a|al|de|del|en) (?:(?:la|el|mi|otro) )*(escuela|prepa|secundaria|uni|universidad|facultad|clases?|trabajo|chamba|jale) )?';
const ENTERING = new RegExp(
  `^(?:(?:entr|empez|empiez|inici|comenz|comienz)\\w* ${OF_DAY}a|a) ${CLOCK}`,
);
const LEAVING = new RegExp(`^(salgo|saliendo|sal\\w+|termin\\w+|acab\\w+) ${OF_DAY}a ${CLOCK}`);
const AFTER = new RegExp(`^(?:despues|luego|a partir|pasando) de ${CLOCK}`);
const UNTIL = new RegExp(`^(?:hasta|maximo a|mas tardar a) ${CLOCK}`);

/** How many hours before or after a shift may begin. */
const NEAR = 1;

/** Words of the longest hour. */
const MAX_WORDS = 14;

/**
 * `entrar a las 6 am`, `después de las 3`, `salgo de la escuela a las 2`; undefined where the words begin with no
 * hour. Whoever leaves somewhere has time from then on; a shift that someone wants to leave ends then.
 */
export function shiftOfHour(words: readonly string[]): HourOfShift | undefined {
  const text = words.slice(0, MAX_WORDS).map(foldWord).join(' ');
  const read = readHour(text);
  if (read === undefined || read.hour > 24) return undefined;
  const { said, bound } = read;
  const length = said.split(' ').length;
  const hour = toHour(read.hour, read.part, bound);
  if (bound === 'end') return { length, shift: shiftUntil(hour) };
  const shift = shiftFrom(hour);
  const isBegin = bound === 'start' && shift === MORNING;
  return { length, shift, ...(isBegin ? { query: around(hour, NEAR) } : {}) };
}

interface ReadHour {
  readonly said: string;
  readonly bound: Bound;
  readonly hour: number;
  readonly part: string | undefined;
}

function readHour(text: string): ReadHour | undefined {
  const entering = ENTERING.exec(text);
  if (entering !== null) {
    const [said, elsewhere, hour, part] = entering;
    // Who enters a school then has to be done before.
    return { said, bound: elsewhere === undefined ? 'start' : 'end', hour: Number(hour), part };
  }
  const leaving = LEAVING.exec(text);
  if (leaving !== null) {
    const [said, verb, elsewhere, hour, part] = leaving;
    const isFree = elsewhere !== undefined || /^sal(?:go|iendo)$/.test(verb ?? '');
    return { said, bound: isFree ? 'free' : 'end', hour: Number(hour), part };
  }
  const after = AFTER.exec(text);
  const bounded = after ?? UNTIL.exec(text);
  if (bounded === null) return undefined;
  const [said, hour, part] = bounded;
  return { said, bound: after === null ? 'end' : 'free', hour: Number(hour), part };
}

const MORNING = 'turno matutino';

/** Up to which hour one that nobody calls morning or evening is after noon. */
const LAST_AFTER_NOON: Readonly<Record<Bound, number>> = { start: 4, free: 8, end: 11 };

/** Of the day, from 0 to 24. */
function toHour(hour: number, part: string | undefined, bound: Bound): number {
  if (hour >= 12) return part?.includes('noche') || /^a ?m$/.test(part ?? '') ? hour % 12 : hour;
  if (part === undefined) return hour <= LAST_AFTER_NOON[bound] ? hour + 12 : hour;
  return /^p ?m$|tarde|noche/.test(part) ? hour + 12 : hour;
}

/** The shift that begins about then. */
function shiftFrom(hour: number): string {
  if (hour >= 5 && hour < 12) return MORNING;
  return hour >= 12 && hour < 20 ? 'turno vespertino' : 'turno nocturno';
}

/** The shift that ends about then. */
function shiftUntil(hour: number): string {
  if (hour < 10) return 'turno nocturno';
  if (hour < 16) return MORNING;
  return hour < 20 ? 'turno de día' : 'turno vespertino';
}
