import { editText } from '#schemas/fixes/edit-text.ts';
import { childAt, pointerTokens } from '#schemas/json-pointer.ts';
import { parseJson } from '#schemas/parse-json.ts';
import { referencesOfPage, referencesOfSettings } from '../assets/asset-references.ts';
import type { AssetPlan } from './import-assets.ts';
import type { ImportDocument } from './import-folder.ts';

/** New paths of pictures by the paths that the documents of the import name. */
export type AssetRenames = ReadonlyMap<string, string>;

export function renamesOf(assets: readonly AssetPlan[]): AssetRenames {
  return new Map(
    assets.flatMap(({ file, storedAs }) => (storedAs === undefined ? [] : [[file, storedAs]])),
  );
}

/** The document with the new paths wherever it names a picture; every other character stays. */
export function renameAssets(document: ImportDocument, renames: AssetRenames): ImportDocument {
  const { kind, text } = document;
  if (text === undefined || kind === 'focus' || renames.size === 0) return document;
  const references = kind === 'page' ? referencesOfPage(text) : referencesOfSettings(text);
  const renamed = references.filter(({ asset }) => renames.has(asset));
  const json = parseJson(text);
  if (renamed.length === 0 || !json.ok) return document;
  const edits = [...new Set(renamed.map(({ pointer }) => pointer))].flatMap((pointer) => {
    const value = pointerTokens(pointer).reduce(childAt, json.value);
    if (typeof value !== 'string') return [];
    return [{ kind: 'value' as const, pointer, value: withNewPaths(value, renames) }];
  });
  return { ...document, text: editText(text, edits) };
}

function withNewPaths(value: string, renames: AssetRenames): string {
  return value.replace(/assets\/[a-z0-9/-]+\.[a-z0-9]+/g, (path) => renames.get(path) ?? path);
}
