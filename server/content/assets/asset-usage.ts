import { LRUCache } from 'lru-cache';
import type { DatabaseOrTransaction } from '../../assets/asset-rows.ts';
import type { DocumentKindName } from '../../db/document-kind-names.ts';
import {
  type DocumentKey,
  documentColumns,
  sameDocument,
} from '../../sites/documents/document-key.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { loadSettings } from '../../sites/stored-settings.ts';
import { shownVersion } from '../documents/last-published.ts';
import type { StoredText } from '../documents/send-stored-text.ts';
import { type AssetReference, referencesOfSettings } from '../kinds/asset-references.ts';
import { contentKindOf } from '../kinds/content-kinds.ts';
import { loadVersion } from '../versions/document-versions.ts';

/** A place of a site that shows a file. */
export interface AssetUse extends AssetReference {
  /** undefined for the site's settings */
  readonly document?: DocumentName;
  /** `unpublished` is what a document showed when it was last on the site. */
  readonly state: 'live' | 'draft' | 'unpublished' | 'settings';
}

interface DocumentName {
  readonly kind: DocumentKindName;
  readonly documentId: string;
}

interface ShownDocument extends DocumentName {
  readonly checksum: string;
  readonly state: 'live' | 'draft' | 'unpublished';
  /** null for a draft */
  readonly version: number | null;
}

/** References remembered by the checksum of their document, which never changes what it says. */
const known = new LRUCache<string, readonly AssetReference[]>({
  maxSize: 200_000,
  sizeCalculation: (references) => references.length + 1,
});

/** Where a site names files: its settings, and its documents outside the bin as they are live and as they are edited. */
export async function loadAssetUses(
  rows: DatabaseOrTransaction,
  key: SiteKey,
): Promise<AssetUse[]> {
  const settings = referencesOfSettings((await loadSettings(rows, key)) ?? '');
  const uses: AssetUse[] = settings.map((reference) => ({ ...reference, state: 'settings' }));
  const documents = [...(await listVersions(rows, key)), ...(await listDrafts(rows, key))];
  for (const document of documents) {
    const { kind, documentId, state } = document;
    const references = await loadReferences(rows, key, document);
    for (const reference of references)
      uses.push({ ...reference, document: { kind, documentId }, state });
  }
  return uses;
}

/** How many uses each asset has, counted once for all of them. */
export function countUses(
  uses: readonly AssetUse[],
): (asset: { readonly path: string; readonly hash: string }) => number {
  const counts = new Map<string, number>();
  for (const { asset } of uses) counts.set(asset, (counts.get(asset) ?? 0) + 1);
  return ({ path, hash }) => (counts.get(path) ?? 0) + (counts.get(hash) ?? 0);
}

/** What each document shows, or showed when it was last published. */
async function listVersions(rows: DatabaseOrTransaction, key: SiteKey): Promise<ShownDocument[]> {
  const versions = await rows
    .selectFrom('documents')
    .innerJoin('document_versions as shown', (join) =>
      join.on(sameDocument('shown', 'documents')).on('shown.version', '=', shownVersion),
    )
    .select([
      'documents.kind',
      'documents.document_id',
      'documents.live_version',
      'shown.version',
      'shown.checksum',
    ])
    .where('documents.agency_id', '=', key.agencyId)
    .where('documents.site_id', '=', key.siteId)
    .where('documents.deleted_at', 'is', null)
    .orderBy('documents.document_id')
    .execute();
  return versions.map(({ kind, document_id, live_version, version, checksum }) => ({
    kind,
    documentId: document_id,
    version,
    checksum,
    state: live_version === null ? 'unpublished' : 'live',
  }));
}

async function listDrafts(rows: DatabaseOrTransaction, key: SiteKey): Promise<ShownDocument[]> {
  const drafts = await rows
    .selectFrom('document_drafts as draft')
    .innerJoin('documents', (join) => join.on(sameDocument('documents', 'draft')))
    .select(['draft.kind', 'draft.document_id', 'draft.checksum'])
    .where('draft.agency_id', '=', key.agencyId)
    .where('draft.site_id', '=', key.siteId)
    .where('documents.deleted_at', 'is', null)
    .orderBy('draft.document_id')
    .execute();
  return drafts.map(({ kind, document_id, checksum }) => ({
    kind,
    documentId: document_id,
    checksum,
    state: 'draft',
    version: null,
  }));
}

/** A document is read only where it is new; it may have changed since it was listed. */
async function loadReferences(
  rows: DatabaseOrTransaction,
  key: SiteKey,
  document: ShownDocument,
): Promise<readonly AssetReference[]> {
  const before = known.get(document.checksum);
  if (before !== undefined) return before;
  const stored = await loadText(rows, { ...key, ...document }, document.version);
  if (stored === undefined) return [];
  const references = contentKindOf(document.kind).assetsOf(stored.document);
  known.set(stored.checksum, references);
  return references;
}

function loadText(
  rows: DatabaseOrTransaction,
  key: DocumentKey,
  version: number | null,
): Promise<StoredText | undefined> {
  if (version !== null) return loadVersion(rows, key, version);
  return rows
    .selectFrom('document_drafts')
    .select(['document', 'checksum'])
    .where((eb) => eb.and(documentColumns(key)))
    .executeTakeFirst();
}
