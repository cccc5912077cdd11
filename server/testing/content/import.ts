import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { ImportReport } from '#schemas/api/content-transfer.ts';
import { readDirectory } from '../../content/zip/read-directory.ts';
import { readEntry } from '../../content/zip/read-entry.ts';
import type { Database } from '../../db/open-database.ts';
import { type FilledServer, openFilledServer } from '../filled-server.ts';
import { messagesArrived } from '../server.ts';
import { siteJson } from '../sites.ts';
import { buildArchive, type TestEntry, toArchiveFile } from './archive.ts';
import { OPERATOR, openTestContent, pageText, type TestContent } from './content.ts';

export const ZIP = { 'content-type': 'application/zip' } as const;

/** The content service of a server that has no site yet. */
export interface EmptyServer extends FilledServer {
  /** A request of the operator. */
  send: TestContent['send'];
}

export async function openEmptyServer(): Promise<EmptyServer> {
  const filled = await openFilledServer(async () => {});
  return {
    ...filled,
    send: (method, path, { body, match, headers } = {}) =>
      filled.server.app.inject({
        method,
        url: `/content/v1${path}`,
        headers: {
          authorization: `Bearer ${OPERATOR}`,
          ...(match !== undefined && { 'if-match': match }),
          ...headers,
        },
        ...(body !== undefined && { payload: body }),
      }),
  };
}

/** The texts of an archive by name; of pictures, their bytes as `latin1`. */
export async function unpackArchive(archive: Buffer): Promise<Record<string, string>> {
  const file = toArchiveFile(archive);
  const directory = await readDirectory(file);
  if (!directory.ok) throw new Error(directory.problems[0]?.detail.en);
  const files: Record<string, string> = {};
  for (const entry of directory.value) {
    const bytes = await readEntry(file, entry);
    if (!bytes.ok) throw new Error(bytes.problems[0]?.detail.en);
    files[entry.name] = bytes.value.toString(entry.kind === 'asset' ? 'latin1' : 'utf8');
  }
  return files;
}

export const SITE = '/sites/uno';
export const IMPORT = `${SITE}/import`;

export const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

/** Imports into the site `uno` and what becomes of it. */
export interface Transfer {
  readonly content: TestContent;
  /** An import of files, based on whatever is there where nothing else is said. */
  post(
    entries: readonly TestEntry[],
    query?: string,
    match?: string,
  ): Promise<LightMyRequestResponse>;
  /** The same where it succeeds. */
  run(entries: readonly TestEntry[], query?: string): Promise<ImportReport>;
  /** Every row of the content tables, as text. */
  everything(): Promise<string>;
  /** What stands in the body of a page, as visitors get it. */
  shown(path: string): Promise<string>;
  draftOf(pageId: string): Promise<string>;
  /** Makes the sites anew from their files. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openTransfer(): Promise<Transfer> {
  const content = await openTestContent();
  const { database, server, send } = content;
  const post: Transfer['post'] = (entries, query = '', match = '*') =>
    send('POST', IMPORT + query, { body: buildArchive(entries), match, headers: ZIP });
  return {
    content,
    close: content.close,
    post,
    async run(entries, query) {
      const response = await post(entries, query);
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json();
    },
    everything: () => dumpTables(database),
    async shown(path) {
      await messagesArrived(database);
      await server.store.settled();
      return (await content.visit(path)).body.split('<body')[1] ?? '';
    },
    draftOf: async (pageId) => (await send('GET', `${SITE}/pages/${pageId}`)).body,
    async reset() {
      // Whoever still reads a site and this would wait for each other.
      await messagesArrived(database);
      await server.store.settled();
      await sql`truncate sites, audit_log cascade`.execute(database.kysely);
      await server.reimport();
    },
  };
}

async function dumpTables({ kysely }: Database): Promise<string> {
  const tables = [
    ...['agencies', 'sites', 'site_versions', 'documents', 'document_drafts', 'document_versions'],
    ...['page_redirects', 'site_assets', 'asset_focus', 'audit_log', 'document_schedules'],
  ];
  const dumps = tables.map((name) =>
    sql`select * from ${sql.table(name)} as t order by t::text`.execute(kysely),
  );
  return JSON.stringify((await Promise.all(dumps)).map(({ rows }) => rows));
}

export function pageFile(id: string, paragraph: string, changes: object = {}): TestEntry {
  return { name: `${id}.page.json`, bytes: pageText(id, paragraph, changes) };
}

export function settingsFile(changes: object = {}): TestEntry {
  const text = JSON.stringify(siteJson('uno', changes), null, 2);
  return { name: 'site.json', bytes: `${text}\n` };
}

/** Files as `name action`, with the codes of what is wrong with them. */
export function told({ files }: Pick<ImportReport, 'files'>): string[] {
  return files.map(({ file, action, problems }) =>
    [file, action, ...problems.map(({ code }) => code)].join(' '),
  );
}
