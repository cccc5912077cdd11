import { usePageRequest, useQueryResult } from '../../data/query-context.ts';
import { countText } from '../../jobs/count-text.ts';
import type { JobListing } from '../../jobs/job-queries.ts';
import { changeSearch, MAX_PAGE, toSearchQuery } from '../../jobs/job-search.ts';
import { useSearch, useSearchHref, useSearchPath } from '../../jobs/use-search.ts';
import { useMessage } from '../../page/page-context.ts';
import { JobCards } from './job-cards.tsx';
import styles from './job-list.module.css';
import type { ListContentProps } from './list-content.ts';
import { pageSizeOf, searchQuery } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { NoJobs } from './no-jobs.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Pagination } from './pagination.tsx';
import { ResultCount } from './result-count.tsx';
import { SearchNotices } from './search-notices.tsx';
import { SortLinks } from './sort-links.tsx';

/** The parts carry their names, so that a script can put those of another search in their place. */
export function SearchResults({ content }: ListContentProps) {
  const listing = useQueryResult(searchQuery(content, usePageRequest()));
  return (
    <>
      <div className={styles.head}>
        {/* The element stays when a script changes what it says: only then is it read out. */}
        <div className={styles.count} role="status" tabIndex={-1} data-part="count">
          {listing && <ResultCount listing={listing} />}
        </div>
        <div data-part="sort">
          {listing && listing.totalRecords > 1 && <SortLinks place={listing.place} />}
        </div>
      </div>
      <div className={styles.notices} role="status" data-part="notices">
        {listing && <SearchNotices listing={listing} />}
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

interface ResultsProps extends ListContentProps {
  readonly listing: JobListing;
}

function Results({ listing, content }: ResultsProps) {
  const search = useSearch();
  const path = useSearchPath();
  const { records, totalRecords, place } = listing;
  const last = Math.min(Math.ceil(totalRecords / pageSizeOf(content)), MAX_PAGE);
  const query = toSearchQuery({ ...search, job: '' });
  return (
    <>
      {records.length === 0 ? (
        <Nothing listing={listing} last={last} />
      ) : (
        <JobCards
          jobs={records}
          content={content}
          returnToUrl={query === '' ? path : `${path}?${query}`}
          selected={search.job}
          from={place && 'point' in place ? place.point : undefined}
        />
      )}
      {records.length > 0 && <Pagination current={search.page} last={last} />}
    </>
  );
}

interface NothingProps extends Pick<ResultsProps, 'listing'> {
  readonly last: number;
}

/** No job at all, or none on a page that is beyond the last. */
function Nothing({ listing, last }: NothingProps) {
  const message = useMessage();
  if (last === 0) return <NothingFound listing={listing} />;
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
