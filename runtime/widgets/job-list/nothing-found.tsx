import type { JobListing } from '../../jobs/job-queries.ts';
import {
  countFilters,
  type JobSearch,
  parseJobSearch,
  withoutFilters,
} from '../../jobs/job-search.ts';
import { useSearch, useSearchHref } from '../../jobs/use-search.ts';
import { useMessage } from '../../page/page-context.ts';
import styles from './no-jobs.module.css';
import { NoJobs } from './no-jobs.tsx';
import { RelaxedSearches } from './relaxed-searches.tsx';

export interface NothingFoundProps {
  readonly listing: JobListing;
}

/** A search without a job, and the searches near it that find some. */
export function NothingFound({ listing: { relaxations = [] } }: NothingFoundProps) {
  const search = useSearch();
  const message = useMessage();
  return (
    <NoJobs title={message('job-list.empty')} text={message(adviceOf(search, relaxations.length))}>
      <RelaxedSearches relaxations={relaxations} />
      {isNarrowed(search) && <WiderSearches isSecondary={relaxations.length > 0} />}
    </NoJobs>
  );
}

function isNarrowed(search: JobSearch): boolean {
  return countFilters(search) > 0 || search.keyword !== '';
}

function adviceOf(search: JobSearch, relaxations: number) {
  if (relaxations > 0) return 'job-list.relaxed-text';
  return isNarrowed(search) ? 'job-list.empty-text' : 'job-list.empty-always';
}

/** The search without its filters, and all jobs. */
function WiderSearches({ isSecondary }: { readonly isSecondary: boolean }) {
  const search = useSearch();
  const searchHref = useSearchHref();
  const message = useMessage();
  const hasFilters = countFilters(search) > 0;
  const main = isSecondary ? 'rb-button rb-button-secondary' : 'rb-button';
  return (
    <div className={styles.actions}>
      {hasFilters && (
        <a className={main} href={searchHref(withoutFilters(search))}>
          {message('job-list.clear-filters')}
        </a>
      )}
      <a
        className={hasFilters ? 'rb-button rb-button-secondary' : main}
        href={searchHref(parseJobSearch(''))}
      >
        {message('job-list.all')}
      </a>
    </div>
  );
}
