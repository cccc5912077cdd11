import { type RawBuilder, sql } from 'kysely';
import type { SearchField } from '#schemas/api/jobs.ts';
import { indexedWords } from '../../records/indexed-words.ts';
import { startsReference } from '../../records/reference-start.ts';
import { toIndexQuery } from './index-query.ts';
import type { Keyword } from './keyword.ts';
import { allOf, allOfBut } from './text-query.ts';

export type Condition = RawBuilder<boolean>;

/** Whether jobs are read along an index in the order asked for, or all matches are collected first. */
export type Route = 'walk' | 'collect';

/** Jobs whose title has all words, or those that have not. */
export type TitleChoice = 'with' | 'without';

export interface KeywordMatch {
  readonly keyword: Keyword;
  readonly searchFields: readonly SearchField[] | undefined;
  readonly titles: TitleChoice | undefined;
  /** Jobs that are looked through. */
  readonly among: Condition;
}

/** Either suffices. */
interface Ways extends Pick<KeywordMatch, 'searchFields' | 'among'> {
  readonly query: string | undefined;
  readonly reference: string | undefined;
}

/** What jobs have to say that a keyword finds. */
export function matchesKeyword(match: KeywordMatch, route: Route): readonly Condition[] {
  const { keyword, titles } = match;
  const { query, titleQuery, reference } = keyword;
  const find = route === 'walk' ? findOnWalk : findInIndex;
  if (query === undefined || titleQuery === undefined || titles === undefined)
    return find({ ...match, query, reference });
  if (titles === 'with') {
    const withAll = isToldByTitles(query) ? titleQuery : allOf([query, titleQuery]);
    return find({ ...match, query: withAll, reference: undefined });
  }
  return reference === undefined
    ? find({ ...match, query: allOfBut(query, titleQuery), reference })
    : [...find({ ...match, query, reference }), sql`not ${hasText(titleQuery)}`];
}

/** Marks of titles know no order of words, no other fields and nothing that is denied. */
function isToldByTitles(query: string): boolean {
  return !/[<!]|:\*?A?[B-D]/.test(query);
}

/** What `@@` does, as a function: no index answers it. */
export function hasText(query: string, vector: RawBuilder<unknown> = sql`tsv`): Condition {
  return sql`ts_match_vq(${vector}, ${query}::tsquery)`;
}

/** What the text index alone answers. Its words are taken for rare ones, hence the index is read. */
function isInIndex(query: string): Condition {
  return sql`${indexedWords} @@ (select ${query}::tsquery)`;
}

/** For samples: the vectors of as many matches are read as are wanted. */
export function hasIndexedText(query: string): Condition {
  const { possible, doubtful } = toIndexQuery(query);
  const found = isInIndex(possible);
  return doubtful === undefined ? found : sql`(${found} and ${hasText(query)})`;
}

function findOnWalk({ query, reference, searchFields }: Ways): readonly Condition[] {
  const ways = [
    ...startsWith(reference),
    ...(query === undefined ? [] : [inFields(hasText(query), query, searchFields)]),
  ];
  return [eitherTrue(ways)];
}

/**
 * Vectors are read of those jobs alone that the index leaves in doubt: a single one among the matches would have it
 * compare all that lie on the same page.
 */
function findInIndex({ query, reference, searchFields, among }: Ways): readonly Condition[] {
  const starts = startsWith(reference);
  if (query === undefined) return [eitherTrue(starts)];
  const { possible, doubtful } = toIndexQuery(query);
  const found = eitherTrue([...starts, inFields(isInIndex(possible), query, searchFields)]);
  if (doubtful === undefined) return [found];
  if (doubtful === possible && starts.length === 0) return [found, hasText(query)];
  const without = sql.join(
    [hasText(query), ...starts].map((way) => sql`not ${way}`),
    sql` and `,
  );
  return [
    found,
    sql`job_id not in (select job_id from jobs where ${among} and ${isInIndex(doubtful)} and ${without})`,
  ];
}

function startsWith(reference: string | undefined): readonly Condition[] {
  return reference === undefined ? [] : [startsReference(reference)];
}

function eitherTrue(ways: readonly Condition[]): Condition {
  return sql`(${sql.join([...ways], sql` or `)})`;
}

/** What a query finds, found in the fields that are searched. */
function inFields(
  found: Condition,
  query: string,
  fields: readonly SearchField[] | undefined,
): Condition {
  const exact = fields === undefined ? undefined : vectorOfFields(fields);
  return exact === undefined ? found : sql`(${found} and ${hasText(query, exact)})`;
}

/**
 * Company and place share a weight of the stored vector, so that a search in one of them reads its words again;
 * undefined where the weights tell the fields apart.
 */
function vectorOfFields(fields: readonly SearchField[]): RawBuilder<unknown> | undefined {
  const hasCompany = fields.includes('company');
  if (hasCompany === fields.includes('place')) return undefined;
  const text = hasCompany ? sql`company` : sql`concat_ws(' ', city, state)`;
  const inBoth = sql`setweight(to_tsvector('spanish', coalesce(${text}, '')) || to_tsvector('es_plain', coalesce(${text}, '')), 'B')`;
  return sql`(ts_filter(tsv, '{a,d}') || ${inBoth})`;
}
