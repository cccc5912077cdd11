import { usePageMessage } from '../../context/page-context.ts';
import { usePageRequest, useQueryResult } from '../../data/query-context.ts';
import { countText } from '../../jobs/count-text.ts';
import type { JobListing } from '../../jobs/job-queries.ts';
import { useSearch, useSearchHref, useSearchPath } from '../../jobs/use-search.ts';
import {
  changeSearch,
  countFilters,
  JOB_SORTS,
  type JobSearchState,
  type JobSort,
  MAX_PAGE,
  parseJobSearch,
  RESULTS_ID,
  toSearchQuery,
  withoutFilters,
} from '../../search/job-search.ts';
import type { FoundPlace } from '../../search/location-option.ts';
import { JobCards } from './job-cards.tsx';
import styles from './job-list.module.css';
import type { ListContentProps } from './list-content.ts';
import { pageSizeOf, searchQuery } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import nothingFoundStyles from './no-jobs.module.css';
import { NoJobs } from './no-jobs.tsx';
import { Pagination } from './pagination.tsx';
import { RelaxedSearches } from './relaxed-searches.tsx';
import { SearchNotices } from './search-notices.tsx';

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
      <div id={RESULTS_ID} className={styles.results} data-part="results">
        {listing ? (
          <Results listing={listing} content={content} />
        ) : (
          <ListSkeleton cards={Math.min(pageSizeOf(content), 3)} />
        )}
      </div>
    </>
  );
}

export interface ResultsProps extends ListContentProps {
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
  const message = usePageMessage();
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
      {usePageMessage()('job-list.first-page')}
    </a>
  );
}

/** `34 vacantes de «repartidor» cerca de León` */
function ResultCount({ listing }: { readonly listing: JobListing }) {
  const { keyword } = useSearch();
  const message = usePageMessage();
  const { totalRecords, place, correctedTerm = keyword } = listing;
  const count = { count: countText(totalRecords) };
  const [city = ''] = (place?.label ?? '').split(',');
  const parts = [
    message(totalRecords === 1 ? 'job-list.count-one' : 'job-list.count-many', count),
    correctedTerm !== '' && message('job-list.of-keyword', { keyword: correctedTerm }),
    place && message('point' in place ? 'job-list.near' : 'job-list.in', { place: city }),
  ];
  return <span data-total={totalRecords}>{parts.filter(Boolean).join(' ')}</span>;
}

interface SortLinksProps {
  /** The place that is searched. */
  readonly place: FoundPlace | null | undefined;
}

/** The orders that mean something here, as links; nothing where there is only one. */
function SortLinks({ place }: SortLinksProps) {
  const search = useSearch();
  const searchHref = useSearchHref();
  const message = usePageMessage();
  const sorts = JOB_SORTS.filter((sort) => isUsable(sort, search, place));
  // The first of them is what an address means that names none.
  const [usual] = sorts;
  const current = sorts.find((sort) => sort === search.sort) ?? usual;
  if (sorts.length < 2) return null;
  return (
    <nav className={styles.sort} aria-label={message('job-list.sort')}>
      {sorts.map((sort) => (
        <a
          key={sort}
          href={searchHref(changeSearch(search, { sort: sort === usual ? '' : sort }))}
          aria-current={sort === current || undefined}
        >
          {message(`job-list.sort-${sort}`)}
        </a>
      ))}
    </nav>
  );
}

/** Without a keyword nothing is more relevant than another, without a point nothing is nearer. */
function isUsable(
  sort: JobSort,
  { keyword }: JobSearchState,
  place: SortLinksProps['place'],
): boolean {
  if (sort === 'relevance') return keyword !== '';
  if (sort === 'distance') return Boolean(place && 'point' in place);
  return true;
}

interface NothingFoundProps {
  readonly listing: JobListing;
}

/** A search without a job, and the searches near it that find some. */
function NothingFound({ listing: { relaxations = [] } }: NothingFoundProps) {
  const search = useSearch();
  const message = usePageMessage();
  return (
    <NoJobs title={message('job-list.empty')} text={message(adviceOf(search, relaxations.length))}>
      <RelaxedSearches relaxations={relaxations} />
      {isNarrowed(search) && <WiderSearches isSecondary={relaxations.length > 0} />}
    </NoJobs>
  );
}

function isNarrowed(search: JobSearchState): boolean {
  return countFilters(search) > 0 || search.keyword !== '';
}

function adviceOf(search: JobSearchState, relaxations: number) {
  if (relaxations > 0) return 'job-list.relaxed-text';
  return isNarrowed(search) ? 'job-list.empty-text' : 'job-list.empty-always';
}

/** The search without its filters, and all jobs. */
function WiderSearches({ isSecondary }: { readonly isSecondary: boolean }) {
  const search = useSearch();
  const searchHref = useSearchHref();
  const message = usePageMessage();
  const hasFilters = countFilters(search) > 0;
  const main = isSecondary ? 'rb-button rb-button-secondary' : 'rb-button';
  return (
    <div className={nothingFoundStyles.actions}>
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
