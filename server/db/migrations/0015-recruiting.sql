-- What recruiters do with applications, finished or not: each has one id from its first save on. agency_id comes first in every
-- key so that the tables distribute by it.

update submissions set application_id = gen_random_uuid() where application_id is null;
alter table submissions alter column application_id set not null;
create unique index submissions_application on submissions (agency_id, site_id, application_id);
-- Who fills it in, as far as the answers say; gone when it is sent or its time is over.
alter table submissions add column contact_email text;
alter table submissions add column contact_phone text;
alter table submissions add column name text;
alter table submissions add column place text;
-- campaign or site that the person came from
alter table submissions add column source text;
create index submissions_updated on submissions (agency_id, site_id, updated_at, application_id);
create index applications_finished on applications (agency_id, site_id, finished_at, application_id);

-- Where recruiters have an application; one without a row has the first step.
create table application_states (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  application_id uuid not null,
  step text not null,
  -- why it was discarded
  step_reason text,
  assignee text,
  -- the application that this one was merged into
  merged_into uuid,
  -- one more with each change
  revision int not null,
  updated_at timestamptz not null,
  primary key (agency_id, site_id, application_id)
);
create index application_states_merged on application_states (agency_id, site_id, merged_into) where merged_into is not null;

-- Who changed what. Rows are never changed, and go with their application.
create table application_changes (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  application_id uuid not null,
  change_id bigint generated always as identity,
  happened_at timestamptz not null,
  actor text not null,
  action text not null check (action in ('step-changed', 'assigned', 'note-added', 'merged')),
  -- the step, the assignee or the other application; null for none
  detail text,
  -- why it was discarded
  reason text,
  primary key (agency_id, site_id, application_id, change_id)
);

create table application_notes (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  application_id uuid not null,
  note_id uuid not null,
  author text not null,
  note text not null,
  created_at timestamptz not null,
  primary key (agency_id, site_id, application_id, note_id)
);

-- JSON text as it was saved; a site without a row has the defaults.
create table application_settings (
  agency_id text not null references agencies (agency_id),
  site_id text not null,
  settings text not null,
  updated_at timestamptz not null,
  primary key (agency_id, site_id)
);

-- Applications as recruiters see them: those that were sent, and those under way of who saw the notice.
create view listed_applications as
select a.*, s.step, s.step_reason, s.assignee, s.merged_into, s.revision, s.updated_at as step_at
from (
  select agency_id, site_id, application_id, submission_hash, form_id, form_version, channel, job_id, drop_off_type,
    contact_email, contact_phone, name, place, source, notice_version, consents, may_be_duplicate, created_at,
    finished_at, finished_at as at, null::timestamptz as expires_at
  from applications
  union all
  select agency_id, site_id, application_id, submission_hash, form_id, form_version, channel, job_id, drop_off_type,
    contact_email, contact_phone, name, place, source, notice_version, consents, false, created_at,
    null::timestamptz, updated_at, expires_at
  from submissions
  where status = 'APPLY_INTERMEDIATE' and notice_version is not null
) a
left join application_states s
  on s.agency_id = a.agency_id and s.site_id = a.site_id and s.application_id = a.application_id;
