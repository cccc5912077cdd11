import { useQueryResult } from '../../data/query-context.ts';
import { countText } from '../../jobs/count-text.ts';
import type { JobListing } from '../../jobs/job-queries.ts';
import { toSearchQuery } from '../../jobs/job-search.ts';
import { useSearchPath } from '../../jobs/use-search.ts';
import { useMessage, usePage, useSitePath } from '../../page/page-context.ts';
import { JobCards } from './job-cards.tsx';
import styles from './job-list.module.css';
import type { ListContentProps } from './list-content.ts';
import { latestQuery, latestSearch, limitOf } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';

/** The newest jobs of the site, or of one company. */
export function LatestList({ content }: ListContentProps) {
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
  const message = useMessage();
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

interface AllOfCompanyProps extends ListContentProps {
  readonly listing: JobListing;
}

/** The search for all jobs of the company, where it has more than are shown. */
function AllOfCompany({ listing: { records, totalRecords }, content }: AllOfCompanyProps) {
  const { jobListing } = usePage().site.urls;
  const sitePath = useSitePath();
  const message = useMessage();
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
