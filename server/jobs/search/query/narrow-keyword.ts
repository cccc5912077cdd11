import { type Kysely, sql } from 'kysely';
import type { FacetField } from '#schemas/api/jobs.ts';
import { withoutLegalForm } from '#schemas/text/company-name.ts';
import type { Tables } from '../../../db/schema.ts';
import type { AllowedValues } from './normalise-search.ts';
import { toCells } from './radius-cells.ts';
import type { SearchTarget } from './where-selected.ts';

/** Fields whose words `jobs.tsv` holds, see migration 0006. */
const FIELDS_WITH_WORDS: readonly FacetField[] = ['city', 'state', 'company', 'category'];

/** Values that the text parser reads alike alone and among others: without marks that could open a tag. */
const PLAIN_VALUE = /^[\p{L}\p{N} .,()'-]+$/u;

/**
 * Adds the words of filters and the squares of radii to a keyword, so that the text index alone answers them all:
 * otherwise every job that a common word finds would be read to compare its place. The filters still decide.
 */
export async function narrowKeyword(
  kysely: Kysely<Tables>,
  target: SearchTarget,
): Promise<SearchTarget> {
  const { keyword, selection } = target;
  // A search in some fields compares the whole query with them, where the words of filters need not be.
  const isWhole = selection.searchFields === undefined;
  if (keyword?.query === undefined || !isWhole) return target;
  const filters = await wordsOfFilters(kysely, selection.allowed);
  const squares = selection.radii.flatMap((radius) => {
    const cells = toCells(radius);
    return cells === undefined ? [] : [anyOf(cells.map((cell) => `'${cell}'`))];
  });
  const narrow = (query: string) => [`(${query})`, ...filters.values(), ...squares].join(' & ');
  const { query, titleQuery } = keyword;
  return {
    ...target,
    keyword: { ...keyword, query: narrow(query), titleQuery: titleQuery && narrow(titleQuery) },
    inKeyword: [...filters.keys()],
  };
}

/** Texts of tsqueries by field; a field is missing where words cannot tell its values. */
async function wordsOfFilters(
  kysely: Kysely<Tables>,
  allowed: readonly AllowedValues[],
): Promise<ReadonlyMap<FacetField, string>> {
  const filters = allowed
    .map(({ field, values }) => ({
      field,
      values: field === 'company' ? values.map(withoutLegalForm) : values,
    }))
    .filter(
      ({ field, values }) =>
        FIELDS_WITH_WORDS.includes(field) &&
        values.length > 0 &&
        values.every((value) => PLAIN_VALUE.test(value)),
    );
  if (filters.length === 0) return new Map();
  const words = await readWords(
    kysely,
    filters.flatMap(({ values }) => values),
  );
  const known = filters.filter(({ values }) => values.every((value) => words.get(value) !== ''));
  return new Map(
    known.map(({ field, values }) => [
      field,
      anyOf(values.map((value) => `(${words.get(value) ?? ''})`)),
    ]),
  );
}

function anyOf(queries: readonly string[]): string {
  return `(${queries.join(' | ')})`;
}

/** Each value's words as the text of a tsquery, with or without accents; empty where all are stop words. */
async function readWords(
  kysely: Kysely<Tables>,
  values: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ value: string; query: string }>`
    select value, plainto_tsquery('es_plain', value)::text as query
    from unnest(${values}::text[]) as value`.execute(kysely);
  return new Map(rows.map(({ value, query }) => [value, query]));
}
