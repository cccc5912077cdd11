import { type RawBuilder, sql } from 'kysely';
import type { FacetField, SearchField } from '#schemas/api/jobs.ts';
import type { JobScope } from '../job-scope.ts';
import { startsReference } from '../reference-start.ts';
import { isOpen } from '../to-job.ts';
import type { Keyword } from './keyword.ts';
import type { JobSelection } from './normalise-search.ts';
import { isWithin } from './radius.ts';

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
  readonly keyword: Keyword | undefined;
}

/** A tsquery whose commonness PostgreSQL estimates. */
type ToTsquery = (query: string) => RawBuilder<unknown>;

/** Of a query in this form PostgreSQL knows how common its words are. */
export const knownTsquery: ToTsquery = (query) => sql`${query}::tsquery`;

/**
 * A query in this form is taken for a rare one, hence the text index is read. Knowing the words as common, PostgreSQL
 * would rather read every row: it does not count that each vector comes from outside the row, ten times the cost.
 */
const rareTsquery: ToTsquery = (query) => sql`(select ${query}::tsquery)`;

/** The open jobs of a search. */
export function whereSelected(
  { scope, selection: { searchFields, allowed, radii }, keyword }: SearchTarget,
  toTsquery: ToTsquery = rareTsquery,
): Condition {
  const conditions: readonly Condition[] = [
    sql`agency_id = ${scope.agencyId}`,
    ...(scope.clientId === undefined ? [] : [sql<boolean>`client_id = ${scope.clientId}`]),
    isOpen,
    ...(keyword === undefined ? [] : [matchesKeyword(keyword, searchFields, toTsquery)]),
    ...allowed.map(
      ({ field, values }) => sql<boolean>`${FACET_COLUMNS[field]} = any(${values}::text[])`,
    ),
    ...radii.map(isWithin),
  ];
  return sql`${sql.join([...conditions], sql` and `)}`;
}

function matchesKeyword(
  { query, reference }: Keyword,
  fields: readonly SearchField[] | undefined,
  toTsquery: ToTsquery,
): Condition {
  const ways = [
    ...(reference === undefined ? [] : [startsReference(reference)]),
    ...(query === undefined ? [] : [matchesText(toTsquery(query), fields)]),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

function matchesText(
  tsquery: RawBuilder<unknown>,
  fields: readonly SearchField[] | undefined,
): Condition {
  const exact = fields === undefined ? undefined : vectorOfFields(fields);
  return exact === undefined
    ? sql`tsv @@ ${tsquery}`
    : sql`(tsv @@ ${tsquery} and ${exact} @@ ${tsquery})`;
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
