-- Pay by the fortnight is found by its words. No stored job has such pay yet, so none is indexed anew.
create or replace function job_extras(employment_type text, details jsonb) returns text
  language sql immutable parallel safe
  return concat_ws(' ', $1, $2 ->> 'schedule', $2 ->> 'vehicle', $2 ->> 'licence', $2 -> 'pay' ->> 'text',
    case $2 -> 'pay' ->> 'period' when 'hour' then 'por hora' when 'day' then 'diario, por día'
      when 'week' then 'semanal, por semana' when 'fortnight' then 'quincenal, por quincena'
      when 'month' then 'mensual, por mes' end, (
    select string_agg(benefit, ' ') from jsonb_array_elements_text(
      case when jsonb_typeof($2 -> 'benefits') = 'array' then $2 -> 'benefits' else '[]' end) as benefit));
