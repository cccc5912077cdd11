-- Days of a month are one row: months of visits are read from as many rows as a site has pages, sources, devices, places and words.
create table event_months (
  agency_id text not null,
  site_id text not null,
  -- sum of 1 by source, 2 by device, 4 by place, 8 by page, 16 by detail; '*' stands in what it is not split by
  split smallint not null,
  measure text not null,
  source text not null,
  device text not null,
  place text not null,
  page_id text not null,
  month date not null,
  detail text not null,
  -- by day of the month, from the first that has any
  amounts int[] not null,
  primary key (agency_id, site_id, split, measure, source, device, place, page_id, month, detail)
) with (fillfactor = 80);

insert into event_months
  select agency_id, site_id, split, measure, source, device, place, page_id, month, detail,
    (select array_agg((amounts ->> day::text)::int order by day) from generate_series(1, 31) as day)
  from (
    select agency_id, site_id, split, measure, source, device, place, page_id,
      date_trunc('month', day)::date as month, detail, jsonb_object_agg(extract(day from day)::int, amount) as amounts
    from (
      select agency_id, site_id, split + 8 * by_page + 16 * by_detail as split, measure, source, device, place, day,
        case when by_page = 1 then page_id else '*' end as page_id,
        case when by_detail = 1 then detail else '*' end as detail, sum(amount) as amount
      from event_days cross join generate_series(0, 1) as by_page cross join generate_series(0, 1) as by_detail
      where (by_detail = 0 or measure like any (array['search%', 'form-%', 'block-%', 'vital-%']))
        and (by_page = 1 or not measure like any (array['block-%', 'vital-%']))
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    ) cells
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  ) months;

drop table event_days;
create view event_days as
  select agency_id, site_id, split, measure, source, device, place, page_id, detail, month,
    month + (array_lower(amounts, 1) + nth - 2)::int as day, amount
  from event_months cross join lateral unnest(amounts) with ordinality as days(amount, nth)
  where amount <> 0;
