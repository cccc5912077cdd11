import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/schema.ts';
import type { JobScope } from '../../records/job-scope.ts';
import { type Keyword, parseKeyword } from './keyword.ts';
import type { NamedTowns } from './named-towns.ts';
import type { JobSelection } from './normalise-search.ts';
import { toCells } from './radius-cells.ts';
import { allOf, anyOf } from './text-query.ts';

/** What a search text asks for, and what jobs say that are in the towns that it names. */
export interface PlacedKeyword extends Keyword {
  /** Text of a `tsquery`. */
  readonly town?: string;
}

/** Reads the text of a selection; undefined where it holds nothing to look for. */
export async function readKeyword(
  kysely: Kysely<Tables>,
  { term, searchFields, towns }: JobSelection,
  scope: Pick<JobScope, 'synonyms'>,
): Promise<PlacedKeyword | undefined> {
  if (towns === undefined) return parseKeyword(kysely, { term, searchFields }, scope);
  const read = (text: string) => parseKeyword(kysely, { term: text, searchFields }, scope);
  const rest = await read(towns.rest);
  const names = await Promise.all(towns.names.map(read));
  const named = anyOf(names.flatMap((name) => name?.query ?? []));
  const town = isAllExact(towns) && named !== '' ? allOf([named, nearTowns(towns)]) : named;
  if (town === '') return parseKeyword(kysely, { term, searchFields }, scope);
  const place = anyOf([town, ...cellsAround(towns)]);
  if (rest?.query === undefined)
    return {
      query: place,
      titleQuery: town,
      town,
      ...NO_WORDS,
      words: [{ exact: town, any: town }],
    };
  const { query, titleQuery, words, heads, term: asked } = rest;
  return {
    query: allOf([query, place]),
    titleQuery: titleQuery && allOf([titleQuery, place]),
    town,
    reference: undefined,
    words,
    heads,
    term: asked,
  };
}

const NO_WORDS = { reference: undefined, heads: [], term: '' } as const;

/** So far around its centre a town reaches. */
const TOWN_KM = 15;

function isAllExact({ places }: NamedTowns): boolean {
  return places.every(({ isExact }) => isExact);
}

/** Squares of the towns themselves: names of theirs are parts of the names of others far away. */
function nearTowns({ places }: NamedTowns): string {
  const cells = places.flatMap((place) => toCells({ ...place, distanceInKm: TOWN_KM }) ?? []);
  return anyOf(cells.map((cell) => `'${cell}'`));
}

/** Words of the squares around the towns, as `jobs.tsv` holds them. */
function cellsAround({ places, aroundKm }: NamedTowns): readonly string[] {
  if (aroundKm === undefined) return [];
  return places
    .flatMap((place) => toCells({ ...place, distanceInKm: aroundKm }) ?? [])
    .map((cell) => `'${cell}'`);
}
