import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DocumentDefinition } from '#schemas/definitions/document-definition.ts';
import { isFormText } from '#schemas/rules/check-document.ts';

export const SITE_FILE = 'site.json';

export function isSiteFile(file: string): boolean {
  return path.basename(file) === SITE_FILE;
}

export function isPageFile(file: string): boolean {
  return file.endsWith('.page.json');
}

export function isFormFile(file: string): boolean {
  return file.endsWith('.form.json');
}

/** What a document is by the name of its file, or by its text where that has none of the usual endings. */
export function definitionOf(file: string, text: string): DocumentDefinition {
  if (isSiteFile(file)) return 'Site';
  if (isPageFile(file)) return 'Page';
  return isFormFile(file) || isFormText(text) ? 'Form' : 'Page';
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
