import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatAgo } from '../../ui/language/format-moment.ts';
import { noteServerTime, serverNow } from './server-clock.ts';

const NOW = Date.UTC(2026, 10, 29, 18);
const HOUR = 3_600_000;
const headerOf = (time: number) => new Date(time).toUTCString();

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it.each([26, -26])(
  'a clock that is wrong by %d hours tells how long ago something was',
  (hours) => {
    noteServerTime(headerOf(NOW - hours * HOUR));
    const sent = new Date(NOW - hours * HOUR - 5 * 60_000).toISOString();
    expect(formatAgo(sent, serverNow(), 'es')).toBe('hace 5 minutos');
  },
);

it('seconds on the way are no wrong clock, and an answer without a date says nothing', () => {
  noteServerTime(headerOf(NOW + HOUR));
  noteServerTime(null);
  noteServerTime('soon');
  expect(serverNow()).toBe(NOW + HOUR);
  noteServerTime(headerOf(NOW - 1500));
  expect(serverNow()).toBe(NOW);
});
