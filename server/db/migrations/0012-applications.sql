-- What applicants send: submissions while they are filled in, and the applications that they become. agency_id comes first in
-- every key so that the tables distribute by it. Whoever has a submission's id may read and change it, so only its hash is kept.

create table submissions (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  -- SHA-256 of the id, in hexadecimal
  submission_hash text not null,
  form_id text not null,
  -- the published version that judged last
  form_version int not null,
  channel text not null check (channel in ('web', 'cb')),
  job_id text,
  status text not null check (status in ('APPLY_INTERMEDIATE', 'APPLY_FINISH')),
  drop_off_type text check (drop_off_type in ('APPLICATION_DROP_OFF', 'RESUME_DROP_OFF')),
  -- index of the page that was left last, and its key, which stays the same where a later version has other pages
  page int not null default 0,
  page_key text,
  location text,
  resume_url text,
  -- of the notice that was seen; null where the client did not say
  notice_version text,
  -- keys of the voluntary purposes that were agreed to, as a JSON array
  consents text not null default '[]',
  -- the browser's own id of its person
  candidate_id text,
  -- the application that it became
  application_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- null once it is sent
  expires_at timestamptz,
  primary key (agency_id, site_id, submission_hash)
);
create index submissions_expiry on submissions (agency_id, expires_at) where expires_at is not null;

-- Answers of submissions that are not sent yet.
create table submission_answers (
  agency_id text not null,
  site_id text not null,
  submission_hash text not null,
  question_key text not null,
  question_type text not null,
  -- as they were typed: a JSON array of strings
  answer text not null,
  -- code of what is wrong with it
  problem text,
  -- last edit by the clock of the server
  edited_at timestamptz not null,
  primary key (agency_id, site_id, submission_hash, question_key),
  foreign key (agency_id, site_id, submission_hash)
    references submissions (agency_id, site_id, submission_hash) on delete cascade
);

-- Answers whose question a later version of the form does not ask any more. Rows are never changed.
create table dropped_answers (
  agency_id text not null,
  site_id text not null,
  submission_hash text not null,
  question_key text not null,
  -- the version that did not ask it
  form_version int not null,
  question_type text not null,
  answer text not null,
  dropped_at timestamptz not null,
  primary key (agency_id, site_id, submission_hash, question_key, form_version),
  foreign key (agency_id, site_id, submission_hash)
    references submissions (agency_id, site_id, submission_hash) on delete cascade
);

create table applications (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  -- its own; the id of the submission never leaves the applicant
  application_id uuid not null,
  submission_hash text not null,
  form_id text not null,
  form_version int not null,
  channel text not null,
  job_id text,
  drop_off_type text,
  -- answers in normal form by the key of their question: a JSON object of arrays of strings
  answers text not null,
  -- in lower case
  contact_email text,
  -- E.164
  contact_phone text,
  name text,
  place text,
  -- campaign or site that the person came from
  source text,
  resume_url text,
  notice_version text,
  consents text not null,
  candidate_id text,
  -- another application to the same job has the same contact
  may_be_duplicate boolean not null default false,
  created_at timestamptz not null,
  finished_at timestamptz not null,
  primary key (agency_id, site_id, application_id),
  unique (agency_id, site_id, submission_hash)
);
create index applications_job on applications (agency_id, site_id, job_id, finished_at);
create index applications_email on applications (agency_id, contact_email) where contact_email is not null;
create index applications_phone on applications (agency_id, contact_phone) where contact_phone is not null;
