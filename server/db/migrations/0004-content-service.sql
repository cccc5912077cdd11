-- Drafts, schedules, redirects, assets, access and the record of who changed what. agency_id comes first in every key
-- so that the tables distribute by it.

-- Pages in the bin keep everything; their url begins with '#', which blocks no other page.
alter table pages add column deleted_at timestamptz;

-- What lists and links need of the live version, so that they need not read its document.
alter table pages add column title text not null default '';
-- a JSON array of addresses
alter table pages add column aliases text not null default '[]';
update pages
set title = coalesce(live.document::jsonb -> 'metadata' ->> 'title', ''),
    aliases = coalesce(live.document::jsonb -> 'aliases', '[]')::text
from page_versions live
where live.agency_id = pages.agency_id
  and live.site_id = pages.site_id
  and live.page_id = pages.page_id
  and live.version = pages.live_version;
-- System pages are found by no address, and must not keep others from theirs.
update pages set url = '#' || page_id || ' ' || url where type = 'SYSTEM' and live_version is not null;

-- 'kept' versions were never published: they are drafts that something else took the place of.
alter table page_versions add column reason text not null default 'published'
  check (reason in ('published', 'kept'));

-- What has been changed since the newest published version, where something has.
create table page_drafts (
  agency_id text not null,
  site_id text not null,
  page_id text not null,
  document text not null,
  checksum text not null,
  -- of the document, as far as it says them; null where it does not
  url text,
  type text,
  title text not null,
  aliases text not null,
  -- whether it was saved by someone who may publish as well
  by_publisher boolean not null,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  primary key (agency_id, site_id, page_id),
  foreign key (agency_id, site_id, page_id)
    references pages (agency_id, site_id, page_id) on delete cascade
);

-- Addresses that a page has left; whoever asks there is sent to where the page is now.
create table page_redirects (
  agency_id text not null,
  site_id text not null,
  url text not null,
  page_id text not null,
  created_at timestamptz not null default now(),
  primary key (agency_id, site_id, url),
  foreign key (agency_id, site_id, page_id)
    references pages (agency_id, site_id, page_id) on delete cascade
);

create table page_schedules (
  agency_id text not null,
  site_id text not null,
  page_id text not null,
  action text not null check (action in ('publish', 'unpublish')),
  run_at timestamptz not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  -- of the document that was to be published
  checksum text not null,
  -- why it did not happen when its time came; such a schedule waits for a person
  failure text,
  primary key (agency_id, site_id, page_id, action),
  foreign key (agency_id, site_id, page_id)
    references pages (agency_id, site_id, page_id) on delete cascade
);

-- Every state of a site's settings that was saved in the editor or replaced by it.
create table site_versions (
  agency_id text not null,
  site_id text not null,
  version int not null check (version > 0),
  settings text not null,
  source text not null check (source in ('file', 'editor')),
  created_at timestamptz not null default now(),
  -- null when it came from a file
  created_by text,
  primary key (agency_id, site_id, version),
  foreign key (agency_id, site_id) references sites (agency_id, site_id)
);

-- Files that recruiters uploaded; the bytes lie in the uploads folder under their hash.
create table site_assets (
  agency_id text not null,
  site_id text not null,
  -- as documents write it: assets/van.svg
  path text not null,
  hash text not null,
  extension text not null,
  bytes int not null,
  width int not null,
  height int not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  primary key (agency_id, site_id, path),
  foreign key (agency_id, site_id) references sites (agency_id, site_id)
);

-- What must stay visible when a picture is cropped, in percent; of uploads and of files of the site's folder.
create table asset_focus (
  agency_id text not null,
  site_id text not null,
  path text not null,
  x int not null check (x between 0 and 100),
  y int not null check (y between 0 and 100),
  primary key (agency_id, site_id, path),
  foreign key (agency_id, site_id) references sites (agency_id, site_id)
);

create table access_tokens (
  agency_id text not null references agencies (agency_id),
  token_id text not null,
  -- SHA-256 in hexadecimal; the token itself is nowhere
  secret_hash text not null,
  name text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (agency_id, token_id)
);

-- A browser that a token was exchanged for; it ends with the token at the latest.
create table editor_sessions (
  -- '*' for the operator's own token, which is of no agency
  agency_id text not null,
  session_id text not null,
  secret_hash text not null,
  token_id text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (agency_id, session_id)
);

create table audit_log (
  agency_id text not null references agencies (agency_id),
  entry_id bigint generated always as identity,
  happened_at timestamptz not null default now(),
  -- name and id of the token
  actor text not null,
  action text not null,
  site_id text,
  page_id text,
  version int,
  detail text,
  primary key (agency_id, entry_id)
);
create index audit_log_site on audit_log (agency_id, site_id, entry_id);
