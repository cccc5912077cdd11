import { LRUCache } from 'lru-cache';
import type { Point } from '#schemas/api/jobs.ts';
import { stateNames } from '../../../places/mexican-states.ts';
import type { Place } from '../../../places/place.ts';
import { findTownsIn, type TownFinder, type TownInText } from '../../../places/towns-in-text.ts';
import { foldWord, type ListedWord, toListedWords } from '../vocabulary/folded-words.ts';
import { toPlainAmounts } from '../words/pay-amount.ts';

/** Towns that a search text names. */
export interface NamedTowns {
  /** The text without them. */
  readonly rest: string;
  /** Names as typed, each of one or more words. */
  readonly typed: readonly string[];
  /** What jobs say that are in them. */
  readonly names: readonly string[];
  readonly places: readonly NamedTown[];
  /** States that share a name with one of them and are not where it is. */
  readonly otherStates: readonly string[];
  /** Names that those of other towns near them hold too: what is in a town called so must be in one of them. */
  readonly partNames: readonly string[];
  /** Whether jobs near them are asked for too. */
  readonly isAround: boolean;
  /** So far around them jobs are found as well; only in them without it. */
  readonly aroundKm?: number;
}

export interface NamedTown extends Point {
  readonly id: number;
  readonly city: string;
  /** As notices call it: the town, or the area that was named. */
  readonly called: string;
  /** Whether its state is named or its name is that of a part of others: jobs must be near it too. */
  readonly isExact: boolean;
  /** Whether it was named together with others far away, so that distances from it say little. */
  readonly isOfRegion: boolean;
}

/** Between two towns that are both meant. */
const JOINT = /^[ouye]$/i;

/** Looking up the names of a long text takes milliseconds, and each page of a search asks again. */
const known = new WeakMap<TownFinder, LRUCache<string, Reading>>();
const MAX_KNOWN = 2000;

interface Reading {
  readonly towns: NamedTowns | undefined;
}

/**
 * Undefined where the text names none.
 * @param leastPeople smaller towns are words like others
 */
export function readTowns(
  term: string,
  finder: TownFinder,
  leastPeople?: number,
): NamedTowns | undefined {
  const readings = known.get(finder) ?? new LRUCache<string, Reading>({ max: MAX_KNOWN });
  known.set(finder, readings);
  const key = JSON.stringify([leastPeople, term]);
  const reading = readings.get(key) ?? { towns: namedTowns(term, finder, leastPeople) };
  readings.set(key, reading);
  return reading.towns;
}

function namedTowns(
  term: string,
  finder: TownFinder,
  leastPeople: number | undefined,
): NamedTowns | undefined {
  const listed = toListedWords(toPlainAmounts(term));
  const words = listed.map(({ word }) => word);
  const towns = findTownsIn(words, finder, leastPeople);
  if (towns.length === 0) return undefined;
  const isNamed = (index: number) =>
    towns.some((town) => index >= town.wholeStart && index < town.wholeStart + town.wholeLength);
  const isBetween = (index: number) =>
    JOINT.test(words[index] ?? '') && isNamed(index - 1) && isNamed(index + 1);
  const isOfTown = (index: number) => isNamed(index) || isBetween(index);
  const exact = towns.filter((town) => isExact(town, words, finder));
  return {
    rest: toText(listed.filter((_, index) => !isOfTown(index))),
    typed: towns.map((town) => typedName(town, words)),
    names: [
      ...new Set(
        towns.flatMap((town) =>
          exact.includes(town) ? [coreOf(town.place)] : namesOf(town, words),
        ),
      ),
    ],
    places: towns.map((town) => toNamedTown(town, exact.includes(town))),
    partNames: exact.length === towns.length ? exact.map(({ place }) => coreOf(place)) : [],
    otherStates: towns.flatMap((town) => (town.area === undefined ? statesCalled(town.place) : [])),
    isAround: towns.some(({ isAround }) => isAround),
  };
}

