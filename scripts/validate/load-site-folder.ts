import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AssetFacts } from '#schemas/documents/asset-facts.ts';
import { type FormFacts, toFormFacts } from '#schemas/pages/form-facts.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import type { SiteFileText, SiteSources } from '#schemas/rules/site-folder.ts';
import { isPageFile, SITE_FILE, siteFolderOf } from '../files/document-file.ts';
import { readText } from '../files/read-text.ts';
import { walkFolder } from '../files/walk-folder.ts';

/**
 * Reads everything that a site's pages are judged against. What cannot be read is left out here: those who
 * asked for it are told when they read it themselves.
 */
export function loadSiteFolder(folder: string): SiteSources {
  const { files, unreadable } = walkFolder(folder);
  const pageFiles = files.filter((file) => isPageFile(file) && siteFolderOf(file) === folder);
  const pages = pageFiles.flatMap(readDocument);
  const complete = unreadable.length === 0 && pages.length === pageFiles.length;
  const [site] = readDocument(path.join(folder, SITE_FILE));
  return {
    site,
    pages,
    assets: new Map(assetFiles(folder, files)),
    forms: new Map(files.flatMap((file) => formFacts(folder, file))),
    now: Date.now(),
    complete,
  };
}

function readDocument(file: string): SiteFileText[] {
  const read = readText(file);
  return read.ok ? [{ file, text: read.value, json: parseJson(read.value) }] : [];
}

/** By their paths as pages write them: from the site's folder, with slashes. */
function assetFiles(folder: string, files: readonly string[]): [string, AssetFacts][] {
  return files.flatMap((file) => {
    const name = pathBelow(folder, file);
    return name.startsWith('assets/') ? [[name, factsOf(file)]] : [];
  });
}

/** A larger drawing is over any budget, compressed or not. */
const MAX_DRAWING_BYTES = 16 * 2 ** 20;

/** Visitors get drawings compressed, so that their size on disk says little. */
function factsOf(file: string): AssetFacts {
  try {
    const stat = statSync(file);
    if (!stat.isFile()) return {};
    const isDrawing = file.endsWith('.svg') && stat.size <= MAX_DRAWING_BYTES;
    const compressed = isDrawing && { gzipBytes: gzipSync(readFileSync(file)).length };
    return { bytes: stat.size, ...compressed };
  } catch {
    // A link that leads nowhere, or a file that may not be read: its size stays unknown.
    return {};
  }
}

/** Of `forms/aplicar.form.json`: the id `aplicar`, and what can be read of the form. */
function formFacts(folder: string, file: string): [string, FormFacts][] {
  const [, id] = /^forms\/([^/]+)\.form\.json$/.exec(pathBelow(folder, file)) ?? [];
  if (id === undefined) return [];
  const [form] = readDocument(file);
  return [[id, form?.json?.ok ? toFormFacts(form.json.value) : {}]];
}

function pathBelow(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
