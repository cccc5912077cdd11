import { useQueryResult } from '../../data/query-context.ts';
import { useSearchPath } from '../../jobs/use-search.ts';
import { useMessage } from '../../page/page-context.ts';
import { JobCards } from './job-cards.tsx';
import type { ListContentProps } from './list-content.ts';
import { latestQuery, limitOf } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';

/** The newest jobs of the site. */
export function LatestList({ content }: ListContentProps) {
  const listing = useQueryResult(latestQuery(content));
  const returnToUrl = useSearchPath();
  const message = useMessage();
  if (listing === undefined) return <ListSkeleton cards={limitOf(content)} />;
  if (listing.records.length === 0) return <p>{message('job-list.latest-empty')}</p>;
  return <JobCards jobs={listing.records} content={content} returnToUrl={returnToUrl} />;
}
