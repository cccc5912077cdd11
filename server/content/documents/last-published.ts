import { sql } from 'kysely';
import { sameDocument } from '../../sites/documents/document-key.ts';

/** Where a document was when it was published last, of one that is off the site and has no draft. A query on `documents` and `draft`. */
export const lastUrl = sql<
  string | null
>`case when documents.live_version is null and draft.document_id is null then (
  select version.document::json ->> 'url' from document_versions version
  where ${sameDocument('version', 'documents')}
    and version.reason = 'published'
  order by version.version desc limit 1) end`;

/** The version that a document was published as last. A query on `documents`. */
const newestPublished = sql<number>`(select max(newest.version) from document_versions newest
  where ${sameDocument('newest', 'documents')} and newest.reason = 'published')`;

/** The version that visitors get, or of a document off the site the one they got last. A query on `documents`. */
export const shownVersion = sql<number>`coalesce(documents.live_version, ${newestPublished})`;
