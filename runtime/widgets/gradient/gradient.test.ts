// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

function show(content: object): Document {
  return toDocument(renderTestPage({ widgets: [{ id: 'w', type: 'gradient', content }] }));
}

it('draws its stops in order, own colours as they are and theme colours by name', () => {
  const stops = [...show({ stops: ['#1e1b4b', 'accent', 'ink'] }).querySelectorAll('stop')];
  expect(stops.map((stop) => stop.getAttribute('offset'))).toEqual(['0', '0.5', '1']);
  expect(stops[0]?.getAttribute('stop-color')).toBe('#1e1b4b');
  expect(stops[1]?.getAttribute('class')).toContain('stop-accent');
});

it('turns as CSS does: 90 degrees is from left to right', () => {
  const turned = (angle: number) =>
    show({ stops: ['ink', 'action'], angle })
      .querySelector('linearGradient')
      ?.getAttribute('gradientTransform');
  expect(turned(90)).toBe('rotate(0 .5 .5)');
  expect(turned(180)).toBe('rotate(90 .5 .5)');
});
