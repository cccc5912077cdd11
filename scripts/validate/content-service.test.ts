import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problems/problem.ts';
import { checkDocument } from '#schemas/rules/check-document.ts';
import { createRuleContext } from '#schemas/rules/site-folder.ts';
import { isAssetEntry } from '#server/content/zip/entry-name.ts';
import { buildArchive } from '#server/testing/content/archive.ts';
import { openEmptyServer, ZIP } from '#server/testing/content/import.ts';
import { messagesArrived } from '#server/testing/server.ts';
import { setUp } from '#server/testing/set-up.ts';
import { definitionOf } from '../files/document-file.ts';
import { loadSiteFolder } from './load-site-folder.ts';
import { type Files, oddFolders } from './odd-folders-testing.ts';
import { createFolder } from './testing.ts';

// The service judges as this command does: a document has the same problems in both, of whatever folder.

const pagesDir = fileURLToPath(new URL('../../pages', import.meta.url));
const server = setUp(openEmptyServer);

beforeEach(clear);

type Told = Pick<Problem, 'code' | 'severity' | 'pointer'>;

/** What is told of each file, sorted. That a page is no more than a draft is something that no folder says. */
type Judgement = Readonly<Record<string, readonly string[]>>;

function toLines(problems: readonly Told[]): string[] {
  return problems
    .filter(({ code }) => code !== 'link-unpublished')
    .map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`)
    .sort();
}

function judgeByCommand(files: Files): Judgement {
  const folder = loadSiteFolder(createFolder(files));
  const context = createRuleContext(folder);
  return Object.fromEntries(
    documentsOf(files).map(([name, text]) => {
      const definition = definitionOf(name, text);
      return [name, toLines(checkDocument({ definition, text }, context).problems)];
    }),
  );
}

function documentsOf(files: Files): [string, string][] {
  return Object.entries(files).flatMap(([name, content]) =>
    isDocument(name) ? [[name, String(content)]] : [],
  );
}

function isDocument(name: string): boolean {
  return /^(?:site|[^/]+\.page|forms\/[^/]+\.form)\.json$/.test(name);
}

interface ToldFile {
  readonly file: string;
  readonly action: string;
  readonly problems: readonly Told[];
}

async function importFiles(siteId: string, files: Files, query: string) {
  const entries = Object.entries(files)
    .filter(([name]) => !name.startsWith('assets/') || isAssetEntry(name))
    .map(([name, bytes]) => ({ name, bytes }));
  const response = await server.send('POST', `/sites/${siteId}/import${query}`, {
    body: buildArchive(entries),
    match: '*',
    headers: ZIP,
  });
  return response.json<{ refused?: boolean; files: ToldFile[] }>();
}

async function judgeByImport(siteId: string, files: Files, query = '?dryRun=true') {
  const told = await importFiles(siteId, files, query);
  const judgement = told.files
    .filter(({ file }) => isDocument(file))
    .map(({ file, problems }) => [file, toLines(problems)] as const);
  return Object.fromEntries(judgement) satisfies Judgement;
}

/** Leaves no site, once nobody reads one any more: the two would wait for each other. */
async function clear(): Promise<void> {
  await messagesArrived(server.database);
  await server.server.store.settled();
  await sql`truncate sites, audit_log cascade`.execute(server.database.kysely);
}

/** Makes the site anew, of drafts. */
async function importSite(siteId: string, files: Files): Promise<void> {
  await clear();
  expect(await importFiles(siteId, files, '')).toMatchObject({ refused: false });
}

async function judgeBySaving(siteId: string, files: Files): Promise<Judgement> {
  const told = draftsOf(files).map(async ({ name, path: document, body }) => {
    const draft = `/sites/${siteId}/${document}/draft`;
    const headers = { 'content-type': 'application/json' };
    const response = await server.send('PUT', draft, { body, match: '*', headers });
    expect(response.statusCode).toBe(200);
    return [name, toLines(response.json().problems)] as const;
  });
  return Object.fromEntries(await Promise.all(told));
}

/** Each document on its own, whether or not it can be published. */
async function judgeByPublishing(siteId: string, files: Files): Promise<Judgement> {
  const judgement: Record<string, string[]> = {};
  for (const { name, path: document } of draftsOf(files)) {
    const draft = `/sites/${siteId}/${document}`;
    const response = await server.send('POST', `${draft}/publish`, { match: '*' });
    judgement[name] = toLines(response.json().problems);
    if (response.statusCode === 200)
      await server.send('POST', `${draft}/unpublish`, { match: '*' });
  }
  return judgement;
}

function draftsOf(files: Files) {
  return documentsOf(files)
    .filter(([name]) => name !== 'site.json')
    .map(([name, body]) => ({ name, path: draftPath(name), body }));
}

/** Below the site's address. */
function draftPath(name: string): string {
  if (name.startsWith('forms/')) return name.replace('.form.json', '');
  return `pages/${name.replace('.page.json', '')}`;
}

function draftsIn({ 'site.json': _, ...drafts }: Judgement): Judgement {
  return drafts;
}

/** A draft keeps no address from a page that is published, so that publishing tells of none. */
function withoutCollisions(judgement: Judgement): Judgement {
  return Object.fromEntries(
    Object.entries(judgement).map(([name, lines]) => [
      name,
      lines.filter((line) => !line.includes('url-collision')),
    ]),
  );
}

function codesOf(judgement: Judgement): string[] {
  const codes = Object.values(judgement).flatMap((lines) =>
    lines.map((line) => line.split(' ')[1] ?? ''),
  );
  return [...new Set(codes)].filter((code) => code !== 'heading-missing').sort();
}

/** A site as it ships, without what is no part of an archive. */
function shippedFiles(site: string): Files {
  const folder = path.join(pagesDir, site);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => isDocument(name) || isAssetEntry(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}

describe('a folder with', () => {
  it.each(oddFolders)('%s has the same problems in an import', async (_, files, codes) => {
    const expected = judgeByCommand(files);
    expect(codesOf(expected)).toEqual(codes);
    expect(await judgeByImport('uno', files)).toEqual(expected);
  });

  it.each(oddFolders)('%s has the same problems where it is the site', async (_, files) => {
    await importSite('uno', files);
    const expected = draftsIn(judgeByCommand(files));
    expect(await judgeBySaving('uno', files)).toEqual(expected);
    expect(draftsIn(await judgeByImport('uno', files))).toEqual(expected);
    expect(await judgeByPublishing('uno', files)).toEqual(withoutCollisions(expected));
  });
});

describe('the site', () => {
  it.each(['repartidores-mx', 'almacenes-norte'])(
    '%s has the same problems everywhere, and can be published whole',
    async (site) => {
      const files = shippedFiles(site);
      const expected = judgeByCommand(files);
      expect(Object.keys(expected).length).toBeGreaterThan(10);
      expect(await judgeByImport(site, files)).toEqual(expected);
      await importSite(site, files);
      expect(await judgeBySaving(site, files)).toEqual(draftsIn(expected));
      expect(await judgeByImport(site, files, '?publish=true')).toEqual(expected);
      expect(await judgeBySaving(site, files)).toEqual(draftsIn(expected));
    },
  );
});
