import type {
  FacetField,
  Facets,
  FacetValue,
  JobSearchRequest,
  JobSearchResult,
} from '#schemas/api/jobs.ts';
import { withoutTwice } from '#schemas/text/chosen-values.ts';
import type { JobScope } from '../records/job-scope.ts';
import { listValues } from './query/list-values.ts';
import { loadPage } from './query/load-page.ts';
import {
  type JobSelection,
  type NormalisedSearch,
  normaliseSearch,
} from './query/normalise-search.ts';
import type { SearchTarget } from './query/where-selected.ts';
import { relaxSearch } from './readings/relax-search.ts';
import { forgetful } from './readings/search-memory.ts';
import { countJobs, everyJob, summarise } from './readings/search-summary.ts';
import {
  type SearchSource,
  type UnderstoodSearch,
  understandSearch,
} from './readings/understand-search.ts';
import { findJobs } from './rows/found-rows.ts';

/** More are not counted by themselves: nobody chooses so many, and each costs a query. */
const MOST_COUNTED = 20;

/**
 * One page of the open jobs that a request asks for, with their exact number and facets. A text that finds nothing is
 * read anew; where nothing is found even so, the first page says what one constraint less would find.
 */
export async function searchJobs(
  source: SearchSource,
  scope: JobScope,
  request: JobSearchRequest,
): Promise<JobSearchResult> {
  const search = normaliseSearch(request);
  const { pageNumber, pageSize } = request;
  const understood = await understandSearch(source, scope, search);
  const found = await findPage(source, understood, search);
  const result = { ...found, ...understood.told, pageNumber, pageSize };
  if (found.totalRecords > 0 || pageNumber > 0) return result;
  const { selection } = search;
  const count = (other: JobSelection) => countJobs(source, scope, other);
  const countShown = async (other: JobSelection) => {
    const shown = await understandSearch(source, scope, {
      ...search,
      selection: other,
      facetFields: [],
    });
    return shown.summary.total;
  };
  const relaxations = await relaxSearch({ source, scope, selection, count, countShown });
  return relaxations.length === 0 ? result : { ...result, relaxations };
}

async function findPage(
  source: SearchSource,
  { target, summary: { total, facets } }: UnderstoodSearch,
  { order, offset, pageSize, facetTexts }: NormalisedSearch,
): Promise<Pick<JobSearchResult, 'records' | 'totalRecords' | 'facets'>> {
  const { kysely, columns, memory = forgetful } = source;
  const count = async (of: SearchTarget) => (await summarise(source, of, [])).total;
  const countAll = () => count(everyJob(target.scope));
  const countTitles = () => count({ ...target, titles: 'with' });
  const records = await memory.page(
    JSON.stringify([target.selection, order, pageSize, offset]),
    async () => {
      const found = columns && (await findJobs(kysely, columns, target));
      const request = { ...target, found, order, offset, pageSize, total, countAll, countTitles };
      return loadPage(kysely, request);
    },
  );
  const ofSelection = (selection: JobSelection) => countJobs(source, target.scope, selection);
  const withChosen = await withChosenValues(
    listValues(facets, facetTexts),
    target.selection,
    ofSelection,
  );
  return { records, totalRecords: total, facets: withChosen };
}

interface ChosenValue {
  readonly field: FacetField;
  readonly value: string;
}

/**
 * Adds to facets the chosen values that are not among those with most jobs, with their true counts: a feed may have
 * thousands of cities, and whoever chose a small one shall see it. Values without jobs stay away.
 */
async function withChosenValues(
  facets: Facets,
  selection: JobSelection,
  count: (selection: JobSelection) => Promise<number>,
): Promise<Facets> {
  const all = { ...facets };
  for (const { field, value } of missingValues(facets, selection)) {
    const others = selection.allowed.filter((own) => own.field !== field);
    const found = await count({ ...selection, allowed: [...others, { field, values: [value] }] });
    const added: FacetValue[] = found === 0 ? [] : [{ value, count: found }];
    all[field] = [...(all[field] ?? []), ...added];
  }
  return all;
}

function missingValues(facets: Facets, { allowed }: JobSelection): readonly ChosenValue[] {
  return [...new Set(allowed.map(({ field }) => field))]
    .flatMap((field) => {
      const listed = facets[field];
      if (listed === undefined) return [];
      const known = new Set(listed.map(({ value }) => value));
      const filters = allowed.filter((own) => own.field === field);
      const values = [...new Set(filters.flatMap((filter) => filter.values))];
      const own = withoutTwice(field, values);
      return own.filter((value) => !known.has(value)).map((value) => ({ field, value }));
    })
    .slice(0, MOST_COUNTED);
}
