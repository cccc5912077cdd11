-- Hours keep what is drawn by hours, without its details: nothing reads the rest.
create table drawn_hours (
  agency_id text not null,
  site_id text not null,
  measure text not null,
  hour timestamptz not null,
  page_id text not null,
  amount bigint not null,
  primary key (agency_id, site_id, measure, hour, page_id)
) with (fillfactor = 80);
insert into drawn_hours
  select agency_id, site_id, measure, hour, page_id, sum(amount) from event_hours
  where measure in ('visit', 'view', 'job-view', 'apply-click', 'form-finish')
  group by 1, 2, 3, 4, 5;
drop table event_hours;
alter table drawn_hours rename to event_hours;
alter index drawn_hours_pkey rename to event_hours_pkey;
