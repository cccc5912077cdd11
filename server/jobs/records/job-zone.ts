import { sql } from 'kysely';
import {
  MEXICAN_ZONES,
  type MexicanZone,
  ZONE_OF_STATE,
  ZONED_TOWNS,
} from '../../places/mexican-zones.ts';

const codeOf = (zone: MexicanZone) => sql.lit(MEXICAN_ZONES.indexOf(zone));

const OF_STATES = Object.entries(ZONE_OF_STATE).map(
  ([state, zone]) => sql`when ${sql.lit(state)} then ${codeOf(zone)}`,
);

const OF_TOWNS = ZONED_TOWNS.map(({ state, zone, towns }) => {
  const names = sql.join([...towns].map((town) => sql.lit(town)));
  return sql`when state = ${sql.lit(state)} and city = any(array[${names}]) then ${codeOf(zone)}`;
});

/** The code of a job's time zone, as `zoneOf` tells it. */
export const ZONE_CODE = sql<number>`case ${sql.join(OF_TOWNS, sql` `)}
  else case state ${sql.join(OF_STATES, sql` `)} else 0 end end`;
