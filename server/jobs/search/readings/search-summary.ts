import type { Kysely } from 'kysely';
import type { FacetField, Facets } from '#schemas/api/jobs.ts';
import type { Tables } from '../../../db/schema.ts';
import type { JobColumns } from '../../columns/job-columns.ts';
import { nameCompanies } from '../../records/company-values.ts';
import type { JobScope } from '../../records/job-scope.ts';
import { nameTowns } from '../../records/town-values.ts';
import { loadSummary, type SearchSummary } from '../query/load-summary.ts';
import { EVERY_JOB, type JobSelection } from '../query/normalise-search.ts';
import { readKeyword } from '../query/placed-keyword.ts';
import type { SearchTarget } from '../query/where-selected.ts';
import { countFound } from '../rows/found-rows.ts';
import { forgetful, type SearchMemory } from './search-memory.ts';

/** Where totals and facets come from. */
export interface SummarySource {
  readonly kysely: Kysely<Tables>;
  /** Of this scope; nothing is remembered without one. */
  readonly memory?: SearchMemory;
  /** Of the agency; the database filters and counts without them. */
  readonly columns?: JobColumns | undefined;
}

/** All open jobs of a scope. */
export function everyJob(scope: JobScope): SearchTarget {
  return { scope, selection: EVERY_JOB, keyword: undefined };
}

export async function countJobs(
  source: SummarySource,
  scope: JobScope,
  selection: JobSelection,
): Promise<number> {
  const keyword = await readKeyword(source.kysely, selection, scope);
  return (await summarise(source, { scope, selection, keyword }, [])).total;
}

/**
 * Total and facets, of texts all values. A facet with a filter counts what the other filters leave, as if its own were
 * not set.
 */
export async function summarise(
  source: SummarySource,
  target: SearchTarget,
  facetFields: readonly FacetField[],
): Promise<SearchSummary> {
  const summary = await count(source, target, facetFields);
  const { city: towns, company: companies } = summary.facets;
  const chosen = (of: FacetField) =>
    target.selection.allowed.flatMap(({ field, values }) => (field === of ? values : []));
  const named: Facets = {
    ...(towns && { city: nameTowns(towns, chosen('city')) }),
    ...(companies && { company: nameCompanies(companies, chosen('company')) }),
  };
  return { ...summary, facets: { ...summary.facets, ...named } };
}

function count(
  source: SummarySource,
  target: SearchTarget,
  facetFields: readonly FacetField[],
): Promise<SearchSummary> {
  const { kysely, columns, memory = forgetful } = source;
  if (columns === undefined) return countInDatabase(source, target, facetFields);
  return memory.summary(
    `columns ${keyOf(target, facetFields)}`,
    async () =>
      (await countFound(kysely, columns, { target, facetFields })) ??
      (await countInDatabase(source, target, facetFields)),
  );
}

/**
 * A facet with a filter is asked for by the search its visitor most likely comes from, with all its facets, and often
 * remembered.
 */
async function countInDatabase(
  source: SummarySource,
  target: SearchTarget,
  facetFields: readonly FacetField[],
): Promise<SearchSummary> {
  const { selection } = target;
  const isFiltered = (field: FacetField) => selection.allowed.some((own) => own.field === field);
  const summary = await remembered(source, target, facetFields);
  const facets = new Map(Object.entries(summary.facets));
  for (const field of facetFields.filter(isFiltered)) {
    const allowed = selection.allowed.filter((own) => own.field !== field);
    const others = { ...target, selection: { ...selection, allowed } };
    facets.set(field, (await remembered(source, others, facetFields)).facets[field] ?? []);
  }
  return { total: summary.total, facets: Object.fromEntries(facets) };
}

/** Without the facets that have a filter. */
function remembered(
  { kysely, memory = forgetful }: SummarySource,
  target: SearchTarget,
  fields: readonly FacetField[],
): Promise<SearchSummary> {
  const { allowed } = target.selection;
  const facetFields = fields.filter((field) => allowed.every((own) => own.field !== field));
  return memory.summary(keyOf(target, facetFields), () =>
    loadSummary(kysely, { ...target, facetFields }),
  );
}

function keyOf({ selection, titles }: SearchTarget, facetFields: readonly FacetField[]): string {
  return JSON.stringify([selection, titles, facetFields]);
}
