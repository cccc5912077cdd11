/** Units of a countdown in ms, the largest first. */
export const UNITS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1000],
] as const;

export type Unit = (typeof UNITS)[number][0];

/** What words say of a time: its largest unit and how many whole ones of it. */
export interface TimeInWords {
  readonly unit: Exclude<Unit, 'seconds'>;
  readonly count: number;
}

/** Undefined for less than a minute. */
export function timeInWords(msLeft: number): TimeInWords | undefined {
  for (const [unit, ms] of UNITS)
    if (unit !== 'seconds' && msLeft >= ms) return { unit, count: Math.floor(msLeft / ms) };
  return undefined;
}

/** Which text says it; `{count}` in it is the count. */
export function wordsKey(words: TimeInWords | undefined) {
  if (words === undefined) return 'last-minute';
  return `${words.unit}-${words.count === 1 ? 'one' : 'many'}` as const;
}

/** A time in whole units, each below what makes the next larger one: 90,061,000 ms are 1, 1, 1 and 1. */
export function timeInUnits(msLeft: number): Readonly<Record<Unit, number>> {
  const part = (ms: number, wrap = Number.POSITIVE_INFINITY) =>
    Math.floor((Math.max(0, msLeft) % wrap) / ms);
  return {
    days: part(86_400_000),
    hours: part(3_600_000, 86_400_000),
    minutes: part(60_000, 3_600_000),
    seconds: part(1000, 60_000),
  };
}

/** The next moment at which words say something else; undefined once the target is reached. All in ms since the epoch. */
export function nextWords(target: number, now: number): number | undefined {
  const left = target - now;
  if (!(left > 0)) return undefined;
  const words = timeInWords(left);
  if (words === undefined) return target;
  const ms = UNITS.find(([unit]) => unit === words.unit)?.[1] ?? 0;
  // Of exactly three hours there are three; a millisecond later there are two.
  return target - words.count * ms + 1;
}
