// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { TeamPerson } from '#schemas/documents/documents.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';
import { initialsOf } from './meet-the-team.tsx';

it.each([
  ['María de la Luz Peña', 'MP'],
  ['Óscar Íñiguez', 'ÓÍ'],
  ['ximena robles', 'XR'],
  ['Guadalupe «Lupita» Ek', 'GE'],
  ['Chucho', 'C'],
  ['🚚', ''],
])('makes the monogram of %s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

function show(person: Partial<TeamPerson>): Element | null {
  const content = { people: [{ name: 'Marisol Ávila', role: 'Jefa', ...person }] };
  const team = { id: 'w', type: 'meet-the-team', content };
  return toDocument(renderTestPage({ widgets: [team] })).querySelector('main li');
}

it('shows a monogram where there is no portrait, to the eye alone', () => {
  expect(show({})?.querySelector('[aria-hidden="true"]')?.textContent).toBe('MÁ');
  const image = { src: 'assets/a.svg', alt: 'Marisol', width: 480, height: 480 };
  expect(show({ image })?.querySelector('[aria-hidden="true"]')).toBeNull();
});

it('folds a long biography and leaves a short one open', () => {
  expect(show({ bio: 'Doce años al volante.' })?.querySelector('details')).toBeNull();
  const long = show({ bio: 'Doce años al volante. '.repeat(12).trim() });
  expect(long?.querySelector('summary')?.textContent).toContain('Marisol Ávila');
});
