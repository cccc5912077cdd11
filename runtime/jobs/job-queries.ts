import { TERM_FACETS } from '#schemas/api/constants.ts';
import type { FacetTexts } from '#schemas/api/facet-texts.ts';
import type { FacetField, Job, JobSearchResult } from '#schemas/api/jobs.ts';
import type { ApiPort, SafeJob } from '../data/api-port.ts';
import type { Query } from '../data/query.ts';
import {
  changeSearch,
  type JobSearchState,
  parseJobSearch,
  toSearchQuery,
} from '../search/job-search.ts';
import { type FoundPlace, parseLocation } from '../search/location-option.ts';
import { toSearchRequest } from '../search/search-request.ts';
import { strictFields, withUnsaid } from '../search/unsaid-terms.ts';

export interface JobListing extends JobSearchResult {
  /** The place that was searched; null where the search names one that is not known, undefined where it names none. */
  readonly place: FoundPlace | null | undefined;
  /** How many more jobs there are with those that leave several of the asked terms unsaid; absent where it is one term. */
  readonly unsaid?: number;
}

/** One page of the jobs that a search address asks for, with the counts of the terms that narrow it. */
export function jobListQuery(search: JobSearchState, pageSize: number): Query<JobListing> {
  const asked = { ...search, job: '' };
  return {
    key: `jobs ${pageSize} ${toSearchQuery(asked)}`,
    load: (api) => loadWithUnsaid(api, asked, pageSize),
  };
}

/** Counts of one term each tell nothing of a job that leaves out two of them. */
async function loadWithUnsaid(
  api: ApiPort,
  search: JobSearchState,
  pageSize: number,
): Promise<JobListing> {
  const strict = strictFields(search);
  const asked = loadListing(api, search, { pageSize, facetFields: termsOf(search) });
  if (strict.length < 2) return asked;
  const all = loadListing(api, withUnsaid(search, strict), { pageSize: 1 });
  const [listing, { totalRecords }] = await Promise.all([asked, all]);
  return { ...listing, unsaid: Math.max(0, totalRecords - listing.totalRecords) };
}

/** Some jobs do not say them, and the list tells how many. */
function termsOf({ chosen }: JobSearchState): readonly FacetField[] {
  return TERM_FACETS.filter((field) => field !== 'posted' && chosen[field].length > 0);
}

/** Counts of a search's facets; they are the same on each of its pages and in each order. */
export function jobFacetsQuery(
  search: JobSearchState,
  facetFields: readonly FacetField[],
  facetTexts: FacetTexts = {},
): Query<JobListing> {
  const asked = changeSearch(search, { sort: '' });
  return {
    key: `facets ${facetFields.join()} ${JSON.stringify(facetTexts)} ${toSearchQuery(asked)}`,
    load: (api) => loadListing(api, asked, { pageSize: 1, facetFields, facetTexts }),
  };
}

/** A job by the last part of its address, closed or not. */
export function jobQuery(urlSlug: string): Query<SafeJob | null> {
  return { key: `job ${urlSlug}`, load: (api) => api.findJob(urlSlug) };
}

/** How many open jobs the company of a job has, itself among them; 0 where it names none. */
export function companyJobsQuery(urlSlug: string): Query<number> {
  return { key: `company of ${urlSlug}`, load: (api) => countCompanyJobs(api, urlSlug) };
}

async function countCompanyJobs(api: ApiPort, urlSlug: string): Promise<number> {
  const job = urlSlug === '' ? null : await api.findJob(urlSlug);
  if (!job?.company) return 0;
  const search = parseJobSearch(new URLSearchParams({ company: job.company }).toString());
  return (await loadListing(api, search, { pageSize: 1 })).totalRecords;
}

/** Jobs like the one at an address, the most alike first. */
export function similarJobsQuery(urlSlug: string): Query<readonly Job[]> {
  return { key: `similar ${urlSlug}`, load: (api) => api.similarJobs(urlSlug) };
}

/** Where the place is that a search names; as in `JobListing`. */
export function placeQuery({ location }: JobSearchState): Query<JobListing['place']> {
  return { key: `place ${location}`, load: (api) => findPlace(api, location) };
}

interface ListingOptions {
  readonly pageSize: number;
  readonly facetFields?: readonly FacetField[];
  readonly facetTexts?: FacetTexts;
}

async function loadListing(
  api: ApiPort,
  search: JobSearchState,
  options: ListingOptions,
): Promise<JobListing> {
  const place = await findPlace(api, search.location);
  const request = toSearchRequest(search, { ...options, place });
  return { ...(await api.searchJobs(request)), place };
}

/** Someone without script types a place by hand; then the gazetteer says where it is. */
async function findPlace(api: ApiPort, text: string): Promise<FoundPlace | null | undefined> {
  if (text === '') return undefined;
  return parseLocation(text) ?? api.findPlace(text);
}
