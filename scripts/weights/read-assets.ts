import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AssetFacts } from '#schemas/documents/asset-facts.ts';
import type { WeighedAssets } from '#schemas/weights/weigh-pictures.ts';
import { listAssetFiles } from '#server/sites/list-asset-files.ts';
import { gzipBytes } from '../measure/gzip-bytes.ts';

/** The files of a site's folder with what they weigh. */
export async function readAssets(siteFolder: string): Promise<WeighedAssets> {
  const files = await listAssetFiles(siteFolder);
  return new Map(files.map((file) => [file, weighFile(path.join(siteFolder, file))]));
}

function weighFile(file: string): AssetFacts {
  const content = readFileSync(file);
  const bytes = content.length;
  return file.endsWith('.svg') ? { bytes, gzipBytes: gzipBytes(content) } : { bytes };
}
