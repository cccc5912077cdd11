-- What the relevance of a search needs: the words of pay, schedule, vehicle, licence and benefits, the words of titles
-- by themselves, the words that spellings are corrected to, and which of several equal vacancies stands for all of them.

-- What people also type: `medio tiempo`, `licencia tipo a`, `vales de despensa`.
create function job_extras(employment_type text, details jsonb) returns text
  language sql immutable parallel safe
  return concat_ws(' ', $1, $2 ->> 'schedule', $2 ->> 'vehicle', $2 ->> 'licence', $2 -> 'pay' ->> 'text',
    case $2 -> 'pay' ->> 'period' when 'hour' then 'por hora' when 'day' then 'diario, por día'
      when 'week' then 'semanal, por semana' when 'month' then 'mensual, por mes' end, (
    select string_agg(benefit, ' ') from jsonb_array_elements_text(
      case when jsonb_typeof($2 -> 'benefits') = 'array' then $2 -> 'benefits' else '[]' end) as benefit));

-- A text in both configurations, all of one weight.
create function weighted_tsv(text, "char") returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('spanish'::regconfig, coalesce($1, '')), $2)
    || setweight(to_tsvector('es_plain'::regconfig, coalesce($1, '')), $2);

-- `RMX-90619` as words: people type the number alone, or without the sign between.
create function reference_words(text) returns text
  language sql immutable parallel safe
  return regexp_replace($1, '[^[:alnum:]]+', ' ', 'g') || ' ' || regexp_replace($1, '[^[:alnum:]]+', '', 'g');

-- The stems of a title behind a sign that no text holds: the text index knows no weights, and with them it alone
-- tells the jobs that have a word in the title.
create function title_marks(text) returns tsvector
  language sql immutable parallel safe
  return (select array_to_tsvector(coalesce(array_agg(distinct '=' || stem), '{}'))
    from unnest(tsvector_to_array(weighted_tsv($1, 'A'))) as stem);

-- As in migration 0002, with extras between place and description, the other texts behind it, and the marks.
create function job_tsv(title text, company text, category text, city text, state text, extras text, description text,
    other_texts text, latitude double precision, longitude double precision)
  returns tsvector
  language sql immutable parallel safe
  return job_tsv($1, $2, $3, $4, $5, $7, $9, $10)
    || weighted_tsv($6, 'C') || weighted_tsv($8, 'D') || title_marks($1);

-- Equal for equal texts.
create function texts_key(variadic text[]) returns uuid
  language sql immutable parallel safe
  return md5(array_to_string($1, chr(31), chr(30)))::uuid;

alter table jobs
  -- texts_key() of what job seekers read of a job
  add column alike uuid,
  -- whether lists hold it: of open jobs that are alike the newest one
  add column is_listed boolean not null default true,
  -- so many other open jobs it stands for
  add column alike_count int not null default 0;

-- Made again below: an index that is filled at once costs a fraction of a million changes.
drop index jobs_text;
drop index jobs_point;

-- Adding to the words that are there is much quicker than reading all descriptions again.
update jobs set
  tsv = tsv || weighted_tsv(job_extras(employment_type, details), 'C')
    || weighted_tsv(concat_ws(' ', reference_words(reference_number), responsibilities, qualifications, skills,
      experience), 'D') || title_marks(title),
  alike = texts_key(title, company, category, city, state, country, employment_type, description, job_posting,
    responsibilities, qualifications, skills, experience,
    (details - 'postedAt' - 'expiresAt' - 'applyUrl')::text);

-- Lists hold the one that stays open longest, of those the newest: when it expires, no other is left behind it.
update jobs set is_listed = place = 1, alike_count = case when place = 1 then others else 0 end
from (
  select agency_id as agency, job_id as id, count(*) over same - 1 as others,
    row_number() over (same order by expires_at desc nulls first, start_date desc, job_id desc) as place
  from jobs where status = 'open'
  window same as (partition by agency_id, client_id, alike)
) as ranked
where agency_id = agency and job_id = id and others > 0;

create index jobs_text on jobs using gin (agency_id, tsv) with (fastupdate = off) where status = 'open';
create index jobs_point on jobs (agency_id, latitude, longitude)
  include (client_id, expires_at, start_date, job_id, is_listed) where status = 'open';
-- The next of those that are alike.
create index jobs_alike on jobs (agency_id, client_id, alike) where status = 'open';

-- Words of open jobs: what is misspelt is looked up in these few rows.
create table job_words (
  agency_id text not null,
  client_id text not null,
  -- small letters, without accents
  word text not null,
  -- with them
  spelling text not null,
  open_jobs int not null,
  primary key (agency_id, client_id, word)
);

-- Words of titles, companies, places, categories and kinds of employment; descriptions hold too many.
create function words_of_jobs(agency text, client text)
  returns table (word text, spelling text, open_jobs int)
  language sql stable
  begin atomic
    with texts as (
      select coalesce(title, company, city, state, category, employment_type) as text, count(*) as jobs from jobs
      where agency_id = $1 and client_id = $2 and status = 'open'
      group by grouping sets ((title), (company), (city), (state), (category), (employment_type))
    ), spellings as (
      select word as spelling, sum(jobs) as jobs from texts, regexp_split_to_table(lower(text), '[[:space:][:punct:]]+') as word
      where word !~ '[0-9]' and length(word) between 3 and 40
      group by word
    )
    select f_unaccent(spelling) as word, (array_agg(spelling order by jobs desc, spelling))[1], sum(jobs)::int
    from spellings group by 1;
  end;

insert into job_words
select agency_id, client_id, words.*
from (select distinct agency_id, client_id from jobs where status = 'open') as clients, words_of_jobs(agency_id, client_id) as words;
