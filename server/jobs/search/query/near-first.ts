import { type RawBuilder, sql } from 'kysely';
import type { RadiusFilter } from '#schemas/api/jobs.ts';
import type { NamedTown, NamedTowns } from './named-towns.ts';
import type { JobSelection } from './normalise-search.ts';
import { isNear, jobDistance } from './radius.ts';

/** Someone in a town goes so far to work. */
const NEIGHBOURHOOD_KM = 25;

/** Not a town among others, but all that is called so: its boroughs are in it. */
const CAPITAL = 'Ciudad de México';

/** Whether a job is near one of the towns. */
export function isAroundTowns({ places, aroundKm = 0 }: NamedTowns): RawBuilder<boolean> {
  const circles = places.map((place) => isNear({ ...place, distanceInKm: aroundKm }));
  return sql`(${sql.join(circles, sql` or `)})`;
}

/** Whether jobs are found farther away than was asked for. */
export function isWidened({ towns, askedKm }: JobSelection): boolean {
  return towns?.aroundKm !== undefined || askedKm !== undefined;
}

/** What distances of jobs count from; undefined where nothing or a whole region is asked for. */
export function searchedPlace({ radii, towns }: JobSelection): RadiusFilter['value'] | undefined {
  const [radius] = radii;
  const town = towns?.places.find(({ isOfRegion }) => !isOfRegion);
  return radius ?? (town && { ...town, distanceInKm: NEIGHBOURHOOD_KM });
}

/** Columns of jobs that `nearFirst` reads, beside their point. */
export const TOWN_COLUMNS = sql`place_id, state`;

/**
 * What sorts jobs where they were asked for before those farther away; undefined where a search asks for no such place.
 */
export function nearFirst({ towns, radii, askedKm }: JobSelection): RawBuilder<number> | undefined {
  const [radius] = radii;
  if (radius !== undefined && askedKm !== undefined)
    return sql`case when ${jobDistance(radius)} <= ${askedKm} then 0 else 1 end`;
  if (towns === undefined) return undefined;
  const neighbours = isAroundTowns({ ...towns, aroundKm: NEIGHBOURHOOD_KM });
  return sql`case when ${sql.join(towns.places.map(isIn), sql` or `)} then 0 when ${neighbours} then 1 else 2 end`;
}

function isIn({ id, city }: NamedTown): RawBuilder<boolean> {
  return city === CAPITAL ? sql`state = ${city}` : sql`place_id = ${id}`;
}
