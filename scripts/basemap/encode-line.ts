import type { Line } from './clip.ts';

/** Parts of a degree: about 110 m. */
const UNITS = 1000;

/** A line as one text: the first position in thousandths of a degree, then each step from the one before. */
export function encodeLine(line: Line): string {
  const whole = line.map((position) => position.map((degrees) => Math.round(degrees * UNITS)));
  const steps = whole.flatMap(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = whole[index - 1] ?? [];
    const step = [x - beforeX, y - beforeY];
    return index > 0 && step.every((size) => size === 0) ? [] : step;
  });
  return steps.join(' ');
}
