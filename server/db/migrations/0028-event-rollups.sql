-- Numbers of what visitors did, without anybody's id. Each transaction that keeps new events keeps their counts beside them; a little
-- later the counts are added to hours and days. agency_id comes first in every key so that the tables distribute by it.

-- Page of the site that the event is about; null for an address that is none of it.
alter table events add column page_id text;
-- Which search a job was opened from: the one before it in the same tab.
create index events_tab on events (agency_id, tab_id, event_id)
  where tab_id is not null and event_name in ('Search', 'Job_View');

-- Counts that are in no hour and day yet.
create table event_counts (
  agency_id text not null,
  count_id bigint generated always as identity,
  site_id text not null,
  hour timestamptz not null,
  -- '' for an address that is no page of the site
  page_id text not null,
  -- '' for a visit that came from nowhere in particular
  source text not null,
  device text not null,
  -- '' where no file knows it
  place text not null,
  measure text not null,
  -- keyword, page of a form, block or range, by measure
  detail text not null,
  amount int not null,
  primary key (agency_id, count_id)
);

create table event_hours (
  agency_id text not null,
  site_id text not null,
  measure text not null,
  hour timestamptz not null,
  page_id text not null,
  detail text not null,
  amount bigint not null,
  primary key (agency_id, site_id, measure, hour, page_id, detail)
) with (fillfactor = 80);

-- Days of the site's time zone, once for each choice of what they are split by.
create table event_days (
  agency_id text not null,
  site_id text not null,
  -- sum of 1 by source, 2 by device, 4 by place; '*' stands in what it is not split by
  split smallint not null,
  measure text not null,
  source text not null,
  device text not null,
  place text not null,
  day date not null,
  page_id text not null,
  detail text not null,
  amount bigint not null,
  primary key (agency_id, site_id, split, measure, source, device, place, day, page_id, detail)
) with (fillfactor = 80);
