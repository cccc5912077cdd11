import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FormFacts } from '#schemas/pages/form-facts.ts';
import { type AssetContext, type LibraryAsset, listAssets } from '../../assets/asset-library.ts';
import type { DocumentKindName } from '../../db/document-kind-names.ts';
import type { Tables } from '../../db/schema.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { siteColumns } from '../../sites/documents/site-key.ts';
import { loadStoredSettings } from '../../sites/stored-settings.ts';
import { loadFormFacts } from './form-facts.ts';
import { loadPageSummaries, type PageSummaries } from './page-summaries.ts';

/** What a site is before an import, without its documents. */
export interface ImportBase {
  /** undefined where there is no such site yet */
  readonly settings: string | undefined;
  readonly settingsChecksum: string | undefined;
  readonly documents: ReadonlyMap<DocumentKindName, ReadonlyMap<string, BaseDocument>>;
  /** What rules need to know of its pages. */
  readonly summaries: PageSummaries;
  /** Likewise of its forms. */
  readonly forms: ReadonlyMap<string, FormFacts>;
  readonly assets: ReadonlyMap<string, LibraryAsset>;
  /** Another one whenever anything of the site changes that an export would show. */
  readonly tag: string;
}

export interface BaseDocument {
  readonly kind: DocumentKindName;
  readonly id: string;
  /** Of the draft, or of the newest published version where there is no draft. */
  readonly checksum: string;
  readonly hasDraft: boolean;
  /** null while the document is not on the site */
  readonly liveVersion: number | null;
  readonly publishedVersion: number | undefined;
  readonly isDeleted: boolean;
}

export async function loadImportBase(
  library: AssetContext,
  rows: Kysely<Tables>,
  key: SiteKey,
): Promise<ImportBase> {
  const stored = await loadStoredSettings(rows, key);
  const documents = await loadBaseDocuments(rows, key);
  const assets = await listAssets(library, key, rows);
  return {
    settings: stored?.settings,
    settingsChecksum: stored?.checksum,
    summaries: await loadPageSummaries(rows, key),
    forms: await loadFormFacts(rows, key),
    documents: byKind(documents),
    assets: new Map(assets.map((asset) => [asset.path, asset])),
    tag: tagOf({ settingsChecksum: stored?.checksum, documents, assets }),
  };
}

interface TaggedState {
  readonly settingsChecksum: string | undefined;
  readonly documents: readonly BaseDocument[];
  readonly assets: readonly LibraryAsset[];
}

function tagOf({ settingsChecksum, documents, assets }: TaggedState): string {
  const state = [
    settingsChecksum ?? null,
    documents.map(({ kind, id, checksum, hasDraft, liveVersion, isDeleted }) => [
      ...[kind, id, checksum, hasDraft, liveVersion, isDeleted],
    ]),
    assets.map(({ path, hash, focus }) => [path, hash, focus && [focus.x, focus.y]]),
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}

/** What the site has of one kind, by id. */
export function baseOf(
  { documents }: Pick<ImportBase, 'documents'>,
  kind: DocumentKindName,
): ReadonlyMap<string, BaseDocument> {
  return documents.get(kind) ?? new Map<string, BaseDocument>();
}

function byKind(documents: readonly BaseDocument[]): ImportBase['documents'] {
  const kinds = new Map<DocumentKindName, Map<string, BaseDocument>>();
  for (const document of documents) {
    const ofKind = kinds.get(document.kind) ?? new Map<string, BaseDocument>();
    kinds.set(document.kind, ofKind.set(document.id, document));
  }
  return kinds;
}

async function loadBaseDocuments(rows: Kysely<Tables>, key: SiteKey): Promise<BaseDocument[]> {
  const documents = await rows
    .selectFrom('documents')
    .select(['kind', 'document_id', 'live_version', 'deleted_at'])
    .where((eb) => eb.and(siteColumns(key)))
    .orderBy('kind')
    .orderBy('document_id')
    .execute();
  const drafts = await loadDraftChecksums(rows, key);
  const published = await loadPublished(rows, key);
  return documents.map((document) => {
    const draft = drafts.get(nameOf(document));
    const newest = published.get(nameOf(document));
    return {
      kind: document.kind,
      id: document.document_id,
      checksum: draft?.checksum ?? newest?.checksum ?? '',
      hasDraft: draft !== undefined,
      liveVersion: document.live_version,
      publishedVersion: newest?.version,
      isDeleted: document.deleted_at !== null,
    };
  });
}

/** Unique within its site. */
function nameOf(row: { readonly kind: DocumentKindName; readonly document_id: string }): string {
  return `${row.kind}/${row.document_id}`;
}

async function loadDraftChecksums(rows: Kysely<Tables>, key: SiteKey) {
  const drafts = await rows
    .selectFrom('document_drafts')
    .select(['kind', 'document_id', 'checksum'])
    .where((eb) => eb.and(siteColumns(key)))
    .execute();
  return new Map(drafts.map((draft) => [nameOf(draft), draft]));
}

async function loadPublished(rows: Kysely<Tables>, key: SiteKey) {
  const versions = await rows
    .selectFrom('document_versions')
    .distinctOn(['kind', 'document_id'])
    .select(['kind', 'document_id', 'version', 'checksum'])
    .where((eb) => eb.and(siteColumns(key)))
    .where('reason', '=', 'published')
    .orderBy('kind')
    .orderBy('document_id')
    .orderBy('version', 'desc')
    .execute();
  return new Map(versions.map((version) => [nameOf(version), version]));
}
