import { expect, it } from 'vitest';
import { formatDay } from './format-moment.ts';

it('tells the day that it is at the site, wherever the computer stands', () => {
  expect(formatDay('2026-11-30T03:00:00Z', 'es')).toBe('29 nov 2026');
  expect(formatDay('2026-11-30T06:30:00Z', 'en')).toBe('Nov 30, 2026');
});
