-- Answers of submissions that are not sent yet stand in one column: a row for each of them made writing a save three times as dear.

-- as they were typed, in any order: [{ question_key, question_type, answer, problem, edited_at }]. An answer is the text of a JSON
-- array of strings, the problem a code of what is wrong with it, the last edit ms since the epoch by the clock of the server.
alter table submissions add column typed_answers json not null default '[]';

update submissions
set typed_answers = saved.answers, revision = revision + 1
from (
  select agency_id, site_id, submission_hash, json_agg(json_build_object('question_key', question_key, 'question_type',
    question_type, 'answer', answer, 'problem', problem, 'edited_at', (extract(epoch from edited_at) * 1000)::float8)) as answers
  from submission_answers
  group by 1, 2, 3
) saved
where (submissions.agency_id, submissions.site_id, submissions.submission_hash)
  = (saved.agency_id, saved.site_id, saved.submission_hash);

drop table submission_answers;
