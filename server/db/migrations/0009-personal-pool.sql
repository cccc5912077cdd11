-- To plan the lookups of a personal list takes longer than to answer them: a function plans them once for each
-- connection. Without sorts the planner is left with the indexes that have the newest first, whatever the table held
-- when it planned. Only a function is made: no job is written again.

-- Open jobs that may be worth showing to somebody, each kind the newest of its own and up to its size; jobs of several
-- kinds come several times. Of all clients where none is named; no jobs of a state or company that is null.
create function personal_pool(agency text, client text, newest int, cities text[], states text[], city_sizes int[],
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
    union all (select * from listed where company = of_company order by start_date desc, job_id desc limit company_size);
  end $$;
