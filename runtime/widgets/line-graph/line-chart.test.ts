import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelSteps } from './chart-plot.tsx';
import { lineChart } from './line-chart.ts';
import { niceScale } from './nice-scale.ts';

function chartOf(...series: readonly (readonly (readonly [x: number | string, y: number])[])[]) {
  return lineChart({
    series: series.map((points, index) => ({
      name: `Serie ${index + 1}`,
      points: points.map(([x, y]) => ({ x, y })),
    })),
  });
}

describe('a scale', () => {
  it.each([
    [
      [7, 52],
      [0, 20, 40, 60],
    ],
    [
      [0, 1],
      [0, 1],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.1, 0.35],
      [0.1, 0.2, 0.3, 0.4],
    ],
    [
      [-3.5, 7.9],
      [-5, 0, 5, 10],
    ],
    [
      [1e15, 0],
      [0, 2.5e14, 5e14, 7.5e14, 1e15],
    ],
  ])('around %j has round ticks', (values, ticks) => {
    expect(niceScale(values, 4).ticks).toEqual(ticks);
  });

  it('holds all values and has few ticks, whatever they are', () => {
    const value = fc.double({ min: -1e15, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (values) => {
        const { min, max, ticks } = niceScale(values, 4);
        const slack = (max - min) * 1e-6;
        expect(min - slack).toBeLessThanOrEqual(Math.min(...values));
        expect(max + slack).toBeGreaterThanOrEqual(Math.max(...values));
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('a chart', () => {
  it('spaces numbers by their size and names evenly', () => {
    const numbers = chartOf([
      [2020, 1],
      [2021, 2],
      [2025, 3],
    ]);
    expect(numbers.lines[0]?.dots.map(({ x }) => x)).toEqual([0, 20, 100]);
    const names = chartOf([
      ['Ene', 1],
      ['Feb', 2],
      ['Dic', 3],
    ]);
    expect(names.lines[0]?.dots.map(({ x }) => x)).toEqual([0, 50, 100]);
  });

  it('takes numbers for names where one is no number', () => {
    expect(chartOf([[2024, 1]], [['hoy', 2]]).xLabels).toEqual(['2024', 'hoy']);
  });

  it('finds large numbers among names too', () => {
    const { rows } = chartOf([[12_345, 1]], [['hoy', 2]]);
    expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
      ['12,345', '1', null],
      ['hoy', null, '2'],
    ]);
  });

  it('puts a single point in the middle', () => {
    expect(chartOf([[2025, 52]]).lines[0]?.dots[0]?.x).toBe(50);
  });

  it('draws numbers from left to right in whatever order they come', () => {
    const { lines } = chartOf([
      [3, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(lines[0]?.dots.map(({ x }) => x)).toEqual([0, 50, 100]);
  });

  it('keeps to zero unless all values are far from it', () => {
    const labels = (low: number) =>
      chartOf([
        [1, low],
        [2, 100],
      ]).yTicks.map(({ label }) => label);
    expect(labels(40)[0]).toBe('0');
    expect(labels(90)[0]).toBe('90');
  });

  it('gives the table a row for each place and says which value is missing', () => {
    const { rows } = chartOf(
      [
        ['a', 1],
        ['b', 2000],
      ],
      [['b', 3]],
    );
    expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
      ['a', '1', null],
      ['b', '2,000', '3'],
    ]);
  });

  it('marks few points of a long line, its last among them', () => {
    const [line] = chartOf(Array.from({ length: 50 }, (_, x) => [x, x])).lines;
    expect(line?.marks.length).toBeLessThanOrEqual(13);
    expect(line?.marks.at(-1)).toEqual(line?.dots.at(-1));
  });
});

it('shows fewer labels on phones, and only such as wider screens show', () => {
  const { phone, wide } = labelSteps(Array.from({ length: 12 }, (_, at) => `Semana ${at + 1}`));
  expect(phone).toBeGreaterThan(wide);
  expect(phone % wide).toBe(0);
});
