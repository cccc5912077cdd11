-- Whether an application may be there twice is asked when it is read: a mark that was written stayed after the other one was merged,
-- deleted or corrected.
drop view listed_applications;
alter table applications drop column may_be_duplicate;
create view listed_applications as
select a.*, s.step, s.step_reason, s.assignee, s.merged_into, s.revision, s.updated_at as step_at
from (
  select agency_id, site_id, application_id, submission_hash, form_id, form_version, channel, job_id, drop_off_type,
    contact_email, contact_phone, name, place, source, notice_version, consents, created_at, finished_at,
    finished_at as at, null::timestamptz as expires_at
  from applications
  union all
  select agency_id, site_id, application_id, submission_hash, form_id, form_version, channel, job_id, drop_off_type,
    contact_email, contact_phone, name, place, source, notice_version, consents, created_at,
    null::timestamptz, updated_at, expires_at
  from submissions
  where status = 'APPLY_INTERMEDIATE' and notice_version is not null
) a
left join application_states s
  on s.agency_id = a.agency_id and s.site_id = a.site_id and s.application_id = a.application_id;

-- Those of a person to one job, however many jobs share the phone of a household.
drop index applications_email;
drop index applications_phone;
create index applications_email on applications (agency_id, contact_email, job_id, site_id) where contact_email is not null;
create index applications_phone on applications (agency_id, contact_phone, job_id, site_id) where contact_phone is not null;
