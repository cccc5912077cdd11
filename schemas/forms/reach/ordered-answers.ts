import type { FormQuestion } from '../../documents/documents.ts';
import { DAY_MS } from '../../time/durations.ts';
import { resolveDay } from '../base/days.ts';

/** The largest that the reader of numbers takes. */
const LARGEST = 999_999_999_999_999;
/** Figures behind the point that it takes at most. */
const MAX_DECIMALS = 14;

/** Numbers, typed: the given ones, the limits, some beside them, one between each two neighbours. Likely ones come first. */
export function numberAnswers({ limits = {} }: FormQuestion, named: readonly string[]): string[] {
  const given = named.filter((text) => text.trim() !== '').map(Number);
  const near = [limits.min, limits.max, ...given]
    .filter((point) => point !== undefined)
    .filter((point) => Math.abs(point) < LARGEST)
    .flatMap((point) => [point, point + 1, point - 1]);
  const points = [...new Set([0, ...near, LARGEST, -LARGEST])];
  const sorted = points.toSorted((a, b) => a - b);
  const between = sorted
    .slice(1)
    .flatMap((point, index) => numberBetween(sorted[index] ?? 0, point));
  return [...named, ...points.map((point) => plainText(point, MAX_DECIMALS)), ...between];
}

/** Of the shortest; none where no number that can be typed lies between. */
function numberBetween(low: number, high: number): string[] {
  const middle = low / 2 + high / 2;
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals += 1) {
    const text = plainText(middle, decimals);
    if (Number(text) > low && Number(text) < high) return [text];
  }
  return [];
}

/** Never with an exponent. */
function plainText(number: number, decimals: number): string {
  const text = number.toFixed(decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

const FIRST_DAY = Date.parse('1900-01-01');
const LAST_DAY = Date.parse('2100-12-31');

/** Days, typed: the given ones, the limits, today, and the days around each. */
export function dayAnswers(
  { limits = {} }: FormQuestion,
  named: readonly string[],
  today: string,
): string[] {
  const bounds = [limits.from, limits.to].map((day) => day && resolveDay(day, today));
  const times = [today, ...bounds, ...named].map((day) => Date.parse(day ?? ''));
  return [FIRST_DAY, LAST_DAY, ...times]
    .filter((time) => time >= FIRST_DAY - DAY_MS && time <= LAST_DAY + DAY_MS)
    .flatMap((time) => [time, time - DAY_MS, time + DAY_MS])
    .map((time) => new Date(time).toISOString().slice(0, 10));
}
