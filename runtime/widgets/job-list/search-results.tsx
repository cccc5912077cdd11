import type { JobListContent } from '#schemas/documents.ts';
import type { Query } from '../../data/query.ts';
import { useQueryResult } from '../../data/query-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { countText } from '../../jobs/count-text.ts';
import type { JobListing } from '../../jobs/job-queries.ts';
import {
  changeSearch,
  countFilters,
  MAX_PAGE,
  parseJobSearch,
  toSearchQuery,
  withoutFilters,
} from '../../jobs/job-search.ts';
import { useSearch, useSearchHref, useSearchPath } from '../../jobs/use-search.ts';
import { useMessage } from '../../page/page-context.ts';
import { JobCards } from './job-cards.tsx';
import styles from './job-list.module.css';
import { pageSizeOf } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import empty from './no-jobs.module.css';
import { NoJobs } from './no-jobs.tsx';
import { Pagination } from './pagination.tsx';
import { ResultCount } from './result-count.tsx';
import { SortLinks } from './sort-links.tsx';

export interface SearchResultsProps {
  readonly content: Sanitised<JobListContent>;
  readonly query: Query<JobListing>;
}

/** The parts carry their names, so that a script can put those of another search in their place. */
export function SearchResults({ content, query }: SearchResultsProps) {
  const listing = useQueryResult(query);
  return (
    <>
      <div className={styles.head}>
        {/* The element stays when a script changes what it says: only then is it read out. */}
        <div className={styles.count} role="status" tabIndex={-1} data-part="count">
          {listing && <ResultCount listing={listing} />}
        </div>
        <div data-part="sort">{listing && listing.totalRecords > 1 && <SortLinks />}</div>
      </div>
      <div className={styles.results} data-part="results">
        {listing ? (
          <Results listing={listing} content={content} />
        ) : (
          <ListSkeleton cards={Math.min(pageSizeOf(content), 3)} />
        )}
      </div>
    </>
  );
}

interface ResultsProps extends Pick<SearchResultsProps, 'content'> {
  readonly listing: JobListing;
}

function Results({ listing, content }: ResultsProps) {
  const search = useSearch();
  const path = useSearchPath();
  const message = useMessage();
  const { records, totalRecords, place } = listing;
  const last = Math.min(Math.ceil(totalRecords / pageSizeOf(content)), MAX_PAGE);
  const query = toSearchQuery({ ...search, job: '' });
  const unknown = place === null && message('job-list.unknown-place', { place: search.location });
  return (
    <>
      {unknown && <p className={styles.notice}>{unknown}</p>}
      {records.length === 0 ? (
        <Nothing last={last} />
      ) : (
        <JobCards
          jobs={records}
          content={content}
          returnToUrl={query === '' ? path : `${path}?${query}`}
          selected={search.job}
        />
      )}
      {records.length > 0 && <Pagination current={search.page} last={last} />}
    </>
  );
}

/** No job at all, or none on a page that is beyond the last. */
function Nothing({ last }: { readonly last: number }) {
  const message = useMessage();
  if (last === 0) return <NothingFound />;
  return (
    <NoJobs
      title={message('job-list.beyond')}
      text={message(last === 1 ? 'job-list.beyond-one' : 'job-list.beyond-many', {
        pages: countText(last),
      })}
    >
      <FirstPageLink />
    </NoJobs>
  );
}

function FirstPageLink() {
  const href = useSearchHref()(changeSearch(useSearch(), {}));
  return (
    <a className="rb-button" href={href}>
      {useMessage()('job-list.first-page')}
    </a>
  );
}

function NothingFound() {
  const search = useSearch();
  const searchHref = useSearchHref();
  const message = useMessage();
  const { keyword } = search;
  const hasFilters = countFilters(search) > 0;
  const hasSearch = hasFilters || keyword !== '';
  return (
    <NoJobs
      title={message('job-list.empty')}
      text={message(hasSearch ? 'job-list.empty-text' : 'job-list.empty-always')}
    >
      {hasSearch && (
        <div className={empty.actions}>
          {hasFilters && (
            <a className="rb-button" href={searchHref(withoutFilters(search))}>
              {message('job-list.clear-filters')}
            </a>
          )}
          <a
            className={hasFilters ? 'rb-button rb-button-secondary' : 'rb-button'}
            href={searchHref(parseJobSearch(''))}
          >
            {message('job-list.all')}
          </a>
        </div>
      )}
    </NoJobs>
  );
}
