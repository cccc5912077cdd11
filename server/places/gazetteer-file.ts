import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldName } from './fold-name.ts';
import { MEXICO } from './is-mexico.ts';
import { stateNames } from './mexican-states.ts';
import type { NamedPlace } from './place.ts';

/**
 * Name, GeoNames code of the state, index of the municipality or -1, population, degrees north and east,
 * then other names. One line of the file is one place.
 */
export type PlaceRow = readonly [
  id: number,
  city: string,
  state: number,
  municipality: number,
  population: number,
  latitude: number,
  longitude: number,
  ...aliases: readonly string[],
];

/** The committed file, which `scripts/gazetteer/main.ts` writes. */
export interface GazetteerFile {
  readonly municipalities: readonly string[];
  readonly places: readonly PlaceRow[];
}

/** The committed gazetteer. */
export const GAZETTEER_FILE = join(import.meta.dirname, 'gazetteer-mx.json');

/** All places of the committed file, the most populous first. Takes tens of milliseconds. */
export function readGazetteerFile(file = GAZETTEER_FILE): readonly NamedPlace[] {
  const parsed = JSON.parse(readFileSync(file, 'utf8')) as GazetteerFile;
  return parsed.places
    .map((row) => toPlace(row, parsed.municipalities))
    .sort((a, b) => b.population - a.population || a.id - b.id);
}

function toPlace(row: PlaceRow, municipalities: readonly string[]): NamedPlace {
  const [id, city, code, municipality, population, latitude, longitude, ...aliases] = row;
  const state = stateNames[code - 1];
  if (state === undefined) throw new Error(`Place ${id} of the gazetteer has no state ${code}`);
  return {
    id,
    city,
    state,
    country: MEXICO,
    latitude,
    longitude,
    population,
    municipality: municipalities[municipality] ?? null,
    names: [...new Set([city, ...aliases].map(foldName))],
  };
}
