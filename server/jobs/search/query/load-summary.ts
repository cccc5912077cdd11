import { type Kysely, type RawBuilder, sql } from 'kysely';
import { TERM_VALUES } from '#schemas/api/constants.ts';
import type { FacetField, Facets, FacetValue } from '#schemas/api/jobs.ts';
import type { Tables } from '../../../db/schema.ts';
import { countEach, LISTED_FIELDS, TEXT_COLUMNS } from '../../records/job-values.ts';
import { countTerm } from '../../terms/term-bits.ts';
import { isTextFacet } from './allowed-values.ts';
import type { Condition } from './matches-keyword.ts';
import { narrowKeyword } from './narrow-keyword.ts';
import { postedPeriods } from './posted.ts';
import { type SearchTarget, whereSelected } from './where-selected.ts';

/** How many jobs a search finds, and how they fall on the values of the facets. */
export interface SearchSummary {
  readonly total: number;
  readonly facets: Facets;
}

export interface SummaryRequest extends SearchTarget {
  readonly facetFields: readonly FacetField[];
}

interface CountRow extends ValueCount {
  /** Bit mask of `grouping`: the columns that are not grouped by. */
  readonly mask: number;
}

export interface ValueCount {
  /** Of texts the value; of terms their bits, of dates the periods that they are within. */
  readonly value: string | null;
  readonly count: number;
}

/** Exact total and facets, of the jobs that every filter leaves; of texts all values, see `listValues`. */
export async function loadSummary(
  kysely: Kysely<Tables>,
  { facetFields, ...target }: SummaryRequest,
): Promise<SearchSummary> {
  const where = whereSelected(await narrowKeyword(kysely, target));
  const columns = columnsOf(facetFields);
  const rows =
    columns.length === 0
      ? await countAll(kysely, where)
      : await countGroups(kysely, where, columns);
  const all = 2 ** columns.length - 1;
  const rowsOf = (name: string) => {
    const index = columns.findIndex((column) => column.name === name);
    return rows.filter((row) => row.mask === all - 2 ** (columns.length - 1 - index));
  };
  const facets = facetFields.map((field) => [field, toFacet(field, rowsOf)] as const);
  const total = rows.find((row) => row.mask === all)?.count ?? 0;
  return { total, facets: Object.fromEntries(facets) };
}

interface CountedColumn {
  readonly name: string;
  readonly of: RawBuilder<unknown>;
}

/** Names of columns that several facets share. */
const TERMS = 'terms';
const POSTED = 'posted';

function columnsOf(fields: readonly FacetField[]): readonly CountedColumn[] {
  const texts = fields.filter(isTextFacet).map((field) => ({
    name: `"${field}"`,
    of: TEXT_COLUMNS[field],
  }));
  const hasTerms = fields.some((field) => !isTextFacet(field) && field !== 'posted');
  return [
    ...texts,
    ...(hasTerms ? [{ name: TERMS, of: sql`terms` }] : []),
    ...(fields.includes('posted') ? [{ name: POSTED, of: postedPeriods() }] : []),
  ];
}

function toFacet(field: FacetField, rowsOf: (name: string) => readonly CountRow[]): FacetValue[] {
  if (isTextFacet(field)) {
    const rows = rowsOf(`"${field}"`);
    return withValue(LISTED_FIELDS.has(field) ? countEach(rows) : rows);
  }
  if (field === 'posted') return toPostedValues(rowsOf(POSTED));
  const groups = rowsOf(TERMS).map(({ value, count }) => ({ terms: Number(value), count }));
  return countTerm(field, groups);
}

/** What is of today is also of the last three days. */
export function toPostedValues(rows: readonly ValueCount[]): FacetValue[] {
  const periods = TERM_VALUES.posted.length;
  return TERM_VALUES.posted
    .map((value, index) => ({
      value,
      count: rows.reduce(
        (sum, row) => sum + (Number(row.value) >= periods - index ? row.count : 0),
        0,
      ),
    }))
    .filter(({ count }) => count > 0);
}

async function countAll(kysely: Kysely<Tables>, where: Condition): Promise<readonly CountRow[]> {
  const { rows } = await sql<CountRow>`
    select 0 as mask, null as value, count(*)::int as count from jobs where ${where}`.execute(
    kysely,
  );
  return rows;
}

/** Jobs that are alike in all columns are counted first: few groups are left to be counted once for each facet. */
async function countGroups(
  kysely: Kysely<Tables>,
  where: Condition,
  columns: readonly CountedColumn[],
): Promise<readonly CountRow[]> {
  const names = columns.map(({ name }) => sql.raw(name));
  const list = sql.join(names);
  const texts = sql.join(names.map((name) => sql`${name}::text`));
  const given = sql.join(columns.map(({ name, of }) => sql`${of} as ${sql.raw(name)}`));
  const { rows } = await sql<CountRow>`
    select grouping(${list}) as mask, coalesce(${texts}) as value, coalesce(sum(alike), 0)::int as count
    from (select ${given}, count(*) as alike from jobs where ${where} group by ${sql.join(columns.map((_, index) => sql.raw(String(index + 1))))}) as jobs
    group by grouping sets ((), ${sql.join(names.map((name) => sql`(${name})`))})`.execute(kysely);
  return rows;
}

/** Without the jobs that say none. */
export function withValue(rows: readonly ValueCount[]): FacetValue[] {
  return rows.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]));
}
