-- What visitors report of jobs, and whether a job is hidden for it. agency_id comes first in every key so that the table
-- distributes by it.

-- Hidden from lists, and closed to applications, until somebody of the agency shows it again; imports leave it alone.
alter table jobs add column is_hidden boolean not null default false;

create table job_reports (
  agency_id text not null references agencies (agency_id),
  report_id uuid not null,
  job_id bigint not null,
  reason text not null,
  -- in the visitor's own words, or empty
  note text not null,
  -- keyed hash of job and network: tells reports of one job from one network, and nothing else
  reporter text not null,
  created_at timestamptz not null default now(),
  -- when somebody of the agency decided about the job
  seen_at timestamptz,
  primary key (agency_id, report_id)
);
create index job_reports_job on job_reports (agency_id, job_id, created_at);
create index job_reports_age on job_reports (agency_id, created_at);
