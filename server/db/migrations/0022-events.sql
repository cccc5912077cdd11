-- What visitors who agreed to it did. The id of an event is a UUID of version 7, which begins with the time of the browser's clock, so
-- months of ids are partitions and an event has one row however often and in whatever order it comes. The server makes the partitions.
-- agency_id comes first in every key so that the table distributes by it.

create table events (
  agency_id text not null,
  site_id text not null,
  event_id uuid not null,
  -- when it was received less its age: the browser's clock has no say
  hour timestamptz not null,
  received_at timestamptz not null,
  event_type text not null,
  event_name text not null,
  -- without query: that may hold what somebody typed
  page_path text not null,
  widget_id text,
  -- campaign or site that the visit came from, in small letters
  source text,
  -- folded words that the jobs of the site use, or '(otra)'
  keyword text,
  search_depth int,
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  browser text not null,
  os text not null,
  -- 'city, state' of the connection, where a file knows it
  place text,
  -- /24 or /48 of the connection
  network text not null,
  user_id text,
  session_id text,
  tab_id text,
  previous_event_id text,
  data jsonb not null,
  -- { name: value }
  custom_parameters jsonb not null,
  primary key (agency_id, event_id)
) partition by range (event_id);

-- Counting a site's hours.
create index events_hour on events (agency_id, site_id, hour);
-- Forgetting a visitor.
create index events_user on events (agency_id, user_id) where user_id is not null;
