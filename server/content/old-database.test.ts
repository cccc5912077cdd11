import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/open-database.ts';
import { migrationsDir, openEmptyDatabase, silentLog, unwrap } from '../testing/database.ts';
import { loadDocumentState } from './documents/document-state.ts';
import { listDocuments } from './documents/list-documents.ts';
import { listVersions, loadVersion } from './versions/document-versions.ts';

const site = { agencyId: 'a', siteId: 's' };
const PAGES = ['home', 'nueva', 'vieja'];
const SETTINGS =
  '{"name":"S","apiHosts":["https://a.example"],"map":{"styleUrl":"https://m.example/e"}}';

let database: Database;
let directory: string;

// Migrations up to the last one that knew pages alone, rows as they were then, and all migrations since.
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rumbo-old-'));
  database = await openEmptyDatabase();
  for (const name of await readdir(migrationsDir))
    if (name < '0010') await cp(join(migrationsDir, name), join(directory, name));
  unwrap(await migrate(database, { migrationsDir: directory, log: silentLog }));
  await fillOldTables();
  expect(unwrap(await migrate(database, { migrationsDir, log: silentLog }))).toContain(
    '0010-documents',
  );
});

afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

/** `home` is live with a draft, `nueva` a draft alone, `vieja` in the bin. */
async function fillOldTables(): Promise<void> {
  for (const statement of [
    sql`insert into agencies values ('a', 'A')`,
    sql`insert into sites values ('a', 's', 'c', ${SETTINGS}, 'file')`,
    sql`insert into pages (agency_id, site_id, page_id, url, type, live_version, title, deleted_at)
      values ('a', 's', 'home', '/', 'CONTENT', 2, 'Inicio', null),
        ('a', 's', 'nueva', '#nueva', 'CONTENT', null, '', null),
        ('a', 's', 'vieja', '#vieja', 'CONTENT', null, 'Vieja', now())`,
    sql`insert into page_versions (agency_id, site_id, page_id, version, document, checksum, source, reason)
      values ('a', 's', 'home', 1, '{"n":1}', 'c1', 'file', 'published'),
        ('a', 's', 'home', 2, '{"n":2}', 'c2', 'editor', 'published'),
        ('a', 's', 'home', 3, '{"n":3}', 'c3', 'editor', 'kept'),
        ('a', 's', 'vieja', 1, '{"v":1}', 'cv', 'file', 'published')`,
    sql`insert into page_drafts (agency_id, site_id, page_id, document, checksum, url, type, title, aliases, by_publisher, updated_by)
      values ('a', 's', 'home', '{"n":4}', 'c4', '/', 'CONTENT', 'Inicio', '[]', true, 'Ana'),
        ('a', 's', 'nueva', '{"n":5}', 'c5', '/nueva', 'CONTENT', 'Nueva', '[]', false, 'Ana')`,
    sql`insert into page_schedules (agency_id, site_id, page_id, action, run_at, created_by, checksum)
      values ('a', 's', 'home', 'publish', '2030-01-01', 'Ana', 'c4')`,
    sql`insert into page_redirects (agency_id, site_id, url, page_id) values ('a', 's', '/antes', 'home')`,
    sql`insert into preview_links (agency_id, link_id, site_id, page_id, secret_hash, created_by, expires_at)
      values ('a', 'l', 's', 'home', 'h', 'Ana', '2030-01-01')`,
    sql`insert into audit_log (agency_id, actor, action, site_id, page_id)
      values ('a', 'Ana', 'page-edited', 's', 'home')`,
  ])
    await statement.execute(database.kysely);
}

function keyOf(documentId: string) {
  return { ...site, kind: 'page', documentId } as const;
}

it('says of what is on the site that it came at one moment, and of everything else nothing', async () => {
  const rows = await database.kysely
    .selectFrom('documents')
    .select(['document_id', 'first_live_at'])
    .orderBy('document_id')
    .execute();
  const known = rows.map(({ document_id, first_live_at }) => [document_id, first_live_at !== null]);
  expect(known).toEqual([
    ['home', true],
    ['nueva', false],
    ['vieja', false],
  ]);
});

it('keeps every draft of a database from before documents had kinds', async () => {
  const states = PAGES.map((id) => loadDocumentState(database.kysely, keyOf(id)));
  expect(await Promise.all(states)).toMatchObject([
    { document: '{"n":4}', checksum: 'c4', liveVersion: 2, newestVersion: 3, deletedAt: null },
    { document: '{"n":5}', checksum: 'c5', liveVersion: null, newestVersion: 0 },
    { document: '{"v":1}', checksum: 'cv', draft: undefined, deletedAt: expect.any(Date) },
  ]);
});

it('keeps every version', async () => {
  const versions = await listVersions(database.kysely, keyOf('home'), { liveVersion: 2 });
  expect(versions.map(({ version, reason, isLive }) => [version, reason, isLive])).toEqual([
    [3, 'kept', false],
    [2, 'published', true],
    [1, 'published', false],
  ]);
  expect(await loadVersion(database.kysely, keyOf('home'), 1)).toEqual({
    document: '{"n":1}',
    checksum: 'c1',
  });
});

it('keeps schedules, redirects, links of previews and the record of changes', async () => {
  const [home] = await listDocuments(database.kysely, { ...site, kind: 'page' }, { isBin: false });
  expect(home).toMatchObject({
    id: 'home',
    status: 'changed',
    formerUrls: ['/antes'],
    schedules: [{ action: 'publish', by: 'Ana' }],
  });
  for (const table of ['preview_links', 'audit_log'] as const) {
    const rows = await database.kysely.selectFrom(table).select('document_id').execute();
    expect(rows).toEqual([{ document_id: 'home' }]);
  }
});

it('lets two kinds have documents of one id and one site only one of each', async () => {
  const insert = (kind: string) =>
    sql`insert into documents (agency_id, site_id, kind, document_id, url, type)
      values ('a', 's', ${kind}, 'home', '#home', '')`.execute(database.kysely);
  await insert('other');
  await expect(insert('page')).rejects.toThrow(/duplicate key/);
  await sql`delete from documents where kind = 'other'`.execute(database.kysely);
});

it('lets what belongs to a document go with it', async () => {
  await sql`delete from documents where document_id = 'home'`.execute(database.kysely);
  for (const table of [
    'document_versions',
    'document_drafts',
    'document_schedules',
    'preview_links',
  ])
    expect(
      (
        await sql`select 1 from ${sql.table(table)} where document_id = 'home'`.execute(
          database.kysely,
        )
      ).rows,
    ).toEqual([]);
});

it('keeps the hosts that only a map could use as those of the map', async () => {
  const { settings } = await database.kysely
    .selectFrom('sites')
    .select('settings')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(settings)).toEqual({
    name: 'S',
    map: { styleUrl: 'https://m.example/e', hosts: ['https://a.example'] },
  });
});
