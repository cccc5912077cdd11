-- Visitors who took consent back. What was on its way to the server when they did is not kept when it comes; the id is held for a day,
-- and the events that a statement wrote meanwhile are deleted by it. agency_id comes first so that the table distributes by it.

create table forgotten_visitors (
  agency_id text not null,
  user_id text not null,
  forgotten_at timestamptz not null,
  primary key (agency_id, user_id)
);