/** A list stays one. */
function toText(words: readonly ListedWord[]): string {
  return words
    .map(({ word, startsItem }) => (startsItem ? `, ${word}` : ` ${word}`))
    .join('')
    .replace(/^,? /, '');
}

/** Of an area's towns with their state: some share their names with others, and companies are called like areas. */
function namesOf(town: TownInText, words: readonly string[]): readonly string[] {
  const { city, state } = town.place;
  if (town.area === undefined) return [typedName(town, words), city];
  return [city === state ? city : `${city} ${state}`];
}

const CITY = /^ciudad(?: de)? /i;

/** 'Obregón' of Ciudad Obregón, as jobs near it may say; Ciudad de México is always called so. */
function coreOf({ city, state }: Place): string {
  return city === state ? city : city.replace(CITY, '');
}

/** `Juárez, N.L.`, `García Nuevo León`; `Ciudad Obregón`, which part of its name is called like. */
function isExact(town: TownInText, words: readonly string[], finder: TownFinder): boolean {
  if (town.area !== undefined) return false;
  const name = words.slice(town.start, town.start + town.length);
  const isStateAt = (index: number) =>
    finder.normaliseState(name.slice(index).join(' ')) === town.place.state &&
    finder.findPlace({ city: name.slice(0, index).join(' '), state: town.place.state }) ===
      town.place;
  const isCity = CITY.test(town.place.city) && town.place.city !== town.place.state;
  return isCity || name.slice(1).some((_, index) => isStateAt(index + 1));
}

function typedName({ start, length }: TownInText, words: readonly string[]): string {
  return words.slice(start, start + length).join(' ');
}

/** `Nuevo León` for León, and `Hidalgo` for Ciudad Hidalgo in Michoacán. */
function statesCalled({ city, state }: Place): readonly string[] {
  return stateNames.filter(
    (other) => other !== state && (isPartOf(city, other) || isPartOf(other, city)),
  );
}

/** Whether a name is a part of another, in whole words. */
function isPartOf(name: string, other: string): boolean {
  return ` ${foldWord(other)} `.includes(` ${foldWord(name)} `);
}

function toNamedTown({ place, area }: TownInText, isExactTown: boolean): NamedTown {
  const { id, city, latitude, longitude } = place;
  return {
    id,
    city,
    latitude,
    longitude,
    called: area?.name ?? city,
    isExact: isExactTown,
    isOfRegion: area?.isRegion ?? false,
  };
}

/**
 * A text that names one town of several called so, with each of the others in its place, the bigger ones first:
 * `chofer El Salto` → `chofer El Salto Jalisco`. None where its state is named, and for areas.
 */
export function textsOfTwins(term: string, finder: TownFinder): readonly string[] {
  const towns = readTowns(term, finder);
  const [town, ...others] = towns?.places ?? [];
  if (towns === undefined || town === undefined || others.length > 0) return [];
  if (town.isExact || town.called !== town.city) return [];
  return stateNames
    .flatMap((state) => finder.findPlace({ city: town.city, state }) ?? [])
    .filter(({ id, city }) => id !== town.id && city === town.city)
    .sort((one, other) => other.population - one.population)
    .map(({ city, state }) => [towns.rest, city, state].filter((part) => part !== '').join(' '));
}

/** Whether a text is a part of the name of a town in the whole text: `puerto` of `repartidor puerto escondido`. */
export function isInTownName(part: string, towns: NamedTowns | undefined): boolean {
  const inName = (name: string) => ` ${foldWord(name)} `.includes(` ${foldWord(part)} `);
  return towns?.typed.some(inName) ?? false;
}

/** Whether a text is no more than the name of a place. */
export function isPlaceName(text: string, finder: TownFinder, leastPeople?: number): boolean {
  const towns = readTowns(text, finder, leastPeople);
  return towns?.rest === '' || finder.normaliseState(text) !== undefined;
}
