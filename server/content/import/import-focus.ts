import type { AssetFocus } from '#schemas/api/content-assets.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { type DatabaseOrTransaction, saveFocus } from '../../assets/asset-rows.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { checksumOf } from '../../sites/site-folder.ts';
import type { ImportBase } from '../documents/site-base.ts';
import { type FilePlan, type FileRefusal, notUtf8 } from './file-plan.ts';
import type { ImportDocument } from './import-folder.ts';
import type { AssetRenames } from './renames.ts';

export interface FocusPlan extends FilePlan {
  /** Those that the site does not have yet. Points that the file does not name stay. */
  readonly points: readonly (readonly [path: string, focus: AssetFocus])[];
}

export interface FocusImport {
  readonly base: ImportBase;
  /** Of all assets that the site has after the import. */
  readonly paths: ReadonlySet<string>;
  readonly renames: AssetRenames;
  /** Whether the points of the site's own pictures stay. */
  readonly onlyNew: boolean;
}

export function planFocus(
  { file, text }: ImportDocument,
  { base: { assets }, paths, renames, onlyNew }: FocusImport,
): FocusPlan {
  if (text === undefined) return refused(file, notUtf8());
  const points = parsePoints(text)?.map(
    ([path, point]) => [renames.get(path) ?? path, point] as const,
  );
  if (points === undefined) return refused(file, invalid());
  const lost = points.find(([path]) => !paths.has(path));
  if (lost !== undefined) return refused(file, invalid());
  const changed = points.filter(([path, { x, y }]) => {
    const asset = assets.get(path);
    if (onlyNew && asset !== undefined) return false;
    return asset?.focus?.x !== x || asset.focus.y !== y;
  });
  const plan = { file, problems: [], omitted: 0, refusals: [], points: changed };
  if (changed.length === 0) return { ...plan, action: 'unchanged' };
  const present = changed.map(([path]) => [path, assets.get(path)?.focus ?? null]);
  return { ...plan, action: 'update', replaces: checksumOf(JSON.stringify(present)) };
}

export async function writeFocus(
  rows: DatabaseOrTransaction,
  key: SiteKey,
  { points }: FocusPlan,
): Promise<void> {
  for (const [path, focus] of points) await saveFocus(rows, key, { path, focus });
}

function parsePoints(text: string): (readonly [string, AssetFocus])[] | undefined {
  const json = parseJson(text);
  if (!json.ok || !isRecord(json.value)) return undefined;
  const points = Object.entries(json.value).map(([path, value]) => [path, value] as const);
  return points.every(isPoint) ? points : undefined;
}

function isPoint(
  entry: readonly [path: string, value: unknown],
): entry is readonly [string, AssetFocus] {
  const [, value] = entry;
  if (!isRecord(value) || Object.keys(value).length !== 2) return false;
  return isPercent(value['x']) && isPercent(value['y']);
}

function isPercent(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;
}

function refused(file: string, refusal: FileRefusal): FocusPlan {
  return { file, action: 'refuse', problems: [], omitted: 0, refusals: [refusal], points: [] };
}

function invalid(): FileRefusal {
  return {
    code: 'focus-invalid',
    message:
      'The file is not { "assets/van.png": { "x": 50, "y": 30 } } with percents, or names a file that is neither here nor on the site.',
    remedy: 'Correct it, or leave it out: pictures are cropped around their middle then.',
  };
}
