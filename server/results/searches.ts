import type { Kysely } from 'kysely';
import { groupBy, sortBy } from 'lodash-es';
import type { SearchResultsAnswer } from '#schemas/api/recruiting/results.ts';
import type { EventMeasure } from '#schemas/events/event-measures.ts';
import type { Tables } from '../db/schema.ts';
import { tell, tellCompared } from './few.ts';
import { readCompared } from './read-counts.ts';
import { isNarrow, type ResultScope } from './result-scope.ts';

const MEASURES = ['search', 'search-empty', 'search-opened'] as const;
const MAX_KEYWORDS = 50;

/** What is searched for, and what comes of it. */
export async function readSearches(
  kysely: Kysely<Tables>,
  scope: ResultScope,
): Promise<SearchResultsAnswer> {
  const rows = await readCompared(kysely, scope, { measures: MEASURES, by: ['measure', 'detail'] });
  const totals = await readCompared(kysely, scope, { measures: MEASURES, by: ['measure'] });
  const narrow = isNarrow(scope);
  const compare = (measure: EventMeasure) => {
    const total = totals.find((row) => row.measure === measure);
    return tellCompared(total ?? { count: 0, before: 0 }, narrow);
  };
  const told = Object.entries(groupBy(rows, 'detail')).map(([keyword, own]) => {
    const amountOf = (measure: EventMeasure) =>
      tell(own.find((row) => row.measure === measure)?.count ?? 0, narrow);
    return {
      keyword,
      searches: amountOf('search'),
      empty: amountOf('search-empty'),
      opened: amountOf('search-opened'),
    };
  });
  const toList = (column: 'searches' | 'empty') =>
    sortBy(
      told.filter((each) => each[column] !== 0),
      (each) => -(each[column] ?? 0),
      'keyword',
    ).slice(0, MAX_KEYWORDS);
  return {
    searches: compare('search'),
    empty: compare('search-empty'),
    opened: compare('search-opened'),
    top: toList('searches'),
    withoutResult: toList('empty'),
  };
}
