-- Since when a document has been on the site for the first time. Of what is there already nobody knows the order any more: it counts
-- as one moment, so that forms stay in the order that they had.
alter table documents add column first_live_at timestamptz;
update documents set first_live_at = now() where live_version is not null;
