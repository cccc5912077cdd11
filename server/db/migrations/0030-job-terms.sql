-- What decides for a driver, read from fields and texts of a job: pay, shift, days a week, vehicle, licence.

alter table jobs
  -- least sure pay in whole pesos a week; null where a job names none
  add column pay_weekly int,
  -- a bit for each term that a job says, see server/jobs/terms/term-bits.ts
  add column terms bigint not null default 0,
  -- by which reading the two were made; 0 where none was: the server reads such jobs when it starts
  add column terms_reading int not null default 0;

alter table job_staging
  add column pay_weekly int,
  add column terms bigint,
  add column terms_reading int;

create index jobs_pay on jobs (agency_id, pay_weekly desc nulls last, start_date desc, job_id desc) where status = 'open';
