import { LRUCache } from 'lru-cache';
import type { Point } from '#schemas/api/jobs.ts';
import { stateNames } from '../../../places/mexican-states.ts';
import type { Place } from '../../../places/place.ts';
import { findTownsIn, type TownFinder, type TownInText } from '../../../places/towns-in-text.ts';
import { foldWord, toWords } from '../words/folded-words.ts';
import { toPlainAmounts } from '../words/pay-amount.ts';

/** Towns that a search text names. */
export interface NamedTowns {
  /** The text without them. */
  readonly rest: string;
  /** As typed and as jobs write them. */
  readonly names: readonly string[];
  readonly places: readonly NamedTown[];
  /** States that are called like one of them and are not where it is. */
  readonly otherStates: readonly string[];
  /** Whether jobs near them are asked for too. */
  readonly isAround: boolean;
  /** So far around them jobs are found as well; only in them without it. */
  readonly aroundKm?: number;
}

export interface NamedTown extends Point {
  readonly id: number;
  readonly city: string;
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
  const words = toWords(toPlainAmounts(term));
  const towns = findTownsIn(words, finder, leastPeople);
  if (towns.length === 0) return undefined;
  const isNamed = (index: number) =>
    towns.some((town) => index >= town.wholeStart && index < town.wholeStart + town.wholeLength);
  const isBetween = (index: number) =>
    JOINT.test(words[index] ?? '') && isNamed(index - 1) && isNamed(index + 1);
  const isOfTown = (index: number) => isNamed(index) || isBetween(index);
  const typed = towns.map(({ start, length }) => words.slice(start, start + length).join(' '));
  return {
    rest: words.filter((_, index) => !isOfTown(index)).join(' '),
    names: [...new Set([...typed, ...towns.map(({ place }) => place.city)])],
    places: towns.map(toNamedTown),
    otherStates: towns.flatMap(({ place }) => statesCalled(place)),
    isAround: towns.some(({ isAround }) => isAround),
  };
}

/** `Nuevo León` for León. */
function statesCalled({ city, state }: Place): readonly string[] {
  const name = foldWord(city);
  return stateNames.filter((other) => other !== state && foldWord(other).split(' ').includes(name));
}

function toNamedTown({ place: { id, city, latitude, longitude } }: TownInText): NamedTown {
  return { id, city, latitude, longitude };
}

/** Whether a text is no more than the name of a place. */
export function isPlaceName(text: string, finder: TownFinder, leastPeople?: number): boolean {
  const towns = readTowns(text, finder, leastPeople);
  return towns?.rest === '' || finder.normaliseState(text) !== undefined;
}
