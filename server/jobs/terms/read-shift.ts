import type { TERM_VALUES } from '#schemas/api/constants.ts';

type Shift = (typeof TERM_VALUES.shift)[number];

const PART = '(am|pm|a\\.? ?m\\.?|p\\.? ?m\\.?|hrs?\\.?|horas|h)?';
const CLOCK = `(\\d{1,2})(?:[:.](\\d\\d))? ?${PART}`;
const SPAN = new RegExp(
  `(?<![\\d$.,:])${CLOCK} ?(?:a|-|–|hasta) ?(?:las? )?${CLOCK}(?![\\d:]|[,.]\\d| ?(?:anos|dias|meses|pesos|mil|k\\b|kg|kilo|km|paquete|entrega|ruta|ton|%|persona|parada|caja))`,
  'g',
);

/** Shifts that change from week to week are none that someone can choose. */
const ROTATING =
  /\b(?:rol(?:ar|amos|as|an)?|rot(?:ar|amos|as|an)?) (?:de |los )?turnos?|\bturnos? (?:es |son )?(?:rolad|rotativ|rotatori|variabl)|\bhorarios? (?:rolad|rotativ|variabl)|\b(?:1|2|3|primer|segundo|tercer)\w* y (?:1|2|3|primer|segundo|tercer)\w* turno|\b(?:turno|horario)s? (?:mixt|partid|cortad|quebrad)|\buna semana (?:de |en |por )?(?:la )?(?:dia|noche|manana|tarde)|disponibilidad de horario|cualquier (?:turno|horario)/;

const WORDS: readonly (readonly [Shift, RegExp])[] = [
  [
    'morning',
    /\bmatutin[oa]\b|\bturnos? (?:de |por )?(?:la )?manana\b|\bpor las mananas?\b|\b\d mananas\b|^(?:turnos?:? )?(?:por la )?mananas?$|\bmorning shift/,
  ],
  [
    'evening',
    /\bvespertin[oa]\b|\bturnos? (?:de |por )?(?:la )?tarde\b|\bpor las tardes?\b|\b\d tardes\b|^(?:turnos?:? )?(?:por la )?tardes?$|\b(?:evening|afternoon) shift/,
  ],
  [
    'night',
    /\bnocturn[oa]s?\b|\bturnos? (?:de |por )?(?:la )?noche\b|(?<!\b(?:carga|guarda|estaciona|resguarda|duerme|queda|recarga)\w*(?: \w+){0,3} )\bde noche\b|\b\d noches\b|\bpor las noches\b|^(?:turnos?:? )?(?:por la )?noches?$|\bnight shift/,
  ],
];
const WEEKEND =
  /\b(?:turno|solo|solamente|unicamente|trabajo|trabaja|horario|repartidor\w*|chofer\w*|ayudante\w*)(?: (?:de|en|los|para))* fin(?:es)? de semana\b|^fin(?:es)? de semana\b|\b(?:viernes|sabados?) (?:a|y) domingos?\b|\bsab\.? ?(?:a|y|-|–) ?dom\b/;
const NOT_WORK =
  /\blibres?\b|\bbono noctur|\bprima|\bextra\b|\bno (?:hay|es|son|se|trabaj|labor|manej)|\bsin\b|\bnunca\b|nocturn[oa] no\b|\bopcional/;

/** `lunes a viernes de 8 a 6 y sábados de 8 a 2`: the shorter day is no shift of its own. */
const SATURDAY_TOO = /(?<=\d.*)(?:,|\by) ?(?:los |el )?sab(?:ados?)?\b.*/;

/** `de 8 de la mañana a 5 de la tarde` */
const PART_OF_DAY =
  /(?<=\b\d{1,2}(?:[:.]\d\d)?) ?(?:hrs?\.? |horas )?de la (manana|madrugada|tarde|noche)\b/g;
/** `entrada 7 am, salida 3 pm`, `entras a las 9 y sales a las 6` */
const IN_AND_OUT =
  /\b(?:entrada|entras)(?: es)?:? (?:a las? )?(\d[^,]{0,12}?),? (?:y )?(?:hora de )?(?:salida|sales)(?: es)?:? (?:a las? )?(?=\d)/g;

function withClocks(text: string): string {
  const clocks = text.replace(PART_OF_DAY, (_, part: string) =>
    part === 'manana' || part === 'madrugada' ? ' am' : ' pm',
  );
  return clocks
    .replace(IN_AND_OUT, '$1 a ')
    .replace(/\b(?:la )?medianoche\b/g, '24:00')
    .replace(/\b(?:el )?mediodia\b/g, '12:00');
}

