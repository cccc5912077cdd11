import type { WeightTable } from '#schemas/definitions/weight-table.ts';
import { isRecord } from '#schemas/json/fields.ts';

export interface TableDrift {
  /** Place of the largest difference, such as `widgets.cards.css`; empty where there is none. */
  readonly place: string;
  /** Of the measured value; 100 where one of the tables does not have it. */
  readonly percent: number;
}

/** Compressors of other versions differ by some bytes. */
const NEGLIGIBLE = 16;

/** The largest difference between the committed table and one measured just now. */
export function findTableDrift(committed: WeightTable, measured: WeightTable): TableDrift {
  const [before, now] = [leavesOf(committed), leavesOf(measured)];
  const places = new Set([...before.keys(), ...now.keys()]);
  const drifts = [...places].map((place) => ({
    place,
    percent: differenceOf(before.get(place), now.get(place)),
  }));
  return drifts.reduce((worst, drift) => (drift.percent > worst.percent ? drift : worst), {
    place: '',
    percent: 0,
  });
}

function differenceOf(before: unknown, now: unknown): number {
  if (typeof before !== 'number' || typeof now !== 'number') return before === now ? 0 : 100;
  const difference = Math.abs(before - now);
  return difference <= NEGLIGIBLE ? 0 : (difference * 100) / Math.max(before, now);
}

/** Numbers, texts and truth values by their dotted places. */
function leavesOf(value: unknown, place = ''): ReadonlyMap<string, unknown> {
  if (!isRecord(value) && !Array.isArray(value)) return new Map([[place, value]]);
  const inside = Object.entries(value).flatMap(([name, each]) => [
    ...leavesOf(each, place === '' ? name : `${place}.${name}`),
  ]);
  return new Map(inside);
}
