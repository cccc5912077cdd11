import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import type { FormFacts } from '#schemas/pages/form-facts.ts';
import type { PageSummary } from '#schemas/pages/page-summary.ts';
import { MAX_DOCUMENT_BYTES } from '#schemas/parse/parse-json.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { createProblem } from '#schemas/problems/create-problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toRuleContext } from '#schemas/rules/to-rule-context.ts';
import { isContained } from '../base/contained-path.ts';
import { decodeText } from '../base/decode-text.ts';
import { errorCode, toReason } from '../base/error-text.ts';
import type { DocumentFile } from './documents/document-file.ts';
import type { DocumentKind, ParsedDocument } from './documents/document-kind.ts';
import { documentKinds } from './documents/document-kinds.ts';
import { type FileProblem, fileProblem, toFileProblem } from './documents/file-problem.ts';
import { listAssetFiles } from './list-asset-files.ts';

/** One site as `pages/<site>/` on disk has it. */
export interface SiteFolder {
  readonly site: SiteDocument;
  /** `site.json` as it is written. */
  readonly settings: string;
  readonly documents: readonly KindFiles[];
  /** Why files are refused, and warnings about those that are not. */
  readonly problems: readonly FileProblem[];
}

/** Every file of a kind, those that are refused included, by id. */
export interface KindFiles {
  readonly kind: DocumentKind;
  readonly files: readonly DocumentFile[];
}

const SITE_FILE = 'site.json';

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
  const kinds = await Promise.all(documentKinds.map((kind) => readFiles(kind, pagesDir, folder)));
  const assets = await listAssetFiles(join(pagesDir, folder));
  const documents = kinds.map(({ kind, read }) => ({ kind, files: read.map(({ file }) => file) }));
  const problems = [
    ...kinds.flatMap(({ read }) => read.flatMap((each) => each.problems)),
    ...ruleProblems({ site: site.value, documents, assets }),
  ];
  return ok({ site: site.value, settings: settings.value, documents, problems });
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

interface ReadFile {
  readonly file: DocumentFile;
  readonly problems: readonly FileProblem[];
}

interface ReadKind {
  readonly kind: DocumentKind;
  readonly read: readonly ReadFile[];
}

async function readFiles(kind: DocumentKind, pagesDir: string, folder: string): Promise<ReadKind> {
  const names = await listNames(join(pagesDir, folder, kind.folder), kind.fileEnd);
  const places = names.map((name) => ({ pagesDir, folder, name: `${kind.folder}${name}` }));
  return { kind, read: await Promise.all(places.map((place) => readFileOf(kind, place))) };
}

/** Sorted; none where there is no such folder. */
async function listNames(folder: string, end: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(end)).sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function readFileOf(kind: DocumentKind, place: DocumentPlace): Promise<ReadFile> {
  const text = await readDocument(place);
  const { folder, name } = place;
  const file = {
    documentId: name.slice(kind.folder.length, -kind.fileEnd.length),
    file: `${folder}/${name}`,
    content: undefined,
  };
  return text.ok ? parseFile(kind, file, text.value) : { file, problems: text.problems };
}

function parseFile(kind: DocumentKind, refused: DocumentFile, text: string): ReadFile {
  const { file, documentId } = refused;
  const parsed = kind.parse(text);
  const problems = parsed.problems.map((problem) => toFileProblem(file, problem));
  if (!parsed.ok) return { file: refused, problems };
  const document = parsed.value;
  if (document.id !== documentId)
    return { file: refused, problems: [otherName(file, document.id, documentId)] };
  return {
    file: { ...refused, content: { document, text, checksum: checksumOf(text) } },
    problems,
  };
}

function otherName(file: string, id: string, expected: string): FileProblem {
  return fileProblem(file, 'id-not-file-name', {
    message: `The id is "${id}", but the name on disk says "${expected}".`,
    remedy: `Set "id" to "${expected}" or rename it on disk.`,
  });
}

interface RuledSite {
  readonly site: SiteDocument;
  readonly documents: readonly KindFiles[];
  /** Paths of its files, such as `assets/logo.svg`. */
  readonly assets: readonly string[];
}

/** What the rules say of a site's valid documents: warnings all, for they are served nevertheless. */
function ruleProblems({ site, documents, assets }: RuledSite): FileProblem[] {
  const files = documents.flatMap((each) => each.files);
  const readable = files.flatMap(({ file, content }) =>
    content === undefined ? [] : [{ file, document: content.document }],
  );
  // A refused page may keep an older version live: links to it must not be called dead.
  const isWhole = readable.length === files.length;
  const context = toRuleContext({
    site: isWhole ? site : undefined,
    pages: readable.flatMap(({ document }) => pageOf(document)),
    assets: new Map(assets.map((path) => [path, {}])),
    forms: new Map(documents.flatMap(formsOf)),
    now: Date.now(),
  });
  return readable.flatMap(({ file, document }) =>
    document
      .check(context)
      .map((problem): FileProblem => ({ ...toFileProblem(file, problem), severity: 'warning' })),
  );
}

/** Those of refused files as well, of which an older version may be live. */
function formsOf({ kind, files }: KindFiles): [string, FormFacts][] {
  if (kind.name !== 'form') return [];
  return files.map(({ documentId, content }) => [documentId, content?.document.form ?? {}]);
}

function pageOf({ page }: ParsedDocument): PageSummary[] {
  return page === undefined ? [] : [page];
}

interface DocumentPlace {
  readonly pagesDir: string;
  /** Name of the site's folder. */
  readonly folder: string;
  readonly name: string;
}

/** The text of a document file. Refuses links out of the site's folder, other encodings and what is too large. */
async function readDocument({
  pagesDir,
  folder,
  name,
}: DocumentPlace): Promise<Result<string, FileProblem>> {
  const file = `${folder}/${name}`;
  const path = join(pagesDir, file);
  try {
    if (!(await isContained(path, join(pagesDir, folder)))) return fail(outside(file));
    const { size } = await stat(path);
    if (size > MAX_DOCUMENT_BYTES) return fail(tooLarge(file, size));
    const text = decodeText(await readFile(path));
    return text === undefined ? fail(notUtf8(file)) : ok(text);
  } catch (error) {
    return fail(errorCode(error) === 'ENOENT' ? missing(file) : unreadable(file, error));
  }
}

function tooLarge(file: string, size: number): FileProblem {
  const params = { size: Math.ceil(size / 1024), limit: MAX_DOCUMENT_BYTES / 1024 };
  return toFileProblem(file, createProblem('document-too-large', { pointer: '' }, params));
}

function outside(file: string): FileProblem {
  return fileProblem(file, 'file-outside', {
    message: 'The file is a symbolic link out of its site folder.',
    remedy: 'Put the file itself into the folder.',
  });
}

function notUtf8(file: string): FileProblem {
  return fileProblem(file, 'file-not-utf8', {
    message: 'The file is not UTF-8 text.',
    remedy: 'Save it as UTF-8.',
  });
}

function missing(file: string): FileProblem {
  return fileProblem(file, 'file-missing', {
    message: 'The file does not exist.',
    remedy: 'Create it, or move its folder out of the pages folder.',
  });
}

function unreadable(file: string, error: unknown): FileProblem {
  return fileProblem(file, 'file-unreadable', {
    message: `The file cannot be read: ${toReason(error)}.`,
    remedy: 'Give the server read access to it, or remove it.',
  });
}
