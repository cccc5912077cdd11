import path from 'node:path';
import type { DocumentFile, SiteFolder } from '#schemas/site-folder.ts';
import { isPageFile, SITE_FILE, siteFolderOf } from './document-file.ts';
import { readText } from './read-text.ts';
import { walkFolder } from './walk-folder.ts';

/**
 * Reads everything that a site's pages are judged against. What cannot be read is left out here: those who
 * asked for it are told when they read it themselves.
 */
export function loadSiteFolder(folder: string): SiteFolder {
  const { files, unreadable } = walkFolder(folder);
  const pageFiles = files.filter((file) => isPageFile(file) && siteFolderOf(file) === folder);
  const pages = pageFiles.flatMap(readDocument);
  const complete = unreadable.length === 0 && pages.length === pageFiles.length;
  const [site] = readDocument(path.join(folder, SITE_FILE));
  return { site, pages, assets: new Set(assetPaths(folder, files)), complete };
}

function readDocument(file: string): DocumentFile[] {
  const read = readText(file);
  return read.ok ? [{ file, text: read.value }] : [];
}

/** Paths as pages write them: from the site's folder, with slashes. */
function assetPaths(folder: string, files: readonly string[]): string[] {
  const relative = files.map((file) => path.relative(folder, file).split(path.sep).join('/'));
  return relative.filter((file) => file.startsWith('assets/'));
}
