import { expect, it } from 'vitest';
import { contrastRatio, mixColors } from './contrast.ts';

it('is 21 for black on white, whichever comes first', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
});

it('is 1 for a colour on itself', () => {
  expect(contrastRatio('#b45309', '#b45309')).toBe(1);
});

it('tells the last grey that may carry text on white from the first that may not', () => {
  expect(contrastRatio('#767676', '#ffffff')).toBeGreaterThan(4.5);
  expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(4.5);
});

it('mixes two colours channel by channel', () => {
  expect(mixColors('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mixColors('#000000', '#ffffff', 1)).toBe('#ffffff');
  expect(mixColors('#102030', '#203010', 0.25)).toBe('#142428');
});
