-- Filters of applications that recruiters keep under names. Who a recruiter is, the token says that they sign in with.
-- agency_id comes first in every key so that the tables distribute by it.

create table saved_filters (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  -- of the operator's own token its fingerprint
  token_id text not null,
  -- JSON text: an array of names with their filters
  filters text not null,
  updated_at timestamptz not null,
  primary key (agency_id, site_id, token_id)
);
