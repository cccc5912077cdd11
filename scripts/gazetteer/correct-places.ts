import { foldName } from '#server/places/fold-name.ts';
import { stateNames } from '#server/places/mexican-states.ts';
import type { JoinedPlace } from './join-places.ts';
import corrections from './place-corrections.json' with { type: 'json' };

/** A place under the name Mexicans use, with its other names. */
export interface CorrectedPlace extends JoinedPlace {
  readonly aliases: readonly string[];
}

interface Correction {
  readonly id: number;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly state?: string;
  readonly municipality?: string;
}

/** 'Miguel Alemán (La Doce)', 'Cristeros [Fraccionamiento]' */
const BRACKETED = /^(?<name>[^([]+?) *(?:\((?<alias>[^)]+)\))? *(?:\[[^\]]+\])?$/;

/** Applies `place-corrections.json`; throws when an id in it is no place of the sources any more. */
export function correctPlaces(places: readonly JoinedPlace[]): readonly CorrectedPlace[] {
  const byId = new Map<number, Correction>(corrections.names.map((one) => [one.id, one]));
  const removed = new Set(corrections.removed.map(({ id }) => id));
  const known = new Set(places.map(({ id }) => id));
  const gone = [...byId.keys(), ...removed].filter((id) => !known.has(id));
  if (gone.length > 0)
    throw new Error(`place-corrections.json names places that are gone: ${gone.join(', ')}`);
  return places
    .filter(({ id }) => !removed.has(id))
    .map((place) => correct(withMunicipalityName(place), byId.get(place.id)));
}

const municipalityNames = new Map(Object.entries(corrections.municipalities));

function withMunicipalityName(place: JoinedPlace): JoinedPlace {
  const municipality = municipalityNames.get(place.municipality ?? '');
  return municipality === undefined ? place : { ...place, municipality };
}

function correct(place: JoinedPlace, correction: Correction | undefined): CorrectedPlace {
  if (correction === undefined) return withoutBrackets(place);
  const { name, aliases = [], state, municipality = place.municipality } = correction;
  return {
    ...place,
    name,
    state: state === undefined ? place.state : codeOf(state),
    municipality,
    aliases: distinct([place.name, ...aliases], name),
  };
}

function withoutBrackets(place: JoinedPlace): CorrectedPlace {
  const { name = place.name, alias } = BRACKETED.exec(place.name)?.groups ?? {};
  return { ...place, name, aliases: alias === undefined ? [] : distinct([alias], name) };
}

/** The names that differ from `name` and from each other in more than accents. */
function distinct(aliases: readonly string[], name: string): readonly string[] {
  const byKey = new Map(aliases.map((alias) => [foldName(alias), alias]));
  byKey.delete(foldName(name));
  return [...byKey.values()];
}

function codeOf(state: string): number {
  const index = stateNames.indexOf(state);
  if (index < 0) throw new Error(`place-corrections.json names no state of Mexico: ${state}`);
  return index + 1;
}
