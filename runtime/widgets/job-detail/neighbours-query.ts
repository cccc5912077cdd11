import type { Job } from '#schemas/api/jobs.ts';
import type { PageRequest } from '../../context/page-request.ts';
import type { Query } from '../../data/query.ts';
import { jobHref, RETURN_PARAM } from '../../jobs/job-href.ts';
import { jobListQuery } from '../../jobs/job-queries.ts';
import { isJobPage, shownJobSlug } from '../../jobs/shown-job.ts';
import { type JobSearchState, parseJobSearch, toSearchQuery } from '../../search/job-search.ts';

/** A job beside the shown one in the list that it was opened from. */
export interface NeighbourJob {
  /** Below the site's prefix, with the way back to the page of the list that the job is on. */
  readonly href: string;
  readonly title: string | null;
}

export interface Neighbours {
  readonly previous?: NeighbourJob;
  readonly next?: NeighbourJob;
}

/**
 * The jobs before and after the shown one, by the search that its address leads back to: also without a script, and
 * across the pages of the list. Undefined where it leads back to no list; the map's towns are known to the browser alone.
 */
export function neighboursQuery(request: PageRequest): Query<Neighbours> | undefined {
  const { listing, query } = request;
  const back = new URLSearchParams(query).get(RETURN_PARAM) ?? '';
  const [path, search = ''] = back.split('?');
  if (!listing || !isJobPage(request) || path !== listing.path) return undefined;
  const state = parseJobSearch(search);
  if (state.view === 'map') return undefined;
  const slug = shownJobSlug(request);
  const { pageSize } = listing;
  return {
    key: `neighbours ${slug} ${pageSize} ${back}`,
    async load(api) {
      const pageOf = async (page: number) =>
        page < 1 ? [] : (await jobListQuery({ ...state, page }, pageSize).load(api)).records;
      const found = await findInPages(slug, state.page, pageOf);
      return found ? toNeighbours(found, { path, search: state }) : {};
    },
  };
}

/** A job with its page of the list. */
interface ListedJob {
  readonly job: Pick<Job, 'urlSlug' | 'title'>;
  readonly page: number;
}

type PageOf = (page: number) => Promise<readonly Job[]>;

/** The jobs beside one; newer or closed ones may have moved it to the page after or before the one it was opened from. */
async function findInPages(
  slug: string,
  opened: number,
  pageOf: PageOf,
): Promise<readonly [ListedJob | undefined, ListedJob | undefined] | undefined> {
  for (const page of [opened, opened + 1, opened - 1]) {
    const jobs = await pageOf(page);
    const at = jobs.findIndex(({ urlSlug }) => urlSlug === slug);
    if (at < 0) continue;
    const before = jobs[at - 1];
    const after = jobs[at + 1];
    return [
      before ? { job: before, page } : listed((await pageOf(page - 1)).at(-1), page - 1),
      after ? { job: after, page } : listed((await pageOf(page + 1))[0], page + 1),
    ];
  }
  return undefined;
}

function listed(job: Job | undefined, page: number): ListedJob | undefined {
  return job && { job, page };
}

function toNeighbours(
  [before, after]: readonly [ListedJob | undefined, ListedJob | undefined],
  list: { readonly path: string; readonly search: JobSearchState },
): Neighbours {
  const toNeighbour = ({ job: { urlSlug, title }, page }: ListedJob): NeighbourJob => {
    const job = list.search.job === '' ? '' : urlSlug;
    const query = toSearchQuery({ ...list.search, page, job });
    return { href: jobHref(urlSlug, query === '' ? list.path : `${list.path}?${query}`), title };
  };
  return {
    ...(before && { previous: toNeighbour(before) }),
    ...(after && { next: toNeighbour(after) }),
  };
}
