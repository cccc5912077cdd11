import { type Kysely, sql, type Transaction } from 'kysely';
import type { DocumentSource, Tables } from '../../db/schema.ts';
import { type PageKey, pageColumns } from '../../sites/page-key.ts';
import { checksumOf } from '../../sites/site-folder.ts';

export type Rows = Transaction<Tables>;

/** A page as those who edit it see it. */
export interface PageState {
  /** Text of the draft, or of the newest published version where there is no draft. */
  readonly document: string;
  readonly checksum: string;
  readonly draft: DraftState | undefined;
  readonly published: VersionState | undefined;
  /** null while the page is not on the site. */
  readonly liveVersion: number | null;
  /** The newest version, published or kept; 0 before the first. */
  readonly newestVersion: number;
  readonly deletedAt: Date | null;
}

interface DraftState {
  readonly document: string;
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

/** Undefined where the site has no such page. */
export function loadPageState(
  kysely: Kysely<Tables>,
  key: PageKey,
): Promise<PageState | undefined> {
  return readPageState(kysely, key, false);
}

/** The same, while nobody else can change the page until the transaction ends. */
export function lockPageState(rows: Rows, key: PageKey): Promise<PageState | undefined> {
  return readPageState(rows, key, true);
}

async function readPageState(
  kysely: Kysely<Tables>,
  key: PageKey,
  isLocking: boolean,
): Promise<PageState | undefined> {
  const pages = kysely
    .selectFrom('pages')
    .select(['live_version', 'deleted_at'])
    .where((eb) => eb.and(pageColumns(key)));
  const page = await (isLocking ? pages.forNoKeyUpdate() : pages).executeTakeFirst();
  if (page === undefined) return undefined;
  const draft = await loadDraft(kysely, key);
  const published = await loadPublished(kysely, key);
  const document = draft?.document ?? published?.document;
  if (document === undefined) return undefined;
  return {
    document,
    checksum: draft === undefined ? (published?.checksum ?? '') : checksumOf(document),
    draft,
    published,
    liveVersion: page.live_version,
    newestVersion: await newestVersion(kysely, key),
    deletedAt: page.deleted_at,
  };
}

async function loadDraft(kysely: Kysely<Tables>, key: PageKey): Promise<DraftState | undefined> {
  const row = await kysely
    .selectFrom('page_drafts')
    .select(['document', 'by_publisher', 'updated_at', 'updated_by'])
    .where((eb) => eb.and(pageColumns(key)))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { document, by_publisher, updated_at, updated_by } = row;
  return {
    document,
    isByPublisher: by_publisher,
    updatedAt: updated_at,
    updatedBy: updated_by,
  };
}

async function loadPublished(
  kysely: Kysely<Tables>,
  key: PageKey,
): Promise<VersionState | undefined> {
  const row = await kysely
    .selectFrom('page_versions')
    .select(['version', 'document', 'checksum', 'source', 'created_at', 'created_by'])
    .where((eb) => eb.and(pageColumns(key)))
    .where('reason', '=', 'published')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { created_at, created_by, ...version } = row;
  return { ...version, createdAt: created_at, createdBy: created_by };
}

async function newestVersion(kysely: Kysely<Tables>, key: PageKey): Promise<number> {
  const row = await kysely
    .selectFrom('page_versions')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .where((eb) => eb.and(pageColumns(key)))
    .executeTakeFirstOrThrow();
  return row.version;
}
