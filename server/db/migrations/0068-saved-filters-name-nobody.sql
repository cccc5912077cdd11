-- Searches say somebody's name, address or phone, and outlived that person's application. Filters that had nothing else go.
update saved_filters set filters = coalesce((
  select jsonb_agg(jsonb_set(one, '{filters}', (one -> 'filters') - 'q') order by place)
  from jsonb_array_elements(filters::jsonb) with ordinality as kept (one, place)
  where (one -> 'filters') - 'q' <> '{}'
), '[]')::text
where filters like '%"q"%';
