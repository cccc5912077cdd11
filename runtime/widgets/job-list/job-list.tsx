import type { JobListContent } from '#schemas/documents.ts';
import type { Query } from '../../data/query.ts';
import { usePageRequest, useQueryResult } from '../../data/query-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import type { JobListing } from '../../jobs/job-queries.ts';
import { useSearchPath } from '../../jobs/use-search.ts';
import { useMessage } from '../../page/page-context.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { JobCards } from './job-cards.tsx';
import styles from './job-list.module.css';
import { listQuery, pageSizeOf } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { SavedList } from './saved-list.tsx';
import { SearchResults } from './search-results.tsx';

/** Jobs as cards: what the address searches for, the newest, or those that this browser has saved. */
export function JobList({ content }: WidgetProps<JobListContent>) {
  const { heading, variantConfig } = content;
  const isSearch = variantConfig?.listType === undefined;
  return (
    <div className={isSearch ? styles.root : `${styles.root} ${styles.wide}`}>
      {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
      <Jobs content={content} />
    </div>
  );
}

type ContentProps = { readonly content: Sanitised<JobListContent> };

function Jobs({ content }: ContentProps) {
  const query = listQuery(content, usePageRequest());
  if (query === undefined) return <SavedList content={content} />;
  if (content.variantConfig?.listType === 'LATEST')
    return <LatestList content={content} query={query} />;
  return <SearchResults content={content} query={query} />;
}

function LatestList({ content, query }: ContentProps & { readonly query: Query<JobListing> }) {
  const listing = useQueryResult(query);
  const returnToUrl = useSearchPath();
  const message = useMessage();
  if (listing === undefined) return <ListSkeleton cards={Math.min(pageSizeOf(content), 3)} />;
  if (listing.records.length === 0) return <p>{message('job-list.latest-empty')}</p>;
  return <JobCards jobs={listing.records} content={content} returnToUrl={returnToUrl} />;
}
