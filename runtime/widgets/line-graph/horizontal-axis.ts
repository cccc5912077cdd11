import type { LineGraphSeries } from '#schemas/documents/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { niceScale, shareOf } from './nice-scale.ts';
import { numberText, pointText } from './number-text.ts';

export type PointPlace = number | string;

export interface HorizontalAxis {
  /** From 0 to 1. */
  readonly shareOf: (x: PointPlace) => number;
  /** Labels from left to right, equally far apart. */
  readonly labels: readonly string[];
  /** All places in order, each once: the rows of the table. */
  readonly places: readonly AxisPlace[];
}

export interface AxisPlace {
  readonly key: string;
  readonly label: string;
}

/** Room for this many steps between numbers. */
const INTERVALS = 5;

/**
 * The horizontal axis. It is a scale where every x of every series is a number and at least two differ; else
 * each x is a name and stands in order of first appearance.
 */
export function horizontalAxis(
  series: readonly Pick<Sanitised<LineGraphSeries>, 'points'>[],
): HorizontalAxis {
  const all = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))];
  const numbers = all.filter((x) => typeof x === 'number');
  return numbers.length === all.length && numbers.length > 1
    ? numericAxis(numbers)
    : namedAxis(all);
}

/** By which a place of one series is the same as one of another, and as a row of the table. */
export function placeKey(x: PointPlace): string {
  return String(x);
}

function numericAxis(numbers: readonly number[]): HorizontalAxis {
  const scale = niceScale(numbers, INTERVALS);
  const places = [...numbers].sort((a, b) => a - b);
  return {
    shareOf: (x) => shareOf(Number(x), scale),
    labels: scale.ticks.map(pointText),
    places: places.map((x) => ({
      key: placeKey(x),
      label: Math.abs(x) < 10_000 ? pointText(x) : numberText(x),
    })),
  };
}

function namedAxis(all: readonly PointPlace[]): HorizontalAxis {
  const places = new Map(all.map((x) => [placeKey(x), typeof x === 'number' ? pointText(x) : x]));
  const keys = [...places.keys()];
  const last = keys.length - 1;
  return {
    shareOf: (x) => (last === 0 ? 0.5 : keys.indexOf(placeKey(x)) / last),
    labels: [...places.values()],
    places: [...places].map(([key, label]) => ({ key, label })),
  };
}
