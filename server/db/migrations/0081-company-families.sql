-- One company has many spellings, 'X', 'X SA de CV' and 'X, S. A. de C. V.': filters and lists take them for one. What
-- the two parts say stands in schemas/text/company-name.ts as well.
create function company_family(text) returns text
  language sql immutable strict parallel safe
  return translate(regexp_replace($1, '[ ,]+(?:s[. ]*a[. ]*(?:p[. ]*i[. ]*|b[. ]*|s[. ]*)?(?:de *c[. ]*v[. ]*)?|s[. ]*(?:p[. ]*r[. ]*)?de *r[. ]*l[. ]*(?:de *c[. ]*v[. ]*)?|[sa][. ]*c[. ]*)$', '', 'i'),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÜÑáéíóúüñ', 'abcdefghijklmnopqrstuvwxyzaeiouunaeiouun');

create index jobs_company_family on jobs (agency_id, company_family(company), start_date desc, job_id desc) where status = 'open';
drop index jobs_company;

-- As it was, but for the jobs of a company.
create or replace function personal_pool(agency text, client text, newest int, cities text[], states text[], city_sizes int[],
    of_state text, state_size int, titles text[], title_size int, of_company text, company_size int)
  returns table (job_id bigint, start_date timestamptz, title text, company text, city text, state text,
    employment_type text, category text, latitude double precision, longitude double precision)
  language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_sort = off
  as $$
  #variable_conflict use_column
  begin
    return query
    with listed as not materialized (
      select j.job_id, j.start_date, j.title, j.company, j.city, j.state, j.employment_type, j.category, j.latitude,
        j.longitude
      from jobs as j
      where j.agency_id = agency and (client is null or j.client_id = client)
        and j.status = 'open' and (j.expires_at is null or j.expires_at > now()) and j.is_listed
    )
    (select * from listed order by start_date desc, job_id desc limit newest)
    union all (
      select found.* from unnest(cities, states, city_sizes) as place (city, state, size)
      cross join lateral (
        select * from listed
        where listed.city = place.city and (place.state is null or listed.state = place.state)
        order by start_date desc, job_id desc limit place.size
      ) as found
    )
    union all (select * from listed where state = of_state order by start_date desc, job_id desc limit state_size)
    union all (
      -- As jobs_title_order has them.
      select found.* from unnest(titles) as wanted (title)
      cross join lateral (
        select * from listed where lower(f_unaccent(listed.title)) = lower(f_unaccent(wanted.title))
        order by start_date desc, job_id desc limit title_size
      ) as found
    )
    union all (select * from listed where company_family(company) = company_family(of_company) order by start_date desc, job_id desc limit company_size);
  end $$;
