import type { Kysely } from 'kysely';
import type { FacetField, JobSearchRequest, JobSearchResult } from '#schemas/api/jobs.ts';
import type { Tables } from '../../db/schema.ts';
import type { JobScope } from '../job-scope.ts';
import { parseKeyword } from './keyword.ts';
import { loadPage } from './load-page.ts';
import { type JobSummary, loadSummary } from './load-summary.ts';
import { EVERY_JOB, normaliseSearch } from './normalise-search.ts';
import { forgetful, type SearchMemory } from './search-memory.ts';
import type { SearchTarget } from './where-selected.ts';

export interface SearchSource {
  readonly kysely: Kysely<Tables>;
  /** Of this scope; nothing is remembered without one. */
  readonly memory?: SearchMemory;
}

/** One page of the open jobs that a request asks for, with their exact number and facets. */
export async function searchJobs(
  source: SearchSource,
  scope: JobScope,
  request: JobSearchRequest,
): Promise<JobSearchResult> {
  const { kysely, memory = forgetful } = source;
  const { selection, facetFields, order, offset, pageSize } = normaliseSearch(request);
  const keyword = await parseKeyword(kysely, selection.term, selection.searchFields);
  const target = { scope, selection, keyword };
  const { total, facets } = await summarise(source, target, facetFields);
  const countAll = async () => (await summarise(source, everyJob(scope), [])).total;
  const records = await memory.page(JSON.stringify([selection, order, pageSize, offset]), () =>
    loadPage(kysely, { ...target, order, offset, pageSize, total, countAll }),
  );
  return { records, totalRecords: total, pageNumber: request.pageNumber, pageSize, facets };
}

/**
 * Total and facets. A facet with a filter counts what the other filters leave, as if its own were not set: that is the
 * search its visitor most likely comes from, so it is asked for with all its facets, and often remembered.
 */
async function summarise(
  source: SearchSource,
  target: SearchTarget,
  facetFields: readonly FacetField[],
): Promise<JobSummary> {
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
  { kysely, memory = forgetful }: SearchSource,
  target: SearchTarget,
  fields: readonly FacetField[],
): Promise<JobSummary> {
  const { allowed } = target.selection;
  const facetFields = fields.filter((field) => allowed.every((own) => own.field !== field));
  return memory.summary(JSON.stringify([target.selection, facetFields]), () =>
    loadSummary(kysely, { ...target, facetFields }),
  );
}

/** All open jobs of a scope. */
export function everyJob(scope: JobScope): SearchTarget {
  return { scope, selection: EVERY_JOB, keyword: undefined };
}
