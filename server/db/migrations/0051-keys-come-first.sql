-- Of indexes that look equally good the planner takes the newest, and before a table has statistics all that begin with agency and
-- site do: a save read the submissions of its whole site. So the indexes that find one row are made anew, after the others.

-- Submissions that were sent are in no list any more.
drop index submissions_updated;
create index submissions_updated on submissions (agency_id, site_id, updated_at, application_id)
  where status = 'APPLY_INTERMEDIATE';

alter table dropped_answers drop constraint dropped_answers_agency_id_site_id_submission_hash_fkey;
alter table submissions drop constraint submissions_pkey;
alter table submissions add primary key (agency_id, site_id, submission_hash);
alter table dropped_answers add foreign key (agency_id, site_id, submission_hash)
  references submissions (agency_id, site_id, submission_hash) on delete cascade;

drop index applications_email;
drop index applications_phone;
create index applications_email on applications (agency_id, contact_email) where contact_email is not null;
create index applications_phone on applications (agency_id, contact_phone) where contact_phone is not null;
