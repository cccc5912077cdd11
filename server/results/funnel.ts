import type { Kysely } from 'kysely';
import { sortBy, uniq } from 'lodash-es';
import type { FunnelAnswer } from '#schemas/api/recruiting/results.ts';
import type { EventMeasure } from '#schemas/events/event-measures.ts';
import type { Tables } from '../db/schema.ts';
import { countApplicationsIn, knowsApplications } from './application-counts.ts';
import { tell, tellCompared } from './few.ts';
import { readStops } from './form-stops.ts';
import { readCounts } from './read-counts.ts';
import { type DayRange, isNarrow, type ResultScope } from './result-scope.ts';

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
  const rows = await readSteps(kysely, scope, scope.period);
  const earlier = await readSteps(kysely, scope, scope.before);
  const narrow = isNarrow(scope);
  const compare = (measure: EventMeasure) => ({
    count: sumOf(rows, measure),
    before: sumOf(earlier, measure),
  });
  const isExact = knowsApplications(scope);
  const finished = isExact
    ? {
        count: await countApplicationsIn(kysely, scope, scope.period),
        before: await countApplicationsIn(kysely, scope, scope.before),
      }
    : compare('form-finish');
  const amount = (measure: EventMeasure, page: string) =>
    rows.find((row) => row.measure === measure && row.detail === page)?.amount ?? 0;
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

interface StepRow {
  readonly measure: EventMeasure;
  readonly detail: string;
  readonly amount: number;
}

function readSteps(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  range: DayRange,
): Promise<StepRow[]> {
  const { filters } = scope;
  return readCounts(kysely, scope, {
    measures: MEASURES,
    by: ['measure', 'detail'],
    range,
    filters,
  });
}

function sumOf(rows: readonly StepRow[], measure: EventMeasure): number {
  return rows.reduce((sum, row) => (row.measure === measure ? sum + row.amount : sum), 0);
}

function pagesOf(rows: readonly StepRow[]): string[] {
  const pages = rows
    .filter(({ measure }) => measure !== 'form-finish' && measure.startsWith('form-'))
    .map(({ detail }) => detail);
  return sortBy(uniq(pages), Number);
}
