import { type Kysely, sql } from 'kysely';
import type { FacetField, Facets, FacetValue } from '#schemas/api/jobs.ts';
import type { Tables } from '../../../db/schema.ts';
import { FACET_COLUMNS } from '../../records/job-values.ts';
import type { Condition } from './matches-keyword.ts';
import { narrowKeyword } from './narrow-keyword.ts';
import { type SearchTarget, whereSelected } from './where-selected.ts';

/** How many jobs a search finds, and how they fall on the values of the facets. */
export interface SearchSummary {
  readonly total: number;
  readonly facets: Facets;
}

export interface SummaryRequest extends SearchTarget {
  readonly facetFields: readonly FacetField[];
}

interface CountRow {
  /** Bit mask of `grouping`: the columns that are not grouped by. */
  readonly mask: number;
  readonly value: string | null;
  readonly count: number;
}

/** Values of a facet that are answered. */
const MAX_VALUES = 200;

const byName = new Intl.Collator('es').compare;

/** Exact total and facets, of the jobs that every filter leaves. */
export async function loadSummary(
  kysely: Kysely<Tables>,
  { facetFields, ...target }: SummaryRequest,
): Promise<SearchSummary> {
  const where = whereSelected(await narrowKeyword(kysely, target));
  const rows =
    facetFields.length === 0
      ? await countAll(kysely, where)
      : await countGroups(kysely, where, facetFields);
  const ofMask = (mask: number) => rows.filter((row) => row.mask === mask);
  const all = 2 ** facetFields.length - 1;
  const facets = facetFields.map((field, index) => {
    const mask = all - 2 ** (facetFields.length - 1 - index);
    return [field, toFacetValues(ofMask(mask))] as const;
  });
  return { total: ofMask(all)[0]?.count ?? 0, facets: Object.fromEntries(facets) };
}

async function countAll(kysely: Kysely<Tables>, where: Condition): Promise<readonly CountRow[]> {
  const { rows } = await sql<CountRow>`
    select 0 as mask, null as value, count(*)::int as count from jobs where ${where}`.execute(
    kysely,
  );
  return rows;
}

/**
 * Of each facet the values with most jobs, one more than are answered since jobs without a value count too. Jobs that
 * are alike in all columns are counted first: few groups are left to be counted once for each facet.
 */
async function countGroups(
  kysely: Kysely<Tables>,
  where: Condition,
  fields: readonly FacetField[],
): Promise<readonly CountRow[]> {
  const columns = fields.map((field) => FACET_COLUMNS[field]);
  const list = sql.join(columns);
  const { rows } = await sql<CountRow>`
    select mask, value, count from (
      select grouping(${list}) as mask, coalesce(${list}) as value, coalesce(sum(alike), 0)::int as count,
        row_number() over (partition by grouping(${list}) order by sum(alike) desc, coalesce(${list})) as place
      from (select ${list}, count(*) as alike from jobs where ${where} group by ${list}) as jobs
      group by grouping sets ((), ${sql.join(columns.map((column) => sql`(${column})`))})
    ) as counted where place <= ${MAX_VALUES + 1}`.execute(kysely);
  return rows;
}

function toFacetValues(rows: readonly CountRow[]): FacetValue[] {
  return rows
    .flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]))
    .sort((a, b) => b.count - a.count || byName(a.value, b.value))
    .slice(0, MAX_VALUES);
}
