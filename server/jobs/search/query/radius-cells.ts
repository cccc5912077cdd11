import { range } from 'lodash-es';
import type { RadiusFilter } from '#schemas/api/jobs.ts';
import { boxAround } from './radius.ts';

/** Of `job_cell` in migration 0002. */
const CELLS_PER_DEGREE = 2;

/** Looking up more costs more than it saves; a circle of 150 km in Mexico touches 56. */
const MAX_CELLS = 60;

/**
 * Words of the squares that a circle may touch, as `jobs.tsv` holds them. Undefined where they are too many, or where
 * the circle holds a pole or crosses the date line.
 */
export function toCells(radius: RadiusFilter['value']): readonly string[] | undefined {
  const { latitudes, longitudes } = boxAround(radius);
  if (longitudes === undefined) return undefined;
  const [south, north] = toIndices(latitudes);
  const [west, east] = toIndices(longitudes);
  if ((north - south + 1) * (east - west + 1) > MAX_CELLS) return undefined;
  return range(south, north + 1).flatMap((row) =>
    range(west, east + 1).map((column) => `@${row},${column}`),
  );
}

function toIndices([least, most]: readonly [number, number]): readonly [number, number] {
  return [Math.floor(least * CELLS_PER_DEGREE), Math.floor(most * CELLS_PER_DEGREE)];
}
