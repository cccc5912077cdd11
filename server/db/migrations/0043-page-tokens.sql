-- Pages that are measured carry a token, and only events that come with the token of their page are counted. What else is sent is kept
-- beside them and adds to no number. agency_id comes first in every key so that the tables distribute by it.

-- What tokens of a period are made with. Older ones are deleted with the next.
create table page_secrets (
  agency_id text not null,
  -- weeks since 1970
  period int not null,
  secret text not null,
  primary key (agency_id, period)
);

alter table events add column is_signed boolean not null default true;
