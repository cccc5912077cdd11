import { type ReactNode, useContext } from 'react';
import type { Job } from '#schemas/api/jobs.ts';
import type { JobListContent } from '#schemas/documents/documents.ts';
import { OnCanvas } from '../../context/on-canvas.ts';
import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import type { Query } from '../../data/query.ts';
import { usePageRequest, useQueryResult } from '../../data/query-context.ts';
import { countText } from '../../jobs/count-text.ts';
import { useSearchPath } from '../../jobs/use-search.ts';
import { toSearchQuery } from '../../search/job-search.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { useExamples } from './example-cards.tsx';
import { JobCards } from './job-cards.tsx';
import styles from './job-list.module.css';
import type { ListContentProps } from './list-content.ts';
import { latestQuery, latestSearch, limitOf, similarQuery } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { PersonalList } from './personal-list.tsx';
import { SavedList } from './saved-list.tsx';
import { type ResultsProps, SearchResults } from './search-results.tsx';
import { TrailList } from './trail-list.tsx';

/** Jobs as cards: what the address searches for, or one of the lists of spec section 2, "Job list card". */
export function JobList({ content }: WidgetProps<JobListContent>) {
  const { heading, variantConfig } = content;
  const listType = variantConfig?.listType;
  // Without jobs it goes with its heading.
  if (listType === 'SIMILAR') return <SimilarList content={content} />;
  return (
    <ListBox heading={heading} wide={listType !== undefined}>
      <Jobs content={content} />
    </ListBox>
  );
}

function Jobs({ content }: ListContentProps) {
  const listType = content.variantConfig?.listType;
  switch (listType) {
    case 'NEARBY':
    case 'RECOMMENDED':
    case 'BROWSING_BASED':
      return <PersonalList content={content} listType={listType} />;
    case 'VIEWED':
    case 'APPLIED':
      return <TrailList content={content} listType={listType} />;
    case 'SAVED':
      return <SavedList content={content} />;
    case 'LATEST':
      return <LatestList content={content} />;
    default:
      return <SearchResults content={content} />;
  }
}

/** Jobs like the one that the address names; nothing at all where there are none. */
function SimilarList({ content }: ListContentProps) {
  const query = similarQuery(usePageRequest());
  const isOnCanvas = useContext(OnCanvas);
  if (query === undefined)
    return isOnCanvas ? <SimilarExamples content={content} /> : <div className={styles.absent} />;
  return <FoundList content={content} query={query} />;
}

function SimilarExamples({ content }: ListContentProps) {
  const { jobs, state } = useExamples(limitOf(content));
  const message = usePageMessage();
  if (state !== 'empty')
    return <Similar content={content} jobs={state === 'cards' ? jobs : null} />;
  // Visitors get nothing then; who works on the page must find the block.
  return (
    <ListBox heading={content.heading} wide>
      <p>{message('job-list.latest-empty')}</p>
    </ListBox>
  );
}

function FoundList({
  content,
  query,
}: ListContentProps & { readonly query: Query<readonly Job[]> }) {
  const jobs = useQueryResult(query);
  if (jobs?.length === 0) return <div className={styles.absent} />;
  return <Similar content={content} jobs={jobs ?? null} />;
}

interface SimilarProps extends ListContentProps {
  /** Null while they are not known. */
  readonly jobs: readonly Job[] | null;
}

function Similar({ content, jobs }: SimilarProps) {
  const returnToUrl = useSearchPath();
  const limit = limitOf(content);
  return (
    <ListBox heading={content.heading} wide>
      {jobs === null ? (
        <ListSkeleton cards={limit} />
      ) : (
        <JobCards jobs={jobs.slice(0, limit)} content={content} returnToUrl={returnToUrl} />
      )}
    </ListBox>
  );
}

/** The newest jobs of the site, or of one company. */
function LatestList({ content }: ListContentProps) {
  const listing = useQueryResult(latestQuery(content));
  const returnToUrl = useSearchPath();
  if (listing === undefined) return <ListSkeleton cards={limitOf(content)} />;
  if (listing.records.length === 0) return <NoneOpen content={content} />;
  return (
    <>
      <JobCards jobs={listing.records} content={content} returnToUrl={returnToUrl} />
      <AllOfCompany listing={listing} content={content} />
    </>
  );
}

/** Where a company has nothing open, its page leads to the others. */
function NoneOpen({ content }: ListContentProps) {
  const { jobListing } = usePage().site.urls;
  const sitePath = useSitePath();
  const message = usePageMessage();
  const company = content.variantConfig?.company;
  if (company === undefined) return <p>{message('job-list.latest-empty')}</p>;
  return (
    <>
      <p>{message('job-list.company-empty', { company })}</p>
      <a className={`rb-button rb-button-secondary ${styles.onward}`} href={sitePath(jobListing)}>
        {message('job-list.all')}
      </a>
    </>
  );
}

/** The search for all jobs of the company, where it has more than are shown. */
function AllOfCompany({ listing: { records, totalRecords }, content }: ResultsProps) {
  const { jobListing } = usePage().site.urls;
  const sitePath = useSitePath();
  const message = usePageMessage();
  if (content.variantConfig?.company === undefined || totalRecords <= records.length) return null;
  return (
    <a
      className={`rb-button rb-button-secondary ${styles.onward}`}
      href={sitePath(`${jobListing}?${toSearchQuery(latestSearch(content))}`)}
    >
      {message('job-list.company-all', { count: countText(totalRecords) })}
    </a>
  );
}

interface ListBoxProps {
  readonly heading: string | undefined;
  /** Whether cards may stand beside each other: results of a search never do. */
  readonly wide: boolean;
  readonly children: ReactNode;
}

/** A list with its heading. */
function ListBox({ heading, wide, children }: ListBoxProps) {
  return (
    <div className={wide ? `${styles.root} ${styles.wide}` : styles.root}>
      {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </div>
  );
}
