import { sql, type Transaction } from 'kysely';
import type { DocumentSource, Tables } from '../../db/schema.ts';
import { type DocumentKey, documentColumns, type KindKey, kindColumns } from './document-key.ts';
import type { DocumentColumns } from './document-kind.ts';
import type { StoredDocument, StoredVersion } from './document-plan.ts';
import { type SiteKey, siteColumns } from './site-key.ts';

type Rows = Transaction<Tables>;

export async function loadStoredDocuments(rows: Rows, key: KindKey): Promise<StoredDocument[]> {
  // Locked in the order of ids: whoever publishes or takes off one of them meanwhile waits, or is seen.
  const documents = await rows
    .selectFrom('documents')
    .select(['document_id', 'url', 'aliases', 'live_version', 'deleted_at'])
    .where((eb) => eb.and(kindColumns(key)))
    .orderBy('document_id')
    .forNoKeyUpdate()
    .execute();
  const drafts = await rows
    .selectFrom('document_drafts')
    .select('document_id')
    .where((eb) => eb.and(kindColumns(key)))
    .execute();
  const drafted = new Set(drafts.map(({ document_id }) => document_id));
  const versions = await rows
    .selectFrom('document_versions')
    .select(['document_id', 'version', 'source', 'checksum'])
    .where((eb) => eb.and(kindColumns(key)))
    .orderBy('version')
    .execute();
  const byId = new Map(documents.map(({ document_id }) => [document_id, [] as StoredVersion[]]));
  for (const { document_id, ...version } of versions) byId.get(document_id)?.push(version);
  return documents.map(({ document_id, url, aliases, live_version, deleted_at }) => ({
    documentId: document_id,
    url,
    aliases: toAliases(aliases),
    liveVersion: live_version,
    hasDraft: drafted.has(document_id),
    isDeleted: deleted_at !== null,
    versions: byId.get(document_id) ?? [],
  }));
}

/**
 * Takes documents off the site. No address begins with `#`, so an unpublished document blocks no other,
 * and addresses can be swapped.
 */
export async function unpublishDocuments(
  rows: Rows,
  key: KindKey,
  documentIds: readonly string[],
): Promise<void> {
  for (const documentId of documentIds) {
    await rows
      .updateTable('documents')
      .set({ live_version: null, url: `#${documentId}`, updated_at: new Date() })
      .where((eb) => eb.and(documentColumns({ ...key, documentId })))
      .execute();
  }
}

/** A document to make live: a new version, or one that the database has already. */
export interface LiveDocument {
  readonly document: DocumentColumns;
  readonly text: string;
  readonly checksum: string;
  readonly version: number;
  /** False when the database has this version already. */
  readonly isNew: boolean;
  readonly source: DocumentSource;
  /** null when it comes from a file. */
  readonly createdBy: string | null;
  /** Where the document was when it was published last. */
  readonly previousUrls: readonly string[];
}

/** Makes a document live. Whoever asks for the address that it leaves is sent on from now on. */
export async function setLiveDocument(
  rows: Rows,
  key: DocumentKey,
  live: LiveDocument,
): Promise<void> {
  const { version } = live;
  const { url, type, title, aliases } = live.document;
  const state = {
    url,
    type,
    title,
    aliases: JSON.stringify(aliases),
    live_version: version,
    updated_at: new Date(),
  };
  await rows
    .insertInto('documents')
    .values({ ...documentColumns(key), ...state, first_live_at: sql<Date>`now()` })
    .onConflict((on) =>
      on
        .columns(['agency_id', 'site_id', 'kind', 'document_id'])
        .doUpdateSet({ ...state, first_live_at: sql`coalesce(documents.first_live_at, now())` }),
    )
    .execute();
  await leaveRedirects(rows, key, live);
  if (!live.isNew) return;
  const { text, checksum, source, createdBy } = live;
  await rows
    .insertInto('document_versions')
    .values({
      ...documentColumns(key),
      version,
      document: text,
      checksum,
      source,
      created_by: createdBy,
    })
    .execute();
}

/** Addresses as the column keeps them, composed as requests are. */
function toAliases(column: string): string[] {
  return (JSON.parse(column) as string[]).map((alias) => alias.normalize('NFC'));
}

/** A document that is found by no address leaves none. */
async function leaveRedirects(
  rows: Rows,
  key: DocumentKey,
  { document, previousUrls }: LiveDocument,
): Promise<void> {
  const isFound = !document.url.startsWith('#');
  for (const url of isFound ? previousUrls.filter((previous) => !previous.startsWith('#')) : []) {
    const { kind, documentId } = key;
    await rows
      .insertInto('page_redirects')
      .values({ ...documentColumns(key), url })
      .onConflict((on) =>
        on.columns(['agency_id', 'site_id', 'url']).doUpdateSet({ kind, document_id: documentId }),
      )
      .execute();
  }
  await removeTakenRedirects(rows, key);
}

/** A redirect never stands where a document is. */
async function removeTakenRedirects(rows: Rows, site: SiteKey): Promise<void> {
  const live = await rows
    .selectFrom('documents')
    .select(['url', 'aliases'])
    .where((eb) => eb.and(siteColumns(site)))
    .where('live_version', 'is not', null)
    .execute();
  const taken = live.flatMap(({ url, aliases }) => [url, ...toAliases(aliases)]);
  await rows
    .deleteFrom('page_redirects')
    .where((eb) => eb.and(siteColumns(site)))
    .where('url', '=', sql<string>`any(${taken})`)
    .execute();
}
