import { useContext } from 'react';
import type { Job } from '#schemas/api/jobs.ts';
import { OnCanvas } from '../../context/on-canvas.ts';
import { useQueryResult } from '../../data/query-context.ts';
import { useSearchPath } from '../../jobs/use-search.ts';
import { JobCards } from './job-cards.tsx';
import type { ListContentProps } from './list-content.ts';
import { EXAMPLES } from './list-query.ts';

/** Jobs that a canvas shows for those of a visitor; none on pages that people visit, where a script brings them. */
export function useExamples(count: number): readonly Job[] {
  const isOnCanvas = useContext(OnCanvas);
  const listing = useQueryResult(EXAMPLES);
  return isOnCanvas ? (listing?.records.slice(0, count) ?? []) : [];
}

/** What stands over the cards that wait, as soon as there are jobs. */
export function ExampleCards({
  content,
  jobs,
}: ListContentProps & { readonly jobs: readonly Job[] }) {
  const returnToUrl = useSearchPath();
  return <JobCards jobs={jobs} content={content} returnToUrl={returnToUrl} />;
}

/** How far a list is whose script never comes: without it the page would say after a while that nothing does. */
export function useExampleState(examples: readonly Job[]): 'cards' | 'waiting' | undefined {
  const isOnCanvas = useContext(OnCanvas);
  if (!isOnCanvas) return undefined;
  return examples.length > 0 ? 'cards' : 'waiting';
}
