import type { Kysely } from 'kysely';
import { map, sortBy, uniq } from 'lodash-es';
import type { FunnelAnswer } from '#schemas/api/recruiting/results.ts';
import type { EventMeasure } from '#schemas/events/event-measures.ts';
import type { Tables } from '../db/schema.ts';
import { countApplicationsIn, knowsApplications } from './application-counts.ts';
import { addUp, tell, tellCompared } from './few.ts';
import { readStops } from './form-stops.ts';
import { type ComparedRow, readCompared } from './read-counts.ts';
import { isNarrow, type ResultScope } from './result-scope.ts';

const MEASURES = [
  'job-view',
  'apply-click',
  'form-page',
  'form-sent',
  'form-refused',
  'form-finish',
] as const;

/** From a job to an application, and where people stop. */
export async function readFunnel(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  now: number,
): Promise<FunnelAnswer> {
  const rows = await readCompared(kysely, scope, { measures: MEASURES, by: ['measure', 'detail'] });
  const narrow = isNarrow(scope);
  const compare = (measure: EventMeasure) => {
    const own = rows.filter((row) => row.measure === measure);
    return { count: addUp(map(own, 'count'), narrow), before: addUp(map(own, 'before'), narrow) };
  };
  const isExact = knowsApplications(scope);
  const finished = isExact
    ? {
        count: await countApplicationsIn(kysely, scope, scope.period),
        before: await countApplicationsIn(kysely, scope, scope.before),
      }
    : compare('form-finish');
  const amount = (measure: EventMeasure, page: string) =>
    rows.find((row) => row.measure === measure && row.detail === page)?.count ?? 0;
  return {
    jobViews: tellCompared(compare('job-view'), narrow),
    applyClicks: tellCompared(compare('apply-click'), narrow),
    pages: pagesOf(rows).map((page) => ({
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
  const pages = rows
    .filter(
      ({ measure, count }) => count > 0 && measure !== 'form-finish' && measure.startsWith('form-'),
    )
    .map(({ detail }) => detail);
  return sortBy(uniq(pages), Number);
}
