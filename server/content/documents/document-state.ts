import { type Kysely, sql, type Transaction } from 'kysely';
import type { DocumentSource, Tables } from '../../db/schema.ts';
import { type DocumentKey, documentColumns } from '../../sites/documents/document-key.ts';

export type Rows = Transaction<Tables>;

/** A document as those who edit it see it. */
export interface DocumentState {
  /** Text of the draft, or of the newest published version where there is no draft. */
  readonly document: string;
  readonly checksum: string;
  /** How often a draft of it was saved, also as it stood. */
  readonly saves: number;
  readonly draft: DraftState | undefined;
  readonly published: VersionState | undefined;
  /** null while the document is not on the site. */
  readonly liveVersion: number | null;
  /** The newest version, published or kept; 0 before the first. */
  readonly newestVersion: number;
  readonly deletedAt: Date | null;
}

interface DraftState {
  readonly document: string;
  readonly checksum: string;
  /** Whether it was saved by someone who may publish as well. */
  readonly isByPublisher: boolean;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

/** The newest version that was published. */
interface VersionState {
  readonly version: number;
  readonly document: string;
  readonly checksum: string;
  readonly source: DocumentSource;
  readonly createdAt: Date;
  /** null when it came from a file */
  readonly createdBy: string | null;
}

/** Undefined where the site has no such document. */
export function loadDocumentState(
  kysely: Kysely<Tables>,
  key: DocumentKey,
): Promise<DocumentState | undefined> {
  return readDocumentState(kysely, key, false);
}

/** The same, while nobody else can change the document until the transaction ends. */
export function lockDocumentState(
  rows: Rows,
  key: DocumentKey,
): Promise<DocumentState | undefined> {
  return readDocumentState(rows, key, true);
}

async function readDocumentState(
  kysely: Kysely<Tables>,
  key: DocumentKey,
  isLocking: boolean,
): Promise<DocumentState | undefined> {
  const documents = kysely
    .selectFrom('documents')
    .select(['live_version', 'saves', 'deleted_at'])
    .where((eb) => eb.and(documentColumns(key)));
  const row = await (isLocking ? documents.forNoKeyUpdate() : documents).executeTakeFirst();
  if (row === undefined) return undefined;
  const draft = await loadDraft(kysely, key);
  const published = await loadPublished(kysely, key);
  const working = draft ?? published;
  if (working === undefined) return undefined;
  return {
    document: working.document,
    checksum: working.checksum,
    saves: row.saves,
    draft,
    published,
    liveVersion: row.live_version,
    newestVersion: await newestVersion(kysely, key),
    deletedAt: row.deleted_at,
  };
}

async function loadDraft(
  kysely: Kysely<Tables>,
  key: DocumentKey,
): Promise<DraftState | undefined> {
  const row = await kysely
    .selectFrom('document_drafts')
    .select(['document', 'checksum', 'by_publisher', 'updated_at', 'updated_by'])
    .where((eb) => eb.and(documentColumns(key)))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { document, checksum, by_publisher, updated_at, updated_by } = row;
  return {
    document,
    checksum,
    isByPublisher: by_publisher,
    updatedAt: updated_at,
    updatedBy: updated_by,
  };
}

async function loadPublished(
  kysely: Kysely<Tables>,
  key: DocumentKey,
): Promise<VersionState | undefined> {
  const row = await kysely
    .selectFrom('document_versions')
    .select(['version', 'document', 'checksum', 'source', 'created_at', 'created_by'])
    .where((eb) => eb.and(documentColumns(key)))
    .where('reason', '=', 'published')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { created_at, created_by, ...version } = row;
  return { ...version, createdAt: created_at, createdBy: created_by };
}

async function newestVersion(kysely: Kysely<Tables>, key: DocumentKey): Promise<number> {
  const row = await kysely
    .selectFrom('document_versions')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .where((eb) => eb.and(documentColumns(key)))
    .executeTakeFirstOrThrow();
  return row.version;
}
