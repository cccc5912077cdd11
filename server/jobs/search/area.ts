import { type RawBuilder, sql } from 'kysely';
import type { Point } from '#schemas/api/jobs.ts';

/**
 * Jobs inside a part of the map: a box, which an index answers, and within it the polygon where there is one. A job
 * without a point is in no area.
 */
export function isInArea(area: readonly Point[]): RawBuilder<boolean> {
  const latitudes = area.map(({ latitude }) => latitude);
  const longitudes = area.map(({ longitude }) => longitude);
  const box = sql<boolean>`latitude between ${Math.min(...latitudes)} and ${Math.max(...latitudes)}
    and longitude between ${Math.min(...longitudes)} and ${Math.max(...longitudes)}`;
  if (area.length === 2) return box;
  const corners = area.map(({ latitude, longitude }) => `(${longitude},${latitude})`);
  return sql`${box} and ${`(${corners.join(',')})`}::polygon @> point(longitude, latitude)`;
}
