-- Pay that a feed gives in amounts alone is found by them, as pay in words is: `12000` finds both.

-- As searches look for amounts: `12,000`, round to fifties from a thousand up and to tens from two hundred.
create function amount_words(amount jsonb) returns text
  language sql immutable parallel safe
  return case when jsonb_typeof($1) <> 'number' then null
    when $1::numeric >= 1000 then floor($1::numeric / 1000)::text || ',' || lpad((floor($1::numeric % 1000 / 50) * 50)::int::text, 3, '0')
    when $1::numeric >= 200 then (floor($1::numeric / 10) * 10)::int::text
    else floor($1::numeric)::int::text end;

-- As in migration 0036, with amounts where the pay has no words.
create or replace function job_extras(employment_type text, details jsonb) returns text
  language sql immutable parallel safe
  return concat_ws(' ', $1, $2 ->> 'schedule', $2 ->> 'vehicle', $2 ->> 'licence',
    coalesce($2 -> 'pay' ->> 'text', concat_ws(' a ', amount_words($2 -> 'pay' -> 'min'), amount_words($2 -> 'pay' -> 'max'))),
    case $2 -> 'pay' ->> 'period' when 'hour' then 'por hora' when 'day' then 'diario, por día'
      when 'week' then 'semanal, por semana' when 'fortnight' then 'quincenal, por quincena'
      when 'month' then 'mensual, por mes' end, (
    select string_agg(benefit, ' ') from jsonb_array_elements_text(
      case when jsonb_typeof($2 -> 'benefits') = 'array' then $2 -> 'benefits' else '[]' end) as benefit));

update jobs set tsv = job_tsv(title, company, category, city, state, job_extras(employment_type, details), description,
    concat_ws(' ', reference_words(reference_number), responsibilities, qualifications, skills, experience), latitude, longitude)
  where details -> 'pay' ->> 'text' is null and coalesce(details -> 'pay' -> 'min', details -> 'pay' -> 'max') is not null;
