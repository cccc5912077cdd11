-- Pages become documents of the kind 'page', so that other kinds can have drafts, versions and schedules in the same
-- tables. Every row stays: tables and columns get other names, and the kind becomes part of the key.

alter table pages rename to documents;
alter table page_versions rename to document_versions;
alter table page_drafts rename to document_drafts;
alter table page_schedules rename to document_schedules;

alter table documents rename column page_id to document_id;
alter table document_versions rename column page_id to document_id;
alter table document_drafts rename column page_id to document_id;
alter table document_schedules rename column page_id to document_id;
alter table page_redirects rename column page_id to document_id;
alter table preview_links rename column page_id to document_id;
alter table audit_log rename column page_id to document_id;

-- The foreign keys that refer to it go as well.
alter table documents drop constraint pages_pkey cascade;
alter table document_versions drop constraint page_versions_pkey;
alter table document_drafts drop constraint page_drafts_pkey;
alter table document_schedules drop constraint page_schedules_pkey;
drop index preview_links_page;

alter table documents add column kind text not null default 'page';
alter table document_versions add column kind text not null default 'page';
alter table document_drafts add column kind text not null default 'page';
alter table document_schedules add column kind text not null default 'page';
alter table page_redirects add column kind text not null default 'page';
alter table preview_links add column kind text not null default 'page';
-- Every new row says its kind.
alter table documents alter column kind drop default;
alter table document_versions alter column kind drop default;
alter table document_drafts alter column kind drop default;
alter table document_schedules alter column kind drop default;
alter table page_redirects alter column kind drop default;
alter table preview_links alter column kind drop default;

-- No address begins with '#': documents of a kind without addresses have '#' and their id there.
alter table documents drop constraint pages_agency_id_site_id_url_key;
alter table documents add unique (agency_id, site_id, kind, url);

alter table documents add primary key (agency_id, site_id, kind, document_id);
alter table document_versions add primary key (agency_id, site_id, kind, document_id, version);
alter table document_drafts add primary key (agency_id, site_id, kind, document_id);
alter table document_schedules add primary key (agency_id, site_id, kind, document_id, action);
create index preview_links_document on preview_links (agency_id, site_id, kind, document_id);

alter table documents rename constraint pages_agency_id_site_id_fkey to documents_agency_id_site_id_fkey;
alter table document_versions add foreign key (agency_id, site_id, kind, document_id)
  references documents (agency_id, site_id, kind, document_id) on delete cascade;
alter table document_drafts add foreign key (agency_id, site_id, kind, document_id)
  references documents (agency_id, site_id, kind, document_id) on delete cascade;
alter table document_schedules add foreign key (agency_id, site_id, kind, document_id)
  references documents (agency_id, site_id, kind, document_id) on delete cascade;
alter table page_redirects add foreign key (agency_id, site_id, kind, document_id)
  references documents (agency_id, site_id, kind, document_id) on delete cascade;
alter table preview_links add foreign key (agency_id, site_id, kind, document_id)
  references documents (agency_id, site_id, kind, document_id) on delete cascade;
