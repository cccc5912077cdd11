import { useContext } from 'react';
import type { Job } from '#schemas/api/jobs.ts';
import type { Query } from '../../data/query.ts';
import { usePageRequest, useQueryResult } from '../../data/query-context.ts';
import { useSearchPath } from '../../jobs/use-search.ts';
import { ServedPage } from '../../page/served-page.ts';
import { JobCards } from './job-cards.tsx';
import styles from './job-list.module.css';
import { ListBox } from './list-box.tsx';
import type { ListContentProps } from './list-content.ts';
import { limitOf, similarQuery } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';

/** Jobs like the one that the address names; nothing at all where there are none. */
export function SimilarList({ content }: ListContentProps) {
  const query = similarQuery(usePageRequest());
  const isServed = useContext(ServedPage);
  if (query === undefined)
    return isServed ? <div className={styles.absent} /> : <Similar content={content} jobs={null} />;
  return <FoundList content={content} query={query} />;
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
