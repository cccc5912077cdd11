import { foldName } from './fold-name.ts';
import { MEXICAN_AREAS } from './mexican-areas.ts';
import type { PlaceQuery } from './name-index.ts';
import type { Place } from './place.ts';

/** Towns that have a name of their own together: a region, or the municipalities around a quarter. */
export interface Area {
  /** As Mexicans write it. */
  readonly name: string;
  /** At least one, the biggest first. */
  readonly towns: readonly Place[];
  /** Whether they lie so far apart that no one point stands for them. */
  readonly isRegion: boolean;
}

/**
 * Look-up of areas by name. Throws where a town of theirs is unknown.
 * @param findPlace a town by its name
 */
export function createAreaIndex(
  findPlace: (query: PlaceQuery) => Place | undefined,
): (text: string) => Area | undefined {
  const areas = new Map<string, Area>();
  for (const { names, towns, isRegion } of MEXICAN_AREAS) {
    const places = towns.split(';').map((city) => findPlace({ city }) ?? unknownTown(city));
    const spellings = names.split(',').map((name) => name.trim());
    for (const name of spellings) areas.set(foldName(name), { name, towns: places, isRegion });
  }
  return (text) => areas.get(foldName(text));
}

function unknownTown(city: string): never {
  throw new Error(`The gazetteer knows no town "${city}" of mexican-areas.ts.`);
}
