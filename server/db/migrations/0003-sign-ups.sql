-- Contacts that people left for job alerts, one row for each. agency_id comes first in every key so that the table
-- distributes by it.

create table sign_ups (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  list text not null,
  -- an e-mail address in lower case, or a phone number in E.164
  contact text not null,
  kind text not null check (kind in ('email', 'phone')),
  -- the same for what one request brought, which is removed together
  submission_id uuid not null,
  -- the form and its version: page_versions keeps the text that was agreed to
  page_id text not null,
  page_version int not null,
  widget_id text not null,
  -- SHA-256 of that text and the address of its policy, in hexadecimal
  consent_hash text not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, site_id, list, contact)
);
create index sign_ups_submission on sign_ups (agency_id, submission_id);
