import type {
  FacetField,
  FacetValue,
  JobFilter,
  JobSearchRequest,
  JobSearchResult,
} from '#schemas/api/jobs.ts';
import { BEYOND } from './beyond-pages.ts';

/** More are not counted by themselves: nobody chooses so many, and each costs a query. */
const MOST_COUNTED = 20;

interface ChosenValue {
  readonly field: FacetField;
  readonly value: string;
}

type Search = (request: JobSearchRequest) => Promise<Omit<JobSearchResult, 'pageSize'>>;

/**
 * Adds to facets the chosen values that are not among those with most jobs, with their true counts: a feed may have
 * thousands of cities, and whoever chose a small one shall see it. Values without jobs stay away.
 */
export async function withChosenValues<Found extends Omit<JobSearchResult, 'pageSize'>>(
  found: Found,
  request: JobSearchRequest,
  search: Search,
): Promise<Found> {
  const missing = missingValues(found, request);
  if (missing.length === 0) return found;
  const searchTerm = found.correctedTerm ?? request.searchTerm;
  const facets = { ...found.facets };
  for (const { field, value } of missing) {
    const count = await countJobs({ ...request, searchTerm }, { field, value }, search);
    const added: FacetValue[] = count === 0 ? [] : [{ value, count }];
    facets[field] = [...(facets[field] ?? []), ...added];
  }
  return { ...found, facets };
}

function missingValues(
  { facets }: Pick<JobSearchResult, 'facets'>,
  { filters }: JobSearchRequest,
): readonly ChosenValue[] {
  return filters
    .flatMap((filter) => {
      if (filter.type !== 'STRING') return [];
      const { field, values } = filter;
      const listed = facets[field];
      if (listed === undefined) return [];
      const known = new Set(listed.map(({ value }) => value));
      return [...new Set(values)].flatMap((value) => (known.has(value) ? [] : [{ field, value }]));
    })
    .slice(0, MOST_COUNTED);
}

/** Jobs with a value that all filters of other fields leave, as a facet counts them. */
async function countJobs(
  request: JobSearchRequest,
  { field, value }: ChosenValue,
  search: Search,
): Promise<number> {
  const others = request.filters.filter(
    (filter) => filter.type !== 'STRING' || filter.field !== field,
  );
  const own: JobFilter = { field, type: 'STRING', operator: 'IN', values: [value] };
  const alone = { ...request, filters: [...others, own], facetFields: [], ...BEYOND };
  const { totalRecords, correctedTerm } = await search(alone);
  // Another text is another search.
  return correctedTerm === undefined ? totalRecords : 0;
}
