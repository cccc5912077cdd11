import { setImmediate } from 'node:timers/promises';
import { type Edit, visit } from 'jsonc-parser';
import { replaceSpans } from '#schemas/fixes/edit-text.ts';
import { escapePointer } from '#schemas/json/json-pointer.ts';
import { referencesOfSettings } from '../kinds/asset-references.ts';
import { contentKindOf } from '../kinds/content-kinds.ts';
import type { AssetPlan } from './import-assets.ts';
import type { ImportDocument } from './import-folder.ts';

/** New paths of pictures by the paths that the documents of the import name. */
export type AssetRenames = ReadonlyMap<string, string>;

export function renamesOf(assets: readonly AssetPlan[]): AssetRenames {
  return new Map(
    assets.flatMap(({ file, storedAs }) => (storedAs === undefined ? [] : [[file, storedAs]])),
  );
}

/** The documents with the new paths wherever they name pictures; every other character stays. */
export async function renameAssets(
  documents: readonly ImportDocument[],
  renames: AssetRenames,
): Promise<ImportDocument[]> {
  if (renames.size === 0) return [...documents];
  const renamed: ImportDocument[] = [];
  for (const document of documents) {
    renamed.push(renameIn(document, renames));
    // Others get their turn: reading thousands of documents takes seconds.
    await setImmediate();
  }
  return renamed;
}

function renameIn(document: ImportDocument, renames: AssetRenames): ImportDocument {
  const { kind, text } = document;
  if (text === undefined || kind === 'focus') return document;
  const references =
    kind === 'settings' ? referencesOfSettings(text) : contentKindOf(kind).assetsOf(text);
  const renamed = references.filter(({ asset }) => renames.has(asset));
  if (renamed.length === 0) return document;
  const pointers = new Set(renamed.map(({ pointer }) => pointer));
  return { ...document, text: replaceSpans(text, editsOf(text, pointers, renames)) };
}

/** In one pass: a hostile document names pictures in ten thousand places, and finding each by itself takes seconds. */
function editsOf(text: string, pointers: ReadonlySet<string>, renames: AssetRenames): Edit[] {
  const edits: Edit[] = [];
  visit(text, {
    onLiteralValue(value: unknown, offset, length, _line, _character, path) {
      if (typeof value !== 'string' || !value.includes('assets/')) return;
      if (!pointers.has(toPointer(path()))) return;
      edits.push({ offset, length, content: JSON.stringify(withNewPaths(value, renames)) });
    },
  });
  return edits;
}

function toPointer(path: readonly (string | number)[]): string {
  return path.map((token) => `/${escapePointer(String(token))}`).join('');
}

/** What stands behind more of an address is a file of another site. */
function withNewPaths(value: string, renames: AssetRenames): string {
  const path = /(?<![\w./-])assets\/[a-z0-9/-]+\.[a-z0-9]+/g;
  return value.replace(path, (found) => renames.get(found) ?? found);
}
