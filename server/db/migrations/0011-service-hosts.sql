-- The list of other services only widened the policy of pages, which files of a map needed: they are the map's hosts now.
update sites
set settings = jsonb_pretty(
  (settings::jsonb - 'apiHosts') || jsonb_build_object(
    'map',
    coalesce(settings::jsonb -> 'map', '{}') || jsonb_build_object('hosts', settings::jsonb -> 'apiHosts')
  )
)
where settings like '%"apiHosts"%' and jsonb_typeof(settings::jsonb -> 'apiHosts') = 'array';
