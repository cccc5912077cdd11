import { describe, expect, it } from 'vitest';
import { foldName } from './fold-name.ts';
import { readGazetteerFile } from './gazetteer-file.ts';
import { dayIn, type MexicanZone, momentOf, zonedMoment, zoneOf } from './mexican-zones.ts';

it.each([
  ['Tijuana', 'Baja California', 'America/Tijuana'],
  ['Ciudad Juárez', 'Chihuahua', 'America/Ciudad_Juarez'],
  ['Chihuahua', 'Chihuahua', 'America/Mexico_City'],
  ['Ojinaga', 'Chihuahua', 'America/Matamoros'],
  ['Nuevo Laredo', 'Tamaulipas', 'America/Matamoros'],
  ['Ciudad Victoria', 'Tamaulipas', 'America/Mexico_City'],
  ['Matamoros', 'Coahuila', 'America/Mexico_City'],
  ['Bucerías', 'Nayarit', 'America/Mexico_City'],
  ['Tepic', 'Nayarit', 'America/Mazatlan'],
  ['Cancún', 'Quintana Roo', 'America/Cancun'],
  ['Culiacán', 'Sinaloa', 'America/Mazatlan'],
  [null, 'Sonora', 'America/Hermosillo'],
  ['Monterrey', 'Nuevo León', 'America/Mexico_City'],
  [null, null, 'America/Mexico_City'],
])('the clocks of %s, %s are those of %s', (city, state, zone) => {
  expect(zoneOf({ city, state })).toBe(zone);
});

/** Articles 3 and 4 of the Ley de los Husos Horarios; zones of states as a whole apart. */
const LAW: Readonly<Record<string, Readonly<Record<string, MexicanZone>>>> = {
  Chihuahua: {
    ...allIn('America/Ciudad_Juarez', [
      'Ascensión',
      'Guadalupe',
      'Janos',
      'Juárez',
      'Praxedis G. Guerrero',
    ]),
    ...allIn('America/Matamoros', ['Coyame del Sotol', 'Manuel Benavides', 'Ojinaga']),
  },
  Coahuila: allIn('America/Matamoros', [
    ...['Acuña', 'Allende', 'Guerrero', 'Hidalgo', 'Jiménez', 'Morelos', 'Nava', 'Ocampo'],
    ...['Piedras Negras', 'Villa Unión', 'Zaragoza'],
  ]),
  'Nuevo León': allIn('America/Matamoros', ['Anáhuac']),
  Tamaulipas: allIn('America/Matamoros', [
    ...[
      'Camargo',
      'Guerrero',
      'Gustavo Díaz Ordaz',
      'Matamoros',
      'Mier',
      'Miguel Alemán',
      'Nuevo Laredo',
    ],
    ...['Reynosa', 'Río Bravo', 'Valle Hermoso'],
  ]),
  Nayarit: allIn('America/Mexico_City', ['Bahía de Banderas']),
};

function allIn(zone: MexicanZone, municipalities: readonly string[]): Record<string, MexicanZone> {
  return Object.fromEntries(municipalities.map((name) => [name, zone]));
}

it('towns of the border have the clocks of their municipality, as the law has it', () => {
  const all = readGazetteerFile();
  const called = (name: string, of: string) =>
    all.find(({ state, names }) => state === of && names.includes(foldName(name)));
  const places = all.filter(
    (place) => place.state in LAW && called(place.city, place.state) === place,
  );
  const told = (zoneIn: (place: (typeof places)[number]) => MexicanZone) =>
    places.map((place) => `${place.city}, ${place.municipality}, ${place.state}: ${zoneIn(place)}`);
  const ofLaw = (place: (typeof places)[number]) =>
    LAW[place.state]?.[place.municipality ?? ''] ?? zoneOf({ city: null, state: place.state });
  expect(told(zoneOf)).toEqual(told(ofLaw));
});

describe('a moment in the evening', () => {
  it.each<[MexicanZone, string, string]>([
    ['America/Mexico_City', '2026-11-28T06:30:00Z', '2026-11-28T00:30:00.000-06:00'],
    ['America/Tijuana', '2026-11-28T06:30:00Z', '2026-11-27T22:30:00.000-08:00'],
    ['America/Tijuana', '2026-07-28T06:30:00Z', '2026-07-27T23:30:00.000-07:00'],
    ['America/Ciudad_Juarez', '2026-11-28T06:30:00Z', '2026-11-27T23:30:00.000-07:00'],
    ['America/Ciudad_Juarez', '2026-07-28T06:30:00Z', '2026-07-28T00:30:00.000-06:00'],
    ['America/Matamoros', '2026-07-28T05:30:00Z', '2026-07-28T00:30:00.000-05:00'],
    ['America/Cancun', '2026-11-28T05:30:00Z', '2026-11-28T00:30:00.000-05:00'],
  ])('is in %s of the day that its clocks show: %s', (zone, moment, shown) => {
    const time = Date.parse(moment);
    expect(zonedMoment(zone, time)).toBe(shown);
    expect(dayIn(zone, time) * 86_400_000).toBe(Date.parse(shown.slice(0, 10)));
    expect(momentOf(zone, Date.parse(`${shown.slice(0, 23)}Z`))).toBe(time);
  });
});