/** Shifts of a schedule, or of a sentence about one: alternatives where there are several. */
export function readShifts(text: string): readonly Shift[] {
  if (ROTATING.test(text)) return [];
  const hours = [...withClocks(text).replace(SATURDAY_TOO, '').matchAll(SPAN)].map(shiftOfSpan);
  if (hours.includes('unclear')) return [];
  const isDenied = NOT_WORK.test(text);
  const words = WORDS.filter(([, pattern]) => !isDenied && pattern.test(text)).map(
    ([shift]) => shift,
  );
  const weekend: Shift[] =
    WEEKEND.test(text) && !isDenied && !/\bdescans/.test(text) ? ['weekend'] : [];
  const ofHours = hours.filter((shift): shift is Shift => shift !== undefined);
  // A word and hours that do not fit each other are nothing to be sure of.
  const isTorn = words.length > 0 && ofHours.some((shift) => !words.includes(shift));
  return isTorn ? weekend : [...new Set([...words, ...ofHours, ...weekend])];
}

/** What stands before hours that go on after noon and have no mark: `horario de 9 a 18`, `lunes a viernes 14 a 22`. */
const OF_HOURS =
  /\b(?:horarios?|turnos?|jornada|viernes|sabados?|domingos?|vie|sab|dom)\.?(?: laboral| de trabajo)?:? (?:de )?(?:las )?$/;
/** Or before hours that are all that is said: `de 15 a 23`. */
const ALONE = /^(?:de )?(?:las )?$/;

/** Undefined for numbers that are no hours. */
function shiftOfSpan(match: RegExpExecArray): Shift | 'unclear' | undefined {
  const [, fromHour = '', fromMinute, fromPart, toHour = '', toMinute, toPart] = match;
  const from = { hour: Number(fromHour) + Number(fromMinute ?? 0) / 60, part: fromPart };
  const to = { hour: Number(toHour) + Number(toMinute ?? 0) / 60, part: toPart };
  if (from.hour > 24 || to.hour > 24) return undefined;
  const isMarked = [fromMinute, fromPart, toMinute, toPart].some((mark) => mark !== undefined);
  // `10 a 6`, `11 a 7`: eight hours of the day or of the night.
  if (!isMarked && from.hour >= 10 && from.hour <= 12 && to.hour === from.hour - 4)
    return 'unclear';
  const before = match.input.slice(0, match.index);
  const isClock =
    isMarked ||
    (from.hour <= 12 && to.hour <= 12) ||
    OF_HOURS.test(before) ||
    (ALONE.test(before) && match.index + match[0].length === match.input.length);
  return isClock ? shiftOf(toSpan(from, to)) : undefined;
}

interface Clock {
  readonly hour: number;
  readonly part: string | undefined;
}

const isAfternoon = ({ part = '' }: Clock) => part.startsWith('p');
const isMorning = ({ part = '' }: Clock) => part.startsWith('a');

/** Hours since midnight, the end after the start; undefined where nobody can tell. */
function toSpan(from: Clock, to: Clock): readonly [number, number] | undefined {
  const start = on24(from);
  if (isAfternoon(to) || isMorning(to)) {
    const end = on24(to);
    // `3 a 11 pm`
    const isSameHalf = from.part === undefined && isAfternoon(to) && start < to.hour && start < 6;
    return bounded(isSameHalf ? start + 12 : start, end);
  }
  const isEarly = start > 0 && start < 5;
  if (from.part === undefined && isEarly && to.hour <= 12 && Number.isInteger(start))
    return undefined;
  const isShort = to.hour <= 12 && start < 12 && start >= to.hour;
  return bounded(start, isShort || (isMorning(from) && to.hour < start) ? to.hour + 12 : to.hour);
}

function on24(clock: Clock): number {
  const { hour } = clock;
  if (isAfternoon(clock)) return hour < 12 ? hour + 12 : hour;
  return isMorning(clock) && hour >= 12 && hour < 13 ? hour - 12 : hour;
}

const SHORTEST = 3;
const LONGEST = 14;

function bounded(start: number, end: number): readonly [number, number] | undefined {
  const after = end <= start ? end + 24 : end;
  const length = after - start;
  return length >= SHORTEST && length <= LONGEST ? [start, after] : undefined;
}

/** Hours between 22:00 and 6:00 that make a shift one of the night. */
const NIGHT_HOURS = 3;

function shiftOf(span: readonly [number, number] | undefined): Shift | 'unclear' | undefined {
  if (span === undefined) return 'unclear';
  const [start, end] = span;
  const within = (from: number, to: number) =>
    Math.max(0, Math.min(end, to) - Math.max(start, from));
  if (within(-2, 6) >= NIGHT_HOURS || within(22, 30) >= NIGHT_HOURS) return 'night';
  if (start >= 3 && end <= 16) return 'morning';
  if (start >= 12 && end <= 25) return 'evening';
  return start >= 5 && start < 12 && end <= 21 ? 'day' : undefined;
}
