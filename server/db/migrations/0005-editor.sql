-- What the editor keeps beside pages: saved sections, and links that show a draft to who has no token. agency_id comes
-- first in every key so that the tables distribute by it.

create table site_patterns (
  agency_id text not null,
  site_id text not null,
  pattern_id text not null,
  name text not null,
  -- JSON text: sections and the widgets that they show
  fragment text not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  primary key (agency_id, site_id, pattern_id),
  foreign key (agency_id, site_id) references sites (agency_id, site_id)
);

create table preview_links (
  agency_id text not null,
  link_id text not null,
  site_id text not null,
  page_id text not null,
  -- SHA-256 in hexadecimal; the link itself is nowhere
  secret_hash text not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  expires_at timestamptz not null,
  primary key (agency_id, link_id),
  foreign key (agency_id, site_id, page_id)
    references pages (agency_id, site_id, page_id) on delete cascade
);
create index preview_links_page on preview_links (agency_id, site_id, page_id);
