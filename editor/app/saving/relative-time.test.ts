import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

it.each([
  [0, 'ahora'],
  [59_000, 'ahora'],
  [-5_000, 'ahora'],
  [120_000, 'hace 2 minutos'],
  [3_700_000, 'hace 1 hora'],
  [86_400_000, 'ayer'],
])('tells %i ms ago as %s', (passed, text) => {
  const now = Date.UTC(2026, 0, 2);
  expect(relativeTime(now - passed, now, 'es')).toBe(text);
});
