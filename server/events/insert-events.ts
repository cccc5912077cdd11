import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EventName } from '#schemas/events/event-list.ts';
import type { Tables } from '../db/schema.ts';
import type { CountedEvent } from './event-counts.ts';

/** Of a tab as many searches and jobs are read again, so that a flood costs no more. */
const MAX_OF_TAB = 100;

/**
 * Keeps events and, of those that are new, their counts, in one statement: both are there or neither. What comes again adds
 * nothing, and neither does what visitors sent who have taken consent back. Lists travel as one parameter each, since a statement
 * may have 65,535.
 * @param events each id once
 */
export async function insertEvents(
  kysely: Kysely<Tables>,
  events: readonly CountedEvent[],
): Promise<void> {
  const rows = events.map(({ row }) => row);
  const counts = events.flatMap(({ row: { agency_id, event_id }, counts: own }) =>
    own.map((count) => ({ agency_id, event_id, ...count })),
  );
  const hasSearch = rows.some(isOfSearch);
  await sql`
    with new as (
      insert into events
      select r.* from json_populate_recordset(null::events, ${JSON.stringify(rows)}::json) as r
      where not exists (
        select from forgotten_visitors f where f.agency_id = r.agency_id and f.user_id = r.user_id
      )
      on conflict do nothing
      returning ${COLUMNS}
    )${hasSearch ? AROUND : sql``}, counted as (
      select ${COUNTED_SPLITS}, c.measure, c.detail, 1 as amount
      from new join json_to_recordset(${JSON.stringify(counts)}::json)
        as c(agency_id text, event_id uuid, measure text, detail text) using (agency_id, event_id)
      ${hasSearch ? openedSearches() : sql``}
    )
    insert into event_counts
      (agency_id, site_id, hour, page_id, source, device, place, measure, detail, amount)
    select agency_id, site_id, hour, coalesce(page_id, ''), coalesce(source, ''), device,
      coalesce(place, ''), measure, detail, sum(amount)
    from counted
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    having sum(amount) <> 0`.execute(kysely);
}

const SPLITS = sql`agency_id, site_id, hour, page_id, source, device, place`;
/** Whoever sends what is not signed may say anything of it: it is told by its hour alone. */
const COUNTED_SPLITS = sql`agency_id, site_id, hour, case when is_signed then page_id end as page_id,
        case when is_signed then source end as source, case when is_signed then device else '' end as device,
        case when is_signed then place end as place`;
const COLUMNS = sql`${SPLITS}, event_id, event_name, keyword, tab_id, is_signed`;

/** Of searches is counted whether a job was opened. */
function isOfSearch({ event_name, tab_id, is_signed }: CountedEvent['row']): boolean {
  return is_signed && tab_id !== null && OF_SEARCH.includes(event_name);
}

const OF_SEARCH: readonly EventName[] = ['Search', 'Job_View'];

/**
 * Searches after which the same tab opened a job: how many more there are with the new events than without them, so that
 * the order in which events come changes nothing.
 */
function openedSearches(): RawBuilder<unknown> {
  return sql`
    union all
    select ${SPLITS}, 'search-opened', coalesce(keyword, ''),
      coalesce(is_opened::int, 0) - coalesce(was_opened::int, 0)
    from (select around.*, ${IS_OPENED} as is_opened from around) a
    left join (
      select agency_id, event_id, ${IS_OPENED} as was_opened from around where not is_new
    ) b using (agency_id, event_id)
    where event_name = 'Search'`;
}

const IS_OPENED = sql`(lead(event_name) over (partition by agency_id, tab_id order by event_id) = 'Job_View')`;

/** The new searches and jobs with those of their tabs that were there before. */
const AROUND = sql`, fresh as (
      select * from new where is_signed and tab_id is not null and event_name in ('Search', 'Job_View')
    ), around as (
      select fresh.*, true as is_new from fresh
      union all
      select old.*, false from (select distinct agency_id, tab_id from fresh) tabs
      cross join lateral (
        select ${COLUMNS} from events e
        where e.agency_id = tabs.agency_id and e.tab_id = tabs.tab_id
          and e.event_name in ('Search', 'Job_View') and e.is_signed
        order by e.event_id desc limit ${sql.lit(MAX_OF_TAB)}
      ) old
    )`;
