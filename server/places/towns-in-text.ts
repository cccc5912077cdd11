import type { Area } from './area-index.ts';
import { foldName } from './fold-name.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';

/** A town among the words of a text. */
export interface TownInText {
  readonly place: Place;
  /** What was named in its stead; the towns of an area share their words. */
  readonly area?: Area;
  /** First word of its name, and how many there are. */
  readonly start: number;
  readonly length: number;
  /** The same with what leads to it and what part of it is meant: `cerca de León`, `en la zona norte de Tijuana`. */
  readonly wholeStart: number;
  readonly wholeLength: number;
  /** Whether what is near it is asked for too. */
  readonly isAround: boolean;
}

export type TownFinder = Pick<Gazetteer, 'findPlace' | 'findArea' | 'normaliseState'>;

/** `San Nicolás de los Garza, Nuevo León` */
const LONGEST_TOWN = 8;
/** Smaller places share their names with things: people who mean them use the field for places. */
const LEAST_PEOPLE = 15_000;

/** What is more often something else than the town, or the abbreviation of a state, that it also is. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  'cam camp centro col dur gua hid libres mex mexico mic mor que reforma roo sin son tab tam tla ver'.split(
    ' ',
  ),
);

/** A part of a town, which is in no field of jobs. */
const PART = 'norte|sur|oriente|poniente|este|oeste|centro';
/** Words right before a town that ask for what is near it. */
const AROUND =
  /(?:^| )(?:(?:por )?(?:(?:zona|area) (?:metropolitana|conurbada)|cerca|cerquita|cercan[oa]s?|alrededor|alrededores|lado|rumbo|orillas) ?(?:de |d |del |a )?|por |x |hacia )(?:la |el |los )?$/;
const INSIDE = new RegExp(
  `(?:^| )(?:(?:(?:en|de|d|a|para|pa|desde) )?(?:la )?(?:zona (?:${PART})? ?|${PART} )(?:de )?|(?:en|de|d|a|para|pa|desde) (?:la |el |los )?)$`,
);
/** Words right behind a town. */
const BEHIND = new RegExp(`^(?:(?:zona )?(?:${PART})|y alrededores)(?= )`);

/** Words right before a town that is not wanted. */
const DENIED = /(?:^| )(?:no|sin|menos|excepto|salvo|fuera)(?: \S+){0,2} $/;

/** Words right before an area that make it a company's name: `Rutas del Bajío`. */
const COMPANY =
  /(?:^| )(?:rutas?|(?:auto)?transportes?|fletes|logistica|paqueteria|mensajeria|distribuidora|grupo|servicios|lineas|lacteos|productos|abarrotes) (?:del? (?:la |el )?)?$/;

/**
 * The towns that words name, in their order.
 * @param leastPeople smaller towns are none
 */
export function findTownsIn(
  words: readonly string[],
  places: TownFinder,
  leastPeople = LEAST_PEOPLE,
): readonly TownInText[] {
  const towns: TownInText[] = [];
  for (let start = 0; start < words.length; ) {
    const name = longestName(words.slice(start), places, leastPeople);
    towns.push(...wantedTowns(words, start, name));
    start += name.length;
  }
  return towns;
}

interface Name {
  readonly length: number;
  /** None for a word that is no place, and for a state. */
  readonly towns: readonly Place[];
  readonly area?: Area;
}

/** What the words begin with. */
function longestName(
  words: readonly string[],
  { findPlace, findArea, normaliseState }: TownFinder,
  leastPeople: number,
): Name {
  for (let length = Math.min(LONGEST_TOWN, words.length); length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    const area = findArea(name);
    if (area !== undefined) return { length, towns: area.towns, area };
    const place = OTHER_WORDS.has(foldName(name)) ? undefined : findPlace({ city: name });
    if (place !== undefined && place.population >= leastPeople) return { length, towns: [place] };
    if (length > 1 && normaliseState(name) !== undefined) return { length, towns: [] };
  }
  return { length: 1, towns: [] };
}

/** Nothing for towns that are denied, and for areas that companies are called after. */
function wantedTowns(
  words: readonly string[],
  start: number,
  { length, towns, area }: Name,
): readonly TownInText[] {
  const before = words.slice(0, start).map((word) => `${foldName(word)} `);
  const text = before.join('');
  if (DENIED.test(text) || (area !== undefined && COMPANY.test(text))) return [];
  const around = AROUND.exec(text)?.[0];
  const lead = countWords(around ?? INSIDE.exec(text)?.[0] ?? '');
  const rest = words.slice(start + length).map((word) => `${foldName(word)} `);
  const behind = countWords(BEHIND.exec(rest.join(''))?.[0] ?? '');
  const where = {
    start,
    length,
    wholeStart: start - lead,
    wholeLength: lead + length + behind,
    ...(area === undefined ? {} : { area }),
    isAround: around !== undefined,
  };
  return towns.map((place) => ({ ...where, place }));
}

function countWords(text: string): number {
  return text.split(' ').filter((word) => word !== '').length;
}
