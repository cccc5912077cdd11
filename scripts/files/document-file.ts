import { existsSync } from 'node:fs';
import path from 'node:path';
import { kebabCase } from 'lodash-es';
import {
  type DocumentDefinition,
  type ListedDefinition,
  listedDefinitions,
} from '#schemas/definitions/document-definition.ts';
import { definitionOfText } from '#schemas/rules/check-document.ts';

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
  return isSiteFile(file) ? 'Site' : listedDefinitionOf(file, text);
}

/** The same of files that are no settings of a site. */
export function listedDefinitionOf(file: string, text: string): ListedDefinition {
  return definitionOfName(file) ?? definitionOfText(text);
}

/** Whether the name of a file is one that documents have. */
export function isDocumentFile(file: string): boolean {
  return isSiteFile(file) || definitionOfName(file) !== undefined;
}

function definitionOfName(file: string): ListedDefinition | undefined {
  return listedDefinitions.find((definition) => file.endsWith(`.${kebabCase(definition)}.json`));
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
