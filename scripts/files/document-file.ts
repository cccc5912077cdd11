import { existsSync } from 'node:fs';
import path from 'node:path';

export const SITE_FILE = 'site.json';

export function isSiteFile(file: string): boolean {
  return path.basename(file) === SITE_FILE;
}

export function isPageFile(file: string): boolean {
  return file.endsWith('.page.json');
}

/** The nearest folder at or above the file's that holds a `site.json`. */
export function siteFolderOf(file: string): string | undefined {
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, SITE_FILE))) {
    const parent = path.dirname(folder);
    if (parent === folder) return undefined;
    folder = parent;
  }
  return folder;
}
