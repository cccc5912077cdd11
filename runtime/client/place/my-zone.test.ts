// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetZone, keepZone, zoneDistance, zoneOf } from './my-zone.ts';

const LEON = 'León, Guanajuato, México--21.12---101.68';

function field(value: string, place?: string): HTMLInputElement {
  const input = document.createElement('input');
  input.value = value;
  if (place !== undefined) input.dataset['place'] = place;
  return input;
}

const distance = (point: string) =>
  zoneDistance({ point, far: 'a {km} km', near: 'a menos de 1 km' });

beforeEach(() => localStorage.clear());

it('is the place that was chosen, until another one is, or it is forgotten', () => {
  keepZone(field('León, Guanajuato, México', LEON));
  expect(zoneOf()).toEqual({
    label: 'León, Guanajuato, México',
    point: { latitude: 21.12, longitude: -101.68 },
  });
  keepZone(field(''));
  keepZone(field('Otra cosa', LEON));
  expect(zoneOf()?.label).toBe('León, Guanajuato, México');
  forgetZone();
  expect(zoneOf()).toBeUndefined();
});

it('says how far a job is, and nothing without a zone or a point', () => {
  expect(distance('20.67,-103.35')).toBe('');
  keepZone(field('León, Guanajuato, México', LEON));
  expect(distance('20.67,-103.35')).toBe('a 181 km');
  expect(distance('21.12,-101.68')).toBe('a menos de 1 km');
  expect([distance(''), distance('x,y')]).toEqual(['', '']);
});

it('is none where somebody else wrote something else', () => {
  localStorage.setItem('rumbo_zone', '<b>--x--y');
  expect(zoneOf()).toBeUndefined();
});
