-- Jobs of every agency, and what their search needs. agency_id comes first in every key so that the tables
-- distribute by it.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- unaccent() is only stable because its dictionary may change; an index needs a promise that it does not.
create function f_unaccent(text) returns text
  language sql immutable strict parallel safe
  return public.unaccent('public.unaccent'::regdictionary, $1);

-- Two configurations, ORed in searches: either alone misses spellings with or without accents.
create text search configuration es_plain (copy = spanish);
alter text search configuration es_plain
  alter mapping for hword, hword_part, word with unaccent, spanish_stem;

-- The square of half a degree that a point lies in, as a word that no text holds.
create function job_cell(latitude double precision, longitude double precision) returns text
  language sql immutable parallel safe
  return '@' || floor($1 * 2)::int || ',' || floor($2 * 2)::int;

-- What the words of a search are looked up in: title, then company, category and place, then description. The square
-- lets the text index alone answer words near a place.
create function job_tsv(title text, company text, category text, city text, state text, description text,
    latitude double precision, longitude double precision)
  returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('spanish'::regconfig, coalesce($1, '')), 'A')
    || setweight(to_tsvector('spanish'::regconfig, concat_ws(' ', $2, $3, $4, $5)), 'B')
    || setweight(to_tsvector('spanish'::regconfig, coalesce($6, '')), 'D')
    || setweight(to_tsvector('es_plain'::regconfig, coalesce($1, '')), 'A')
    || setweight(to_tsvector('es_plain'::regconfig, concat_ws(' ', $2, $3, $4, $5)), 'B')
    || setweight(to_tsvector('es_plain'::regconfig, coalesce($6, '')), 'D')
    || array_to_tsvector(array_remove(array[job_cell($7, $8)], null));

create table jobs (
  agency_id text not null references agencies (agency_id),
  job_id bigint generated always as identity,
  client_id text not null,
  reference_number text not null,
  -- minted when the job first arrives, never changed
  url_slug text not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  title text,
  company text,
  logo_name text,
  city text,
  state text,
  country text,
  -- of the gazetteer; null where the place is not known
  place_id int,
  latitude double precision,
  longitude double precision,
  employment_type text,
  category text,
  -- sanitised HTML
  description text not null default '',
  job_posting text not null default '',
  responsibilities text,
  qualifications text,
  skills text,
  experience text,
  details jsonb not null default '{}',
  start_date timestamptz not null,
  expires_at timestamptz,
  -- of everything the feed says of the job, so that unchanged jobs are not written again
  checksum text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- job_tsv() of the columns above; an import makes it ahead, so that taking the jobs over is quick
  tsv tsvector not null default '',
  primary key (agency_id, job_id),
  unique (agency_id, client_id, reference_number),
  unique (agency_id, url_slug)
) with (toast_tuple_target = 128);

-- Counts and facets read narrow rows: long texts and vectors lie outside, and uncompressed where searches read them
-- often. What lists, filters and facets read of every job stays in the row, whatever its length.
alter table jobs
  alter column tsv set storage external,
  alter column agency_id set storage main,
  alter column client_id set storage main,
  alter column reference_number set storage main,
  alter column title set storage main,
  alter column company set storage main,
  alter column city set storage main,
  alter column state set storage main,
  alter column employment_type set storage main,
  alter column category set storage main;

create index jobs_list on jobs (agency_id, start_date desc, job_id desc) where status = 'open';
create index jobs_text on jobs using gin (agency_id, tsv) with (fastupdate = off) where status = 'open';
create index jobs_reference on jobs (agency_id, reference_number text_pattern_ops);
create index jobs_city on jobs (agency_id, city, start_date desc, job_id desc) where status = 'open';
create index jobs_state on jobs (agency_id, state, start_date desc, job_id desc) where status = 'open';
create index jobs_company on jobs (agency_id, company, start_date desc, job_id desc) where status = 'open';
-- By name, accents aside: sorting 100,000 names for each page takes a third of a second.
create index jobs_title_order on jobs (agency_id, lower(f_unaccent(title)), start_date desc, job_id desc) where status = 'open';
create index jobs_company_order on jobs (agency_id, lower(f_unaccent(company)), start_date desc, job_id desc) where status = 'open';
-- All that jobs around a place are counted and sorted by.
create index jobs_point on jobs (agency_id, latitude, longitude) include (client_id, expires_at, start_date, job_id)
  where status = 'open';
create index jobs_expiry on jobs (agency_id, expires_at) where status = 'open' and expires_at is not null;

-- Distinct titles of open jobs: type-ahead reads these few rows instead of all jobs.
create table job_titles (
  agency_id text not null,
  client_id text not null,
  -- lower case, without accents
  title_norm text not null,
  title text not null,
  open_jobs int not null,
  primary key (agency_id, client_id, title_norm)
);
create index job_titles_trigram on job_titles using gin (agency_id, title_norm gin_trgm_ops);

-- Changes whenever the jobs of an agency change, so that nothing cached outlives them.
create table job_revisions (
  agency_id text primary key,
  revision bigint not null,
  changed_at timestamptz not null default now()
);

-- One row for each feed that was taken in whole.
create table job_imports (
  agency_id text not null,
  import_id bigint generated always as identity,
  client_id text not null,
  source text not null,
  added int not null,
  changed int not null,
  unchanged int not null,
  closed int not null,
  skipped int not null,
  finished_at timestamptz not null default now(),
  primary key (agency_id, import_id)
);

-- Jobs of feeds that are being read: merged into jobs in one step when their feed has ended well. Not logged,
-- because what a crash leaves here is of no use.
create unlogged table job_staging (
  agency_id text not null,
  run_id uuid not null,
  reference_number text not null,
  -- place in the feed, from 1
  position int not null,
  url_slug text,
  slug_rest text,
  status text,
  title text,
  company text,
  logo_name text,
  city text,
  state text,
  country text,
  place_id int,
  latitude double precision,
  longitude double precision,
  employment_type text,
  category text,
  description text,
  job_posting text,
  responsibilities text,
  qualifications text,
  skills text,
  experience text,
  details jsonb,
  start_date timestamptz,
  expires_at timestamptz,
  -- null for a job that is skipped: it is not taken in, and not missing either
  checksum text,
  -- null where the words of the stored job still hold
  tsv tsvector,
  staged_at timestamptz not null default now(),
  primary key (agency_id, run_id, reference_number)
);
create index job_staging_position on job_staging (agency_id, run_id, position);
