-- Files of applicants, whose bytes lie in the file store under upload_key. agency_id comes first in every key so that the tables
-- distribute by it.

create table uploads (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  -- random; whoever has it and the id below reads the file
  upload_key text not null,
  -- SHA-256 of the id that the upload named, in hexadecimal: a submission's, or one that no submission has
  made_under text not null,
  -- the submission that named it first
  submission_hash text,
  -- the application that it belongs to
  application_id uuid,
  file_name text not null,
  file_type text not null check (file_type in ('pdf', 'docx', 'txt', 'jpg', 'png')),
  bytes int not null,
  created_at timestamptz not null,
  -- null while a submission names it
  unnamed_since timestamptz,
  -- its bytes are about to go; nobody can name it any more
  removed_at timestamptz,
  primary key (agency_id, site_id, upload_key)
);
create index uploads_made_under on uploads (agency_id, site_id, made_under);
create index uploads_submission on uploads (agency_id, site_id, submission_hash) where submission_hash is not null;
create index uploads_application on uploads (agency_id, site_id, application_id) where application_id is not null;
create index uploads_unnamed on uploads (agency_id, unnamed_since) where unnamed_since is not null;
create index uploads_removed on uploads (agency_id, removed_at) where removed_at is not null;

-- What the tokens of forms are signed with, in every process alike.
create table form_secrets (
  agency_id text primary key references agencies (agency_id),
  -- 256 random bits as base64url
  secret text not null,
  created_at timestamptz not null default now()
);
