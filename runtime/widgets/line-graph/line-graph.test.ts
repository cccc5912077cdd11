// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const SERIES = ['Norte', 'Sur'].map((name, index) => ({
  name,
  points: [
    { x: 2024, y: 10 + index },
    { x: 2025, y: 20 + index },
  ],
}));

function show(series: readonly object[] = SERIES): Document {
  const content = { series, units: { x: 'Año', y: 'Unidades' } };
  return toDocument(renderTestPage({ widgets: [{ id: 'w', type: 'line-graph', content }] }));
}

it('says what it shows to those who cannot see it', () => {
  const label = show().querySelector('[role="img"]')?.getAttribute('aria-label');
  expect(label).toBe('Gráfica de líneas: Norte, Sur. De 2024 a 2025.');
});

it('has its figures as a table', () => {
  const rows = [...show().querySelectorAll('tr')];
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Año', 'Norte', 'Sur'],
    ['2024', '10', '11'],
    ['2025', '20', '21'],
  ]);
});

it('tells its lines apart by their marks, the same in legend and plot', () => {
  const shapes = (root: Element | null | undefined) => [
    ...new Set(
      [...(root?.querySelectorAll('svg svg path') ?? [])].map((path) => path.getAttribute('d')),
    ),
  ];
  const page = show(Array.from({ length: 5 }, (_, index) => ({ ...SERIES[0], name: `${index}` })));
  const legend = shapes(page.querySelector('figure > ul'));
  expect(legend).toHaveLength(5);
  const plot = [...page.querySelectorAll('[role="img"] > g')].map((line) =>
    line.querySelector('svg:last-child path')?.getAttribute('d'),
  );
  expect(plot).toEqual(legend);
});

it('has axis texts of 12 px and more at every width', () => {
  const css = readFileSync('runtime/widgets/line-graph/line-graph.module.css', 'utf8');
  const sizes = [...css.matchAll(/--tick: min\(([\d.]+)rem/g)].map(([, size]) => Number(size) * 16);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});
