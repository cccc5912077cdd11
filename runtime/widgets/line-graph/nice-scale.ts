/** An axis: where it begins and ends, and the round numbers between, ends included, equally far apart. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** Below this share of their size, differences are noise of floating point. */
const NOISE = 1e-9;

/** Smaller numbers are as good as zero: no reader tells them apart, and steps between them have no digits left. */
const SMALLEST = 1e-9;

const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * A scale of round numbers around the values.
 *
 * @param values at least one
 * @param intervals how many steps are wanted; the scale has that many or up to two more
 */
export function niceScale(values: readonly number[], intervals: number): Scale {
  const [low, high] = spread(values);
  const step = niceStep((high - low) / intervals, values.every(Number.isInteger));
  const first = Math.floor(low / step + NOISE);
  const last = Math.ceil(high / step - NOISE);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    tidy((first + index) * step),
  );
  return { min: tidy(first * step), max: tidy(last * step), ticks };
}

/** Where a value stands on a scale, from 0 to 1. */
export function shareOf(value: number, { min, max }: Scale): number {
  return (value - min) / (max - min);
}

/** Values that are all equal get room towards zero and beyond themselves. */
function spread(values: readonly number[]): readonly [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (size >= SMALLEST && high - low > size * NOISE) return [low, high];
  return size < SMALLEST ? [0, 1] : [Math.min(0, low * 1.5), Math.max(0, high * 1.5)];
}

function niceStep(raw: number, isWhole: boolean): number {
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  const factor = ROUND_STEPS.find((round) => raw / magnitude <= round + NOISE) ?? 10;
  const step = factor * magnitude;
  return isWhole ? Math.max(1, Math.ceil(step)) : step;
}

/** Without the tail of floating point: 0.3, not 0.30000000000000004. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
