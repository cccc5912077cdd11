import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteDocument } from '#schemas/documents.ts';
import { parsePageText } from '#schemas/parse-page.ts';
import { parseSiteText } from '#schemas/parse-site.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { listAssetFiles } from '../assets/list-asset-files.ts';
import { type FileProblem, fileProblem, toFileProblem } from './file-problem.ts';
import type { PageFile } from './page-file.ts';
import { readDocument } from './read-document.ts';
import { ruleProblems } from './rule-problems.ts';

/** One site as `pages/<site>/` on disk has it. */
export interface SiteFolder {
  readonly site: SiteDocument;
  /** `site.json` as it is written. */
  readonly settings: string;
  /** Every page file, those that are refused included, by page id. */
  readonly pageFiles: readonly PageFile[];
  /** Why page files are refused, and warnings about those that are not. */
  readonly problems: readonly FileProblem[];
}

const SITE_FILE = 'site.json';
const PAGE_FILE_END = '.page.json';

/** Names of the site folders, sorted; hidden ones are no sites. */
export async function listSiteFolders(pagesDir: string): Promise<string[]> {
  const entries = await readdir(pagesDir, { withFileTypes: true });
  return entries
    .filter(
      (entry) => !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink()),
    )
    .map(({ name }) => name)
    .sort();
}

/** Reads a site's folder. Fails when its settings do; a bad page file is only a problem among others. */
export async function readSiteFolder(
  pagesDir: string,
  folder: string,
): Promise<Result<SiteFolder, FileProblem>> {
  const settings = await readDocument({ pagesDir, folder, name: SITE_FILE });
  if (!settings.ok) return settings;
  const site = parseSettings(folder, settings.value);
  if (!site.ok) return site;
  const names = (await readdir(join(pagesDir, folder)))
    .filter((name) => name.endsWith(PAGE_FILE_END))
    .sort();
  const pages = await Promise.all(names.map((name) => readPageFile(pagesDir, folder, name)));
  const pageFiles = pages.map(({ pageFile }) => pageFile);
  const assets = await listAssetFiles(join(pagesDir, folder));
  const problems = [
    ...pages.flatMap((page) => page.problems),
    ...ruleProblems({ site: site.value, pageFiles, assets }),
  ];
  return ok({ site: site.value, settings: settings.value, pageFiles, problems });
}

export function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function parseSettings(folder: string, text: string): Result<SiteDocument, FileProblem> {
  const file = `${folder}/${SITE_FILE}`;
  const site = parseSiteText(text);
  if (!site.ok) return fail(...site.problems.map((problem) => toFileProblem(file, problem)));
  return site.value.id === folder ? site : fail(otherName(file, site.value.id, folder));
}

interface ReadPage {
  readonly pageFile: PageFile;
  readonly problems: readonly FileProblem[];
}

async function readPageFile(pagesDir: string, folder: string, name: string): Promise<ReadPage> {
  const text = await readDocument({ pagesDir, folder, name });
  const pageFile = {
    pageId: name.slice(0, -PAGE_FILE_END.length),
    file: `${folder}/${name}`,
    content: undefined,
  };
  return text.ok ? parsePageFile(pageFile, text.value) : { pageFile, problems: text.problems };
}

function parsePageFile(pageFile: PageFile, text: string): ReadPage {
  const { file, pageId } = pageFile;
  const parsed = parsePageText(text);
  const problems = parsed.problems.map((problem) => toFileProblem(file, problem));
  if (!parsed.ok) return { pageFile, problems };
  if (parsed.value.id !== pageId)
    return { pageFile, problems: [otherName(file, parsed.value.id, pageId)] };
  return {
    pageFile: { ...pageFile, content: { page: parsed.value, text, checksum: checksumOf(text) } },
    problems,
  };
}

function otherName(file: string, id: string, expected: string): FileProblem {
  return fileProblem(file, 'id-not-file-name', {
    message: `The id is "${id}", but the name on disk says "${expected}".`,
    remedy: `Set "id" to "${expected}" or rename it on disk.`,
  });
}
