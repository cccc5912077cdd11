import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAgo, formatMoment, formatPlannedMoment } from '../ui/language/format-moment.ts';
import { findTimeProblem, instantOf, localOf, proposeLocalTime, zoneText } from './local-time.ts';

const ZONES = ['America/Mexico_City', 'America/Tijuana', 'Europe/Madrid', 'Asia/Kolkata', 'UTC'];
const iso = (local: string, zone: string) => {
  const at = instantOf(local, zone);
  return at === undefined ? undefined : new Date(at).toISOString();
};

it.each([
  ['2026-12-03T09:00', 'America/Mexico_City', '2026-12-03T15:00:00.000Z'],
  ['2026-07-03T09:00', 'America/Mexico_City', '2026-07-03T15:00:00.000Z'],
  ['2026-12-03T09:00', 'America/Tijuana', '2026-12-03T17:00:00.000Z'],
  ['2026-07-03T09:00', 'America/Tijuana', '2026-07-03T16:00:00.000Z'],
  ['2026-01-01T00:30', 'Asia/Kolkata', '2025-12-31T19:00:00.000Z'],
])('%s in %s is %s', (local, zone, moment) => {
  expect(iso(local, zone)).toBe(moment);
});

it('has no moment for an hour that the clocks skip', () => {
  expect(iso('2026-03-08T02:30', 'America/Tijuana')).toBeUndefined();
  expect(iso('2026-03-08T03:00', 'America/Tijuana')).toBe('2026-03-08T10:00:00.000Z');
});

it('takes the first of an hour that the clocks show twice', () => {
  expect(iso('2026-11-01T01:30', 'America/Tijuana')).toBe('2026-11-01T08:30:00.000Z');
});

it('has no moment for what is no time', () => {
  for (const text of ['', '2026-13-01T09:00', '2026-12-03', 'mañana'])
    expect(instantOf(text, 'UTC')).toBeUndefined();
});

it('shows every moment as the time that means it, or its first', () => {
  const years = { min: Date.parse('2024-01-01T00:00Z'), max: Date.parse('2029-01-01T00:00Z') };
  fc.assert(
    fc.property(fc.integer(years), fc.constantFrom(...ZONES), (ms, zone) => {
      const minute = ms - (ms % 60_000);
      const first = instantOf(localOf(minute, zone), zone);
      expect([minute, minute - 3_600_000]).toContain(first);
    }),
  );
});

it('says why nothing can be planned for a time', () => {
  const now = Date.parse('2026-03-01T12:00Z');
  const problem = (local: string) => findTimeProblem(local, 'America/Tijuana', now);
  expect(problem('')).toBe('empty');
  expect(problem('2026-03-01T04:00')).toBe('past');
  expect(problem('2026-03-01T04:01')).toBeUndefined();
  expect(problem('2026-03-08T02:30')).toBe('skipped');
  expect(problem('2029-01-01T00:00')).toBe('far');
});

it('proposes the next morning on the clocks of the zone', () => {
  const late = Date.parse('2026-03-02T03:00Z');
  expect(proposeLocalTime(late, 'America/Mexico_City')).toBe('2026-03-02T09:00');
  expect(proposeLocalTime(late, 'UTC')).toBe('2026-03-03T09:00');
});

it('calls zone and moment as people do', () => {
  const at = Date.parse('2026-12-03T15:00Z');
  expect(zoneText(at, 'America/Mexico_City', 'es')).toBe('hora estándar central (GMT-6)');
  expect(zoneText(at, 'America/Mexico_City', 'en')).toBe('Central Standard Time (GMT-6)');
  expect(formatMoment('2026-12-03T15:00:00Z', 'es', 'America/Mexico_City')).toMatch(
    /^3 dic 2026.*9:00/,
  );
});

it('says on whose clocks a planned moment is told, as they stand on that day', () => {
  const [winter, summer] = ['2026-12-03T15:00:00Z', '2026-07-03T15:00:00Z'];
  expect(formatPlannedMoment(winter, 'es', 'America/Mexico_City')).toMatch(/9:00.*GMT-6$/);
  expect(formatPlannedMoment(winter, 'en', 'America/Tijuana')).toMatch(/7:00.AM GMT-8$/);
  expect(formatPlannedMoment(summer, 'en', 'America/Tijuana')).toMatch(/8:00.AM GMT-7$/);
});

it('says how long ago something was, until its date says more', () => {
  const now = Date.parse('2026-03-31T12:00Z');
  expect(formatAgo('2026-03-31T11:53:30Z', now, 'es')).toBe('hace 6 minutos');
  expect(formatAgo('2026-03-30T12:00:00Z', now, 'es')).toBe('ayer');
  expect(formatAgo('2026-03-31T12:00:05Z', now, 'en')).toBe('now');
  expect(formatAgo('2026-01-31T12:00:00Z', now, 'es')).toBeUndefined();
});
