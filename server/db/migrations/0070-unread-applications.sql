-- Which applications a recruiter has opened. Who a recruiter is, the token says that they sign in with; of the operator's own token
-- its fingerprint. Rows go with their application, and with the token.
create table application_reads (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  application_id uuid not null,
  token_id text not null,
  read_at timestamptz not null,
  primary key (agency_id, site_id, application_id, token_id)
);

-- Until when all counts as opened, where a recruiter says so.
create table application_read_until (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  token_id text not null,
  read_until timestamptz not null,
  primary key (agency_id, site_id, token_id)
);
