import { sql } from 'kysely';
import {
  MEXICAN_ZONES,
  type MexicanZone,
  TOWN_ZONE,
  ZONE_OF_STATE,
} from '../../places/mexican-zones.ts';

const codeOf = (zone: MexicanZone) => sql.lit(MEXICAN_ZONES.indexOf(zone));

const OF_STATES = Object.entries(ZONE_OF_STATE).map(
  ([state, zone]) => sql`when ${sql.lit(state)} then ${codeOf(zone)}`,
);
const { city, state, zone } = TOWN_ZONE;

/** The code of a job's time zone, as `zoneOf` tells it. */
export const ZONE_CODE = sql<number>`case state ${sql.join(OF_STATES, sql` `)}
  when ${sql.lit(state)} then case city when ${sql.lit(city)} then ${codeOf(zone)} else 0 end else 0 end`;
