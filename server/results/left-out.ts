import type { Kysely } from 'kysely';
import type { LeftOut } from '#schemas/api/recruiting/results.ts';
import type { LeftOutMeasure } from '#schemas/events/event-measures.ts';
import type { Tables } from '../db/schema.ts';
import { tell } from './few.ts';
import { readCounts } from './read-counts.ts';
import type { ResultScope } from './result-scope.ts';

const MEASURES = ['left-unsigned', 'left-over-limit', 'left-machine'] as const;

/** What came in the period and is in no number; null where numbers are narrowed, since nothing is known of it. */
export async function readLeftOut(
  kysely: Kysely<Tables>,
  scope: ResultScope,
): Promise<LeftOut | null> {
  if (Object.values(scope.filters).some((filter) => filter !== undefined)) return null;
  const request = { measures: MEASURES, by: ['measure'], isOfFew: true } as const;
  const rows = await readCounts(kysely, scope, request);
  const amountOf = (measure: LeftOutMeasure) =>
    tell(rows.find((row) => row.measure === measure)?.amount ?? 0, true);
  return {
    unsigned: amountOf('left-unsigned'),
    overLimit: amountOf('left-over-limit'),
    machines: amountOf('left-machine'),
  };
}
