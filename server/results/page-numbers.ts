import type { Kysely } from 'kysely';
import { groupBy, sortBy, sumBy } from 'lodash-es';
import {
  type BlockNumbersAnswer,
  FEWEST_TOLD,
  type PageNumbers,
  type PageVitals,
  type VitalsAnswer,
} from '#schemas/api/recruiting/results.ts';
import { fromVitalStep, type VitalName } from '#schemas/events/event-measures.ts';
import type { Tables } from '../db/schema.ts';
import { tell } from './few.ts';
import { readCounts } from './read-counts.ts';
import { isNarrow, type ResultScope } from './result-scope.ts';

/** Of the design of quality: LCP in ms, INP in ms, CLS. */
const BUDGETS = { LCP: 1800, INP: 200, CLS: 0.01 };

/** Views of pages, and the applications that were finished on them as events tell it. */
export async function readPageNumbers(
  kysely: Kysely<Tables>,
  scope: ResultScope,
): Promise<readonly PageNumbers[]> {
  const rows = await readCounts(kysely, scope, {
    measures: ['view', 'form-finish'],
    by: ['page_id', 'measure'],
  });
  return Object.entries(groupBy(rows, 'page_id')).map(([pageId, own]) => ({
    pageId,
    views: own.find(({ measure }) => measure === 'view')?.amount ?? 0,
    applications: own.find(({ measure }) => measure === 'form-finish')?.amount ?? 0,
  }));
}

/** What is seen of a page and clicked. A block is so small a part of it that it is told in tens, as what is of a device. */
export async function readBlocks(
  kysely: Kysely<Tables>,
  scope: ResultScope,
): Promise<BlockNumbersAnswer> {
  const [page] = await readCounts(kysely, scope, { measures: ['view'], by: ['measure'] });
  const rows = await readCounts(kysely, scope, {
    measures: ['block-view', 'block-click'],
    by: ['measure', 'detail'],
    isOfFew: true,
  });
  return {
    views: page?.amount ?? 0,
    data: Object.entries(groupBy(rows, 'detail')).map(([blockId, own]) => ({
      blockId,
      views: tell(own.find(({ measure }) => measure === 'block-view')?.amount ?? 0, true),
      clicks: tell(own.find(({ measure }) => measure === 'block-click')?.amount ?? 0, true),
    })),
  };
}

/** How quick and steady pages were for three quarters of the visits. */
export async function readVitals(
  kysely: Kysely<Tables>,
  scope: ResultScope,
): Promise<VitalsAnswer> {
  const measures = ['vital-LCP', 'vital-INP', 'vital-CLS'] as const;
  const [steps, samples] = await Promise.all([
    readCounts(kysely, scope, { measures, by: ['page_id', 'measure', 'detail'], isExact: true }),
    readCounts(kysely, scope, { measures, by: ['page_id', 'measure'] }),
  ]);
  const narrow = isNarrow(scope);
  const pages = Object.entries(groupBy(steps, 'page_id')).map(([pageId, own]) => {
    const counts = samples.filter(({ page_id }) => page_id === pageId).map((row) => row.amount);
    return { pageId, samples: tell(Math.max(0, ...counts), narrow), ...toVitals(own) };
  });
  return { budgets: BUDGETS, data: sortBy(pages, ({ samples }) => -(samples ?? 0), 'pageId') };
}

interface StepRow {
  readonly page_id: string;
  readonly measure: string;
  readonly detail: string;
  readonly amount: number;
}

function toVitals(rows: readonly StepRow[]): Pick<PageVitals, VitalName> {
  const stepsOf = (name: VitalName) => rows.filter(({ measure }) => measure === `vital-${name}`);
  return {
    LCP: quantile('LCP', stepsOf('LCP')),
    INP: quantile('INP', stepsOf('INP')),
    CLS: quantile('CLS', stepsOf('CLS')),
  };
}

const QUANTILE = 0.75;

function quantile(name: VitalName, steps: readonly StepRow[]): number | null {
  const samples = sumBy(steps, 'amount');
  if (samples < FEWEST_TOLD) return null;
  let left = samples * QUANTILE;
  for (const { detail, amount } of sortBy(steps, ({ detail }) => Number(detail))) {
    left -= amount;
    if (left <= 0) return round(name, fromVitalStep(name, Number(detail)));
  }
  return null;
}

function round(name: VitalName, value: number): number {
  return name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
}
