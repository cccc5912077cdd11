import { type RawBuilder, sql } from 'kysely';
import type { FacetField, SearchField } from '#schemas/api/jobs.ts';
import type { JobScope } from '../job-scope.ts';
import { startsReference } from '../reference-start.ts';
import { isListed } from '../to-job.ts';
import { isInArea } from './area.ts';
import type { Keyword } from './keyword.ts';
import type { AllowedValues, JobSelection } from './normalise-search.ts';
import { isNear, isWithin } from './radius.ts';
import { isAroundTowns } from './readings/near-first.ts';
import type { PlacedKeyword } from './readings/placed-keyword.ts';

export type Condition = RawBuilder<boolean>;

/** Columns of the fields that filters and facets name. */
export const FACET_COLUMNS: Readonly<Record<FacetField, RawBuilder<string | null>>> = {
  city: sql`city`,
  state: sql`state`,
  company: sql`company`,
  employmentType: sql`employment_type`,
  category: sql`category`,
};

/** Which jobs a search is about. */
export interface SearchTarget {
  readonly scope: JobScope;
  readonly selection: JobSelection;
  readonly keyword: PlacedKeyword | undefined;
  /** Fields whose filters the keyword's words answer, see `narrowKeyword`. */
  readonly inKeyword?: readonly FacetField[];
  /** Jobs whose title has all words, or those that have not; both without it. */
  readonly titles?: 'with' | 'without';
}

/** Whether jobs are read along an index in the order asked for, or all matches are collected first. */
export type Route = 'walk' | 'collect';

/**
 * The open jobs of a search, in a form that makes PostgreSQL go that way. Left to itself it reads every row for a
 * common word, since it does not count that vectors come from outside the row, and knows nothing of places.
 */
export function whereSelected(
  {
    scope,
    selection: { searchFields, allowed, radii, area, towns },
    keyword,
    inKeyword = [],
    titles,
  }: SearchTarget,
  route: Route = 'collect',
): Condition {
  const matches = route === 'walk' ? walkMatches : indexMatches;
  const texts =
    keyword === undefined ? [] : matchesKeyword({ keyword, searchFields, titles }, matches);
  const facts = [
    ...allowed.map((filter) => isAllowed(filter, inKeyword.includes(filter.field))),
    // A keyword's jobs around a place are fewer than all jobs there, and the text index finds them alone.
    ...radii.map(route === 'walk' || keyword !== undefined ? isNear : isWithin),
    ...(area.length === 0 ? [] : [isInArea(area)]),
    ...(towns === undefined || towns.otherStates.length === 0
      ? []
      : [sql<boolean>`coalesce(state, '') <> all(${towns.otherStates}::text[])`]),
    ...(keyword?.town === undefined || towns?.aroundKm === undefined
      ? []
      : [sql<boolean>`(${walkMatches(sql`tsv`, keyword.town)} or ${isAroundTowns(towns)})`]),
  ];
  const conditions: readonly Condition[] = [
    sql`agency_id = ${scope.agencyId}`,
    ...(scope.clientId === undefined ? [] : [sql<boolean>`client_id = ${scope.clientId}`]),
    isListed,
    ...(route === 'walk' ? inTurn(facts, texts) : [...texts, ...facts]),
  ];
  return allTrue(conditions);
}

/** Tells PostgreSQL which conditions to look at first: it does not know that vectors lie outside the row. */
function inTurn(first: readonly Condition[], then: readonly Condition[]): readonly Condition[] {
  if (first.length === 0 || then.length === 0) return [...first, ...then];
  return [sql`case when ${allTrue(first)} then ${allTrue(then)} else false end`];
}

function allTrue(conditions: readonly Condition[]): Condition {
  return sql`${sql.join([...conditions], sql` and `)}`;
}

/** An empty text behind a column keeps PostgreSQL off its index, all of whose jobs would be read for their words. */
function isAllowed({ field, values }: AllowedValues, isInKeyword: boolean): Condition {
  const column = FACET_COLUMNS[field];
  return sql`${isInKeyword ? sql`${column} || ''` : column} = any(${values}::text[])`;
}

/** Whether a vector matches the text of a `tsquery`. */
type TextMatch = (vector: RawBuilder<unknown>, query: string) => Condition;

/** Its words are taken for rare ones, hence the text index is read. */
const indexMatches: TextMatch = (vector, query) => sql`${vector} @@ (select ${query}::tsquery)`;

/** What `@@` does, as a function: no index answers it. */
const walkMatches: TextMatch = (vector, query) => sql`ts_match_vq(${vector}, ${query}::tsquery)`;

interface KeywordMatch extends Pick<JobSelection, 'searchFields'> {
  readonly keyword: Keyword;
  readonly titles: SearchTarget['titles'] | undefined;
}

function matchesKeyword(
  { keyword: { query, titleQuery, reference }, searchFields, titles }: KeywordMatch,
  matches: TextMatch,
): readonly Condition[] {
  const inTitles = query === undefined ? undefined : titleQuery;
  if (titles === 'with' && query !== undefined && inTitles !== undefined)
    return [matches(sql`tsv`, isToldByTitles(query) ? inTitles : `(${query}) & (${inTitles})`)];
  const ways = [
    ...(reference === undefined ? [] : [startsReference(reference)]),
    ...(query === undefined ? [] : [matchesText(query, searchFields, matches)]),
  ];
  const found = sql<boolean>`(${sql.join(ways, sql` or `)})`;
  const isWithout = titles === 'without' && inTitles !== undefined;
  return isWithout ? [found, sql`not ${walkMatches(sql`tsv`, inTitles)}`] : [found];
}

/** Marks of titles know no order of words, no other fields and nothing that is denied. */
function isToldByTitles(query: string): boolean {
  return !/[<!]|:\*?[A-D]/.test(query);
}

function matchesText(
  query: string,
  fields: readonly SearchField[] | undefined,
  matches: TextMatch,
): Condition {
  const found = matches(sql`tsv`, query);
  const exact = fields === undefined ? undefined : vectorOfFields(fields);
  return exact === undefined ? found : sql`(${found} and ${matches(exact, query)})`;
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
