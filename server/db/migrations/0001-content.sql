-- agency_id comes first in every key so that the tables distribute by it.

create table agencies (
  agency_id text primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table sites (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  client_id text not null,
  settings text not null,
  source text not null check (source in ('file', 'editor')),
  updated_at timestamptz not null default now(),
  primary key (agency_id, site_id)
);

create table pages (
  agency_id text not null,
  site_id text not null,
  page_id text not null,
  url text not null,
  type text not null,
  live_version int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (agency_id, site_id, page_id),
  unique (agency_id, site_id, url),
  foreign key (agency_id, site_id) references sites (agency_id, site_id)
);

create table page_versions (
  agency_id text not null,
  site_id text not null,
  page_id text not null,
  version int not null check (version > 0),
  document text not null,
  checksum text not null,
  source text not null check (source in ('file', 'editor')),
  created_at timestamptz not null default now(),
  created_by text,
  primary key (agency_id, site_id, page_id, version),
  foreign key (agency_id, site_id, page_id)
    references pages (agency_id, site_id, page_id) on delete cascade
);
