import { type ReactNode, useMemo } from 'react';
import { PageContext, usePage } from '../context/page-context.ts';
import type { PageRequest } from '../context/page-request.ts';
import { type QueryAnswers, toQueryResults } from '../data/query.ts';
import { QueryContext } from '../data/query-context.ts';

/** Keeps its identity. The address is what the answers are for: that of a job's page names a job of the site. */
interface Answered extends Pick<PageRequest, 'path' | 'params'> {
  /** By the keys of what the widgets inside ask. */
  readonly answers: QueryAnswers;
  /** Whether jobs that name no other place to apply can use the site's own form. */
  readonly hasApplyPage: boolean;
}

export interface CanvasAnswersProps {
  readonly answered: Answered;
  readonly children: ReactNode;
}

/** Shows widgets with what the service answered, as visitors see them. */
export function CanvasAnswers({ answered, children }: CanvasAnswersProps) {
  const context = usePage();
  const page = useMemo(() => {
    const { path, params, hasApplyPage } = answered;
    return {
      ...context,
      site: { ...context.site, hasApplyPage },
      page: { ...context.page, path, params },
    };
  }, [context, answered]);
  const results = useMemo(() => toQueryResults(answered.answers), [answered]);
  return (
    <PageContext value={page}>
      <QueryContext value={results}>{children}</QueryContext>
    </PageContext>
  );
}
