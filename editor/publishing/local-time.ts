import { DAY_MS, HOUR_MS } from '#schemas/time/durations.ts';
import type { Language } from '../ui/messages/messages.ts';

/** The service takes plans further ahead for a mistyped year. */
const MAX_AHEAD_MS = 2 * 365 * DAY_MS;

/** The time zone of this browser. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * The moment of a time on the clocks of a zone.
 * @param local as `<input type="datetime-local">` gives it: `2026-12-03T09:00`
 * @returns ms since the epoch: of an hour that clocks show twice the first, of one that they skip undefined
 */
export function instantOf(local: string, timeZone: string): number | undefined {
  const wall = Date.parse(`${local.slice(0, 16)}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local) || Number.isNaN(wall)) return undefined;
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((at) => wallTime(at, timeZone) - at);
  const moments = offsets.map((offset) => wall - offset).sort((a, b) => a - b);
  return moments.find((at) => wallTime(at, timeZone) === wall);
}

/** What the clocks of a zone show at a moment, as `<input type="datetime-local">` wants it. */
export function localOf(at: number, timeZone: string): string {
  return new Date(wallTime(at, timeZone)).toISOString().slice(0, 16);
}

/** What the clocks of a zone show, as if they showed UTC; in whole minutes. */
function wallTime(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric' } as const),
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

export type TimeProblem = 'empty' | 'skipped' | 'past' | 'far';

/** What keeps something from being planned for a time. */
export function findTimeProblem(
  local: string,
  timeZone: string,
  now: number,
): TimeProblem | undefined {
  if (local === '') return 'empty';
  const at = instantOf(local, timeZone);
  if (at === undefined) return 'skipped';
  if (at <= now) return 'past';
  return at - now > MAX_AHEAD_MS ? 'far' : undefined;
}

/** A time that is likely meant: nine in the morning of the next day. */
export function proposeLocalTime(now: number, timeZone: string): string {
  const today = Date.parse(`${localOf(now, timeZone).slice(0, 10)}T00:00Z`);
  return new Date(today + DAY_MS + 9 * HOUR_MS).toISOString().slice(0, 16);
}

/** What people call the zone at that moment: `hora estándar central (GMT-6)`. */
export function zoneText(at: number, timeZone: string, language: Language): string {
  const name = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${name('long')} (${name('shortOffset')})`;
}
