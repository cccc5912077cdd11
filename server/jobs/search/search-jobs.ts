import type { Kysely } from 'kysely';
import type { FacetField, JobSearchRequest, JobSearchResult } from '#schemas/api/jobs.ts';
import type { Tables } from '../../db/schema.ts';
import type { JobScope } from '../job-scope.ts';
import { correctTerm } from './correct-term.ts';
import { parseKeyword } from './keyword.ts';
import { loadPage } from './load-page.ts';
import { type JobSummary, loadSummary } from './load-summary.ts';
import {
  EVERY_JOB,
  type JobSelection,
  type NormalisedSearch,
  normaliseSearch,
} from './normalise-search.ts';
import { relaxSearch } from './relax-search.ts';
import { forgetful, type SearchMemory } from './search-memory.ts';
import type { SearchTarget } from './where-selected.ts';

export interface SearchSource {
  readonly kysely: Kysely<Tables>;
  /** Of this scope; nothing is remembered without one. */
  readonly memory?: SearchMemory;
}

/**
 * One page of the open jobs that a request asks for, with their exact number and facets. A text that finds nothing
 * anywhere is corrected; where nothing is found the first page says what one constraint less would find.
 */
export async function searchJobs(
  source: SearchSource,
  scope: JobScope,
  request: JobSearchRequest,
): Promise<JobSearchResult> {
  const search = normaliseSearch(request);
  const { pageNumber, pageSize } = request;
  const found = { ...(await findJobs(source, scope, search)), pageNumber, pageSize };
  if (found.totalRecords > 0) return found;
  const corrected = await findCorrected(source, scope, search);
  if (corrected !== undefined) return { ...found, ...corrected };
  if (pageNumber > 0) return found;
  const { selection } = search;
  const count = (other: JobSelection) => countJobs(source, scope, other);
  const relaxations = await relaxSearch({ scope, selection, count });
  return relaxations.length === 0 ? found : { ...found, relaxations };
}

type Found = Pick<JobSearchResult, 'records' | 'totalRecords' | 'facets' | 'correctedTerm'>;

async function findJobs(
  source: SearchSource,
  scope: JobScope,
  { selection, facetFields, order, offset, pageSize }: NormalisedSearch,
): Promise<Found> {
  const { kysely, memory = forgetful } = source;
  const target = { scope, selection, keyword: await parseKeyword(kysely, selection, scope) };
  const { total, facets } = await summarise(source, target, facetFields);
  const countAll = async () => (await summarise(source, everyJob(scope), [])).total;
  const countTitles = async () =>
    (await summarise(source, { ...target, titles: 'with' }, [])).total;
  const records = await memory.page(JSON.stringify([selection, order, pageSize, offset]), () =>
    loadPage(kysely, { ...target, order, offset, pageSize, total, countAll, countTitles }),
  );
  return { records, totalRecords: total, facets };
}

/** The search with a text that finds something in the place of one that is mistyped. */
async function findCorrected(
  source: SearchSource,
  scope: JobScope,
  search: NormalisedSearch,
): Promise<Found | undefined> {
  const { kysely, memory = forgetful } = source;
  const { selection } = search;
  if (selection.term === '') return undefined;
  const { term } = await memory.correction(selection.term, () =>
    correctTerm(kysely, scope, selection.term),
  );
  if (term === undefined) return undefined;
  const found = await findJobs(source, scope, { ...search, selection: { ...selection, term } });
  return found.totalRecords === 0 ? undefined : { ...found, correctedTerm: term };
}

async function countJobs(
  source: SearchSource,
  scope: JobScope,
  selection: JobSelection,
): Promise<number> {
  const keyword = await parseKeyword(source.kysely, selection, scope);
  return (await summarise(source, { scope, selection, keyword }, [])).total;
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
  return memory.summary(JSON.stringify([target.selection, target.titles, facetFields]), () =>
    loadSummary(kysely, { ...target, facetFields }),
  );
}

/** All open jobs of a scope. */
export function everyJob(scope: JobScope): SearchTarget {
  return { scope, selection: EVERY_JOB, keyword: undefined };
}
