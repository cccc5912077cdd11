import { useContext } from 'react';
import type { Job } from '#schemas/api/jobs.ts';
import { OnCanvas } from '../../context/on-canvas.ts';
import { useQueryResult } from '../../data/query-context.ts';
import { useSearchPath } from '../../jobs/use-search.ts';
import { JobCards } from './job-cards.tsx';
import type { ListContentProps } from './list-content.ts';
import { EXAMPLES } from './list-query.ts';

export interface Examples {
  readonly jobs: readonly Job[];
  /** How far a list is whose script never comes; undefined where one does. */
  readonly state: 'cards' | 'waiting' | 'empty' | undefined;
}

/** Jobs that a canvas shows for those of a visitor; none on pages that people visit, where a script brings them. */
export function useExamples(count: number): Examples {
  const isOnCanvas = useContext(OnCanvas);
  const listing = useQueryResult(EXAMPLES);
  if (!isOnCanvas) return { jobs: [], state: undefined };
  if (listing === undefined) return { jobs: [], state: 'waiting' };
  const jobs = listing.records.slice(0, count);
  return { jobs, state: jobs.length > 0 ? 'cards' : 'empty' };
}

/** What stands over the cards that wait, as soon as there are jobs. */
export function ExampleCards({
  content,
  jobs,
}: ListContentProps & { readonly jobs: readonly Job[] }) {
  const returnToUrl = useSearchPath();
  return <JobCards jobs={jobs} content={content} returnToUrl={returnToUrl} />;
}
