import type { LineGraphContent, LineGraphSeries } from '#schemas/documents/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import {
  type AxisPlace,
  type HorizontalAxis,
  horizontalAxis,
  placeKey,
} from './horizontal-axis.ts';
import { niceScale, shareOf } from './nice-scale.ts';
import { numberText, tickText } from './number-text.ts';

/** All that a line graph draws. Places are shares of the plot in per cent, from its top left corner. */
export interface LineChart {
  readonly yTicks: readonly Tick[];
  readonly xLabels: readonly string[];
  readonly lines: readonly ChartLine[];
  /** Height of the line from which an area is filled. */
  readonly base: number;
  readonly rows: readonly Row[];
}

export interface Tick {
  readonly label: string;
  readonly at: number;
  readonly isZero: boolean;
}

export interface ChartLine {
  readonly name: string;
  readonly dots: readonly Dot[];
  /** The dots that carry a mark: all of a short line, some of a long one. */
  readonly marks: readonly Dot[];
}

export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** A row of the table: the value of each series, in their order, or `null`. */
export interface Row extends AxisPlace {
  readonly values: readonly (string | null)[];
}

const INTERVALS = 4;

/** A line keeps to zero unless its values stay above this share of the highest. */
const NEAR_ZERO = 0.6;

const MARKS = 12;

export function lineChart({ series }: Pick<Sanitised<LineGraphContent>, 'series'>): LineChart {
  const values = series.flatMap(({ points }) => points.map(({ y }) => y));
  const scale = niceScale(withZero(values), INTERVALS);
  const toHeight = (value: number) => percent(1 - shareOf(value, scale));
  const axis = horizontalAxis(series);
  return {
    yTicks: scale.ticks.map((tick) => ({
      label: tickText(tick),
      at: toHeight(tick),
      isZero: tick === 0,
    })),
    xLabels: axis.labels,
    lines: series.map((one) => lineOf(one, axis, toHeight)),
    base: toHeight(Math.min(Math.max(0, scale.min), scale.max)),
    rows: axis.places.map((place) => ({
      ...place,
      values: series.map((one) => valueAt(one, place)),
    })),
  };
}

function withZero(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const isNear = low > 0 ? low < high * NEAR_ZERO : high < 0 && high > low * NEAR_ZERO;
  return isNear ? [...values, 0] : [...values];
}

function lineOf(
  { name, points }: Sanitised<LineGraphSeries>,
  axis: HorizontalAxis,
  toHeight: (value: number) => number,
): ChartLine {
  const dots = points
    .map(({ x, y }) => ({ x: percent(axis.shareOf(x)), y: toHeight(y) }))
    .sort((a, b) => a.x - b.x);
  const every = Math.ceil(dots.length / MARKS);
  const marks = dots.filter((_, index) => index % every === 0 || index === dots.length - 1);
  return { name, dots, marks };
}

function valueAt({ points }: Sanitised<LineGraphSeries>, { key }: AxisPlace): string | null {
  const point = points.find(({ x }) => placeKey(x) === key);
  return point ? numberText(point.y) : null;
}

/** With two decimals, which is finer than any screen. */
function percent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
