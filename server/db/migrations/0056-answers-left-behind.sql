-- Deleting an application once left the answers behind whose question its form had asked no more. An application that is sent and
-- gone was deleted; what is under way has its own end.
delete from dropped_answers using submissions
where submissions.agency_id = dropped_answers.agency_id
  and submissions.site_id = dropped_answers.site_id
  and submissions.submission_hash = dropped_answers.submission_hash
  and submissions.status = 'APPLY_FINISH'
  and not exists (
    select from applications
    where applications.agency_id = submissions.agency_id
      and applications.site_id = submissions.site_id
      and applications.application_id = submissions.application_id
  );
