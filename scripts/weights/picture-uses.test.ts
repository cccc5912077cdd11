import { expect, it } from 'vitest';
import { shownWidth } from './picture-uses.ts';

it.each([
  ['240px', 240],
  ['(width < 768px) 100vw, min(50vw, 600px)', 390],
  ['(width < 320px) 100vw, min(50vw, 600px)', 195],
  ['(width >= 1224px) 508px, (width >= 1024px) 44vw, 100vw', 390],
  ['(min-width: 1224px) 1160px, 100vw', 390],
  ['(width &lt; 768px) 33vw, 290px', 129],
])('"%s" is %d px on a phone', (sizes, pixels) => {
  expect(shownWidth(sizes, 390)).toBe(pixels);
});

it('refuses what no widget writes yet instead of guessing', () => {
  expect(() => shownWidth('(orientation: landscape) 50vw, 100vw', 390)).toThrow('orientation');
  expect(() => shownWidth('20rem', 390)).toThrow('20rem');
});
