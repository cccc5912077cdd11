import { stat } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { sumBy } from 'lodash-es';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { type AssetContext, fileOf } from '../../assets/asset-library.ts';
import type { Tables } from '../../db/schema.ts';
import { type AssetFile, loadAssetBytes } from '../../sites/asset-file.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { type ImportBase, loadImportBase } from '../documents/site-base.ts';
import { type ExportState, loadDocuments, sumDocuments } from '../documents/stored-documents.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import {
  inMebibytes,
  MAX_ARCHIVE_BYTES,
  MAX_DOCUMENTS_BYTES,
  MAX_ENTRIES,
} from '../zip/archive-limits.ts';
import { documentEntry, FOCUS_ENTRY, isAssetEntry, SETTINGS_ENTRY } from '../zip/entry-name.ts';
import type { ArchiveItem } from '../zip/write-archive.ts';

/** A site's files in the order of their names, and the tag of the state that they are of. */
export interface SiteExport {
  readonly tag: string;
  readonly items: readonly ArchiveItem[];
}

/**
 * Reads what a site's folder would have: `site.json`, a file for every document that is not in the bin, and every
 * asset that visitors can get and documents can name. The documents are of one moment.
 * @returns what is too large, as a sentence, where the site does not fit into an archive
 */
export async function loadSiteExport(
  library: AssetContext,
  key: SiteKey,
  state: ExportState,
): Promise<Result<SiteExport, string>> {
  const { kysely } = library.database;
  const read = await kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((rows) => readDocuments(library, rows, { key, state }));
  if (!read.ok) return read;
  const { base, documents } = read.value;
  const assets = await loadAssetItems(library, key, base);
  const items = [...documents, ...focusItem(base), ...assets].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return items.length > MAX_ENTRIES
    ? fail(`It has ${items.length} files; an archive has ${MAX_ENTRIES} at most.`)
    : ok({ tag: base.tag, items });
}

interface ReadSite {
  readonly base: ImportBase;
  readonly documents: readonly ArchiveItem[];
}

async function readDocuments(
  library: AssetContext,
  rows: Kysely<Tables>,
  { key, state }: { readonly key: SiteKey; readonly state: ExportState },
): Promise<Result<ReadSite, string>> {
  const base = await loadImportBase(library, rows, key);
  let bytes = 0;
  for (const { name } of contentKinds)
    bytes += await sumDocuments(rows, { ...key, kind: name }, state);
  const refusal = tooLarge(base, bytes);
  if (refusal !== undefined) return fail(refusal);
  const documents = [textItem(SETTINGS_ENTRY, base.settings ?? '')];
  for (const kind of contentKinds) {
    const stored = await loadDocuments(rows, { ...key, kind: kind.name }, state);
    for (const { documentId, document } of stored)
      documents.push(textItem(documentEntry(kind, documentId), document));
  }
  return ok({ base, documents });
}

function tooLarge({ assets }: ImportBase, documentBytes: number): string | undefined {
  if (documentBytes > MAX_DOCUMENTS_BYTES)
    return `Its pages weigh more than ${inMebibytes(MAX_DOCUMENTS_BYTES)} together.`;
  const bytes = documentBytes + sumBy([...assets.values()], 'bytes');
  return bytes > MAX_ARCHIVE_BYTES
    ? `It weighs more than ${inMebibytes(MAX_ARCHIVE_BYTES)}.`
    : undefined;
}

function textItem(name: string, text: string): ArchiveItem {
  return { name, load: async () => Buffer.from(text) };
}

/** Focus points lie in no picture, so that they get a file; none where there are none. */
function focusItem({ assets }: ImportBase): ArchiveItem[] {
  const points = [...assets.values()].flatMap(({ path, focus }) =>
    focus === null || !isAssetEntry(path) ? [] : [[path, { x: focus.x, y: focus.y }] as const],
  );
  const text = `${JSON.stringify(Object.fromEntries(points), null, 2)}\n`;
  return points.length === 0 ? [] : [textItem(FOCUS_ENTRY, text)];
}

/** What the disk has lost is left out: nobody gets it from the site either. */
async function loadAssetItems(
  library: AssetContext,
  key: SiteKey,
  { assets }: ImportBase,
): Promise<ArchiveItem[]> {
  const items: ArchiveItem[] = [];
  for (const asset of assets.values()) {
    const file = fileOf(library, key, asset);
    if (isAssetEntry(asset.path) && (await isThere(file))) items.push(assetItem(asset.path, file));
  }
  return items;
}

async function isThere({ path, bytes }: AssetFile): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.size === bytes;
}

function assetItem(name: string, file: AssetFile): ArchiveItem {
  return {
    name,
    async load() {
      const bytes = await loadAssetBytes(file);
      if (bytes === undefined) throw new Error(`${name} changed while its site was exported.`);
      return bytes;
    },
  };
}
