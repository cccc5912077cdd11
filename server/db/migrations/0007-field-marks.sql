-- The text index knows no weights. With the stems of companies, categories and places, and those of details, once more
-- behind a sign that no text holds, as vectors have those of titles (migration 0006), it alone tells the jobs that say a
-- word in a field, or do not. Only the index has them: vectors stay short, and no job is written again.

-- `%` for weight B, `#` for C; title_marks() has `=` for A.
create function with_field_marks(tsvector) returns tsvector
  language sql immutable parallel safe
  return $1 || (
    select array_to_tsvector(coalesce(array_agg(mark), '{}')) from (
      select '%' || stem as mark from unnest(tsvector_to_array(ts_filter($1, '{b}'))) as stem
      union all
      select '#' || stem from unnest(tsvector_to_array(ts_filter($1, '{c}'))) as stem
    ) as marks
  );

drop index jobs_text;
create index jobs_text on jobs using gin (agency_id, with_field_marks(tsv)) with (fastupdate = off) where status = 'open';
-- Searches are planned without knowing words, and `analyze` would make the marks of thousands of jobs.
alter index jobs_text alter column 2 set statistics 0;
