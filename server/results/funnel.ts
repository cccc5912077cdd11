import type { Kysely } from 'kysely';
import { sortBy, uniq } from 'lodash-es';
import type { FunnelAnswer } from '#schemas/api/recruiting/results.ts';
import type { Tables } from '../db/schema.ts';
import { countApplicationsIn, knowsApplications } from './application-counts.ts';
import { tell, tellCompared } from './few.ts';
import { readStops } from './form-stops.ts';
import { type ComparedRow, readCompared } from './read-counts.ts';
import { isNarrow, type ResultScope } from './result-scope.ts';

const STEPS = ['job-view', 'apply-click', 'form-finish'] as const;
const OF_PAGES = ['form-page', 'form-sent', 'form-refused'] as const;

/** From a job to an application, and where people stop. */
export async function readFunnel(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  now: number,
): Promise<FunnelAnswer> {
  const steps = await readCompared(kysely, scope, { measures: STEPS, by: ['measure'] });
  const pages = await readCompared(kysely, scope, {
    measures: OF_PAGES,
    by: ['measure', 'detail'],
  });
  const narrow = isNarrow(scope);
  const compare = (measure: (typeof STEPS)[number]) =>
    steps.find((row) => row.measure === measure) ?? { count: 0, before: 0 };
  const isExact = knowsApplications(scope);
  const finished = isExact
    ? {
        count: await countApplicationsIn(kysely, scope, scope.period),
        before: await countApplicationsIn(kysely, scope, scope.before),
      }
    : compare('form-finish');
  const amount = (measure: (typeof OF_PAGES)[number], page: string) =>
    pages.find((row) => row.measure === measure && row.detail === page)?.count ?? 0;
  return {
    jobViews: tellCompared(compare('job-view'), narrow),
    applyClicks: tellCompared(compare('apply-click'), narrow),
    pages: pagesOf(pages).map((page) => ({
      page: Number(page),
      reached: tell(amount('form-page', page), narrow),
      sent: tell(amount('form-sent', page), narrow),
      refused: tell(amount('form-refused', page), narrow),
    })),
    finished: tellCompared(finished, narrow),
    finishedFrom: isExact ? 'applications' : 'events',
    stops: isExact ? await readStops(kysely, scope, now) : [],
  };
}

function pagesOf(rows: readonly ComparedRow<'measure' | 'detail'>[]): string[] {
  const pages = rows.filter(({ count }) => count > 0).map(({ detail }) => detail);
  return sortBy(uniq(pages), Number);
}
