import { describe, expect, it } from 'vitest';
import { dayIn, type MexicanZone, momentOf, zonedMoment, zoneOf } from './mexican-zones.ts';

it.each([
  ['Tijuana', 'Baja California', 'America/Tijuana'],
  ['Ciudad Juárez', 'Chihuahua', 'America/Ciudad_Juarez'],
  ['Chihuahua', 'Chihuahua', 'America/Mexico_City'],
  ['Cancún', 'Quintana Roo', 'America/Cancun'],
  ['Culiacán', 'Sinaloa', 'America/Mazatlan'],
  [null, 'Sonora', 'America/Hermosillo'],
  ['Monterrey', 'Nuevo León', 'America/Mexico_City'],
  [null, null, 'America/Mexico_City'],
])('the clocks of %s, %s are those of %s', (city, state, zone) => {
  expect(zoneOf({ city, state })).toBe(zone);
});

describe('a moment in the evening', () => {
  it.each<[MexicanZone, string, string]>([
    ['America/Mexico_City', '2026-11-28T06:30:00Z', '2026-11-28T00:30:00.000-06:00'],
    ['America/Tijuana', '2026-11-28T06:30:00Z', '2026-11-27T22:30:00.000-08:00'],
    ['America/Tijuana', '2026-07-28T06:30:00Z', '2026-07-27T23:30:00.000-07:00'],
    ['America/Ciudad_Juarez', '2026-11-28T06:30:00Z', '2026-11-27T23:30:00.000-07:00'],
    ['America/Ciudad_Juarez', '2026-07-28T06:30:00Z', '2026-07-28T00:30:00.000-06:00'],
    ['America/Cancun', '2026-11-28T05:30:00Z', '2026-11-28T00:30:00.000-05:00'],
  ])('is in %s of the day that its clocks show: %s', (zone, moment, shown) => {
    const time = Date.parse(moment);
    expect(zonedMoment(zone, time)).toBe(shown);
    expect(dayIn(zone, time) * 86_400_000).toBe(Date.parse(shown.slice(0, 10)));
    expect(momentOf(zone, Date.parse(`${shown.slice(0, 23)}Z`))).toBe(time);
  });
});
