import type { Job, JobSearchRequest, JobSearchResult } from '#schemas/api/jobs.ts';
import type { ApiPort, SafeJob } from '../data/api-port.ts';
import { loadQueries, type Query, type QueryResults } from '../data/query.ts';
import { noForms } from './no-forms.ts';

export interface SearchAnswer {
  readonly jobs?: readonly Job[];
  /** As many as `jobs` where it is not given. */
  readonly total?: number;
  readonly facets?: JobSearchResult['facets'];
  /** As many as `total` where it is not given. */
  readonly totalOf?: (request: JobSearchRequest) => number;
  /** What else the search says. */
  readonly told?: Pick<JobSearchResult, 'correctedTerm' | 'leftOut' | 'widened' | 'relaxations'>;
}

/** Answers any search with the same jobs, which are also like any other job. It knows one place, León. */
function createSearchPort(answer: SearchAnswer): ApiPort {
  const { jobs = [], total = jobs.length, totalOf = () => total, facets = {}, told = {} } = answer;
  const leon = {
    label: 'León, Guanajuato, México',
    point: { latitude: 21.12, longitude: -101.68 },
  };
  return {
    findPlace: (text) => Promise.resolve(text === 'León' ? leon : null),
    searchJobs: (request) => {
      const { pageSize, pageNumber } = request;
      const totalRecords = totalOf(request);
      return Promise.resolve({
        records: jobs,
        totalRecords,
        pageNumber,
        pageSize,
        facets,
        ...told,
      });
    },
    findJob: () => Promise.resolve<SafeJob | null>(null),
    similarJobs: () => Promise.resolve(jobs),
    ...noForms,
  };
}

/** What queries give when any search has the same answer. */
export function searchResults(
  queries: readonly Query<unknown>[],
  answer: SearchAnswer,
): Promise<QueryResults> {
  return loadQueries(queries, createSearchPort(answer));
}
