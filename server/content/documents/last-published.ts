import { sql } from 'kysely';

/** Where a document was when it was published last, of one that is off the site and has no draft. A query on `documents` and `draft`. */
export const lastUrl = sql<
  string | null
>`case when documents.live_version is null and draft.document_id is null then (
  select version.document::json ->> 'url' from document_versions version
  where version.agency_id = documents.agency_id and version.site_id = documents.site_id
    and version.kind = documents.kind and version.document_id = documents.document_id
    and version.reason = 'published'
  order by version.version desc limit 1) end`;

/** The version that a document was published as last. A query on `documents`. */
export const newestPublished = sql<number>`(select max(newest.version) from document_versions newest
  where newest.agency_id = documents.agency_id and newest.site_id = documents.site_id
    and newest.kind = documents.kind and newest.document_id = documents.document_id
    and newest.reason = 'published')`;
