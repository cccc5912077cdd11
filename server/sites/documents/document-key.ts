import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DocumentKindName } from '../../db/document-kind-names.ts';
import type { SiteKey } from './site-key.ts';

export interface DocumentKey extends SiteKey {
  readonly kind: DocumentKindName;
  readonly documentId: string;
}

/** The columns that name a document, for rows to insert and for `eb.and(…)`. */
export function documentColumns({ agencyId, siteId, kind, documentId }: DocumentKey) {
  return { agency_id: agencyId, site_id: siteId, kind, document_id: documentId };
}

/** All documents of one kind that a site has. */
export interface KindKey extends SiteKey {
  readonly kind: DocumentKindName;
}

export function kindColumns({ agencyId, siteId, kind }: KindKey) {
  return { agency_id: agencyId, site_id: siteId, kind };
}

/** Whether rows of two tables, named by their aliases in the query, belong to the same document. */
export function sameDocument(one: string, other: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${keyOf(one)}) = (${keyOf(other)})`;
}

const KEY_COLUMNS = ['agency_id', 'site_id', 'kind', 'document_id'] as const;

function keyOf(alias: string) {
  return sql.join(KEY_COLUMNS.map((column) => sql.ref(`${alias}.${column}`)));
}
