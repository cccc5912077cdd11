import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Keyword } from './keyword.ts';
import type { AllowedValues } from './normalise-search.ts';
import { toCells } from './radius-cells.ts';
import type { SearchTarget } from './where-selected.ts';

/** Fields whose words `jobs.tsv` holds, see migration 0002. */
const FIELDS_WITH_WORDS: readonly string[] = ['city', 'state', 'company', 'category'];

/** Values that the text parser reads alike alone and among others: without marks that could open a tag. */
const PLAIN_VALUE = /^[\p{L}\p{N} .,()'-]+$/u;

/**
 * Adds the words of filters and the squares of radii to a keyword, so that the text index alone answers them all:
 * otherwise every job that a common word finds would be read to compare its place. The filters still decide.
 */
export async function narrowKeyword(
  kysely: Kysely<Tables>,
  { keyword, selection: { allowed, radii, searchFields } }: SearchTarget,
): Promise<Keyword | undefined> {
  // A search in some fields compares the whole query with them, where the words of filters need not be.
  const isWhole = searchFields === undefined;
  if (keyword?.query === undefined || !isWhole) return keyword;
  const filters = await wordsOfFilters(kysely, allowed);
  const squares = radii.flatMap((radius) => {
    const cells = toCells(radius);
    return cells === undefined ? [] : [anyOf(cells.map((cell) => `'${cell}'`))];
  });
  return { ...keyword, query: [`(${keyword.query})`, ...filters, ...squares].join(' & ') };
}

async function wordsOfFilters(
  kysely: Kysely<Tables>,
  allowed: readonly AllowedValues[],
): Promise<readonly string[]> {
  const filters = allowed.filter(
    ({ field, values }) =>
      FIELDS_WITH_WORDS.includes(field) && values.every((value) => PLAIN_VALUE.test(value)),
  );
  if (filters.length === 0) return [];
  const words = await readWords(
    kysely,
    filters.flatMap(({ values }) => values),
  );
  return filters.flatMap(({ values }) => {
    const queries = values.map((value) => words.get(value) ?? '');
    return queries.includes('') ? [] : [anyOf(queries.map((query) => `(${query})`))];
  });
}

function anyOf(queries: readonly string[]): string {
  return `(${queries.join(' | ')})`;
}

/** Each value's words as the text of a tsquery; empty where all are stop words. */
async function readWords(
  kysely: Kysely<Tables>,
  values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ value: string; query: string }>`
    select value, plainto_tsquery('spanish', value)::text as query
    from unnest(${values}::text[]) as value`.execute(kysely);
  return new Map(rows.map(({ value, query }) => [value, query]));
}
