import type { Kysely } from 'kysely';
import { groupBy, map, sortBy, sumBy } from 'lodash-es';
import type { SearchResultsAnswer } from '#schemas/api/recruiting/results.ts';
import type { EventMeasure } from '#schemas/events/event-measures.ts';
import type { Tables } from '../db/schema.ts';
import { tellCompared, tellEach } from './few.ts';
import { readCompared } from './read-counts.ts';
import { isNarrow, type ResultScope } from './result-scope.ts';

const MEASURES = ['search', 'search-empty', 'search-opened'] as const;
const COLUMNS = ['searches', 'empty', 'opened'] as const;
const MAX_KEYWORDS = 50;

/** What is searched for, and what comes of it. */
export async function readSearches(
  kysely: Kysely<Tables>,
  scope: ResultScope,
): Promise<SearchResultsAnswer> {
  const rows = await readCompared(kysely, scope, { measures: MEASURES, by: ['measure', 'detail'] });
  const narrow = isNarrow(scope);
  const compare = (measure: EventMeasure) => {
    const own = rows.filter((row) => row.measure === measure);
    return tellCompared({ count: sumBy(own, 'count'), before: sumBy(own, 'before') }, narrow);
  };
  const keywords = Object.entries(groupBy(rows, 'detail')).map(([keyword, own]) => {
    const amountOf = (measure: EventMeasure) =>
      own.find((row) => row.measure === measure)?.count ?? 0;
    return {
      keyword,
      searches: amountOf('search'),
      empty: amountOf('search-empty'),
      opened: amountOf('search-opened'),
    };
  });
  const [searches, empty, opened] = COLUMNS.map((column) =>
    tellEach(map(keywords, column), narrow),
  );
  const told = keywords.map(({ keyword }, index) => ({
    keyword,
    searches: searches?.[index] ?? null,
    empty: empty?.[index] ?? null,
    opened: opened?.[index] ?? null,
  }));
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
