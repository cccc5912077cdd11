import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errorCode } from '../base/error-text.ts';
import { isAssetName } from './asset-file.ts';

/** A site's pictures and videos by the path that documents use, such as `assets/van.svg`, in order. */
export async function listAssetFiles(siteDir: string): Promise<string[]> {
  try {
    const entries = await readdir(join(siteDir, 'assets'), {
      withFileTypes: true,
      recursive: true,
    });
    const files = entries.filter((entry) => !entry.isDirectory() && isAssetName(entry.name));
    return files
      .map(({ parentPath, name }) => relative(siteDir, join(parentPath, name)).split(sep).join('/'))
      .sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
