-- Job pages are found by the digits that end their address, whatever stands before them.
create index jobs_slug_digits on jobs (agency_id, right(url_slug, 9));
