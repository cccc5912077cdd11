import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { type ImportReport, importSites } from './import-sites.ts';
import {
  createMemoryLog,
  createTestPages,
  livePages,
  pageJson,
  problemCodes,
  siteJson,
  type TestPages,
} from './sites-testing.ts';

let database: Database;
let pages: TestPages;
let log: ReturnType<typeof createMemoryLog>;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await sql`truncate agencies cascade`.execute(database.kysely);
  log = createMemoryLog();
  pages = await createTestPages();
  await pages.write('uno/site.json', siteJson('uno'));
  await pages.write('uno/home.page.json', pageJson('home'));
});

afterEach(() => pages.discard());

function run(): Promise<ImportReport> {
  return importSites({ database, pagesDir: pages.pagesDir, log });
}

async function publishFromEditor(pageId: string): Promise<void> {
  const key = { agency_id: 'agency-uno', site_id: 'uno', page_id: pageId };
  const document = JSON.stringify(pageJson(pageId, {}, '<p>De la reclutadora</p>'));
  await database.kysely
    .insertInto('page_versions')
    .values({ ...key, version: 2, document, checksum: 'e', source: 'editor', created_by: 'ana' })
    .execute();
  await database.kysely
    .updateTable('pages')
    .set({ live_version: 2 })
    .where('page_id', '=', pageId)
    .execute();
}

describe('an import', () => {
  it('makes agency, site, page and version of a folder', async () => {
    expect(await run()).toMatchObject({ published: 1, unpublished: 0 });
    expect(await livePages(database)).toEqual(['uno/home /home 1 file']);
    const site = await database.kysely.selectFrom('sites').selectAll().executeTakeFirstOrThrow();
    expect(site).toMatchObject({
      agency_id: 'agency-uno',
      site_id: 'uno',
      client_id: 'client-uno',
      source: 'file',
    });
  });

  it('stores the text of a page byte for byte', async () => {
    const text = JSON.stringify(pageJson('raw')).replace('{', '{ \n\t');
    await pages.write('uno/raw.page.json', text);
    await run();
    const row = await database.kysely
      .selectFrom('page_versions')
      .select('document')
      .where('page_id', '=', 'raw')
      .executeTakeFirst();
    expect(row?.document).toBe(text);
  });

  it('changes nothing when it runs again', async () => {
    await run();
    const before = await sql`select * from pages`.execute(database.kysely);
    expect(await run()).toMatchObject({ published: 0, unpublished: 0 });
    expect((await sql`select * from pages`.execute(database.kysely)).rows).toEqual(before.rows);
  });

  it('makes a changed file the next version and keeps the one before', async () => {
    await run();
    await pages.write('uno/home.page.json', pageJson('home', {}, '<p>Nuevo</p>'));
    expect(await run()).toMatchObject({ published: 1 });
    expect(await livePages(database)).toEqual(['uno/home /home 2 file']);
    expect(await database.kysely.selectFrom('page_versions').selectAll().execute()).toHaveLength(2);
  });

  it('keeps the version of a recruiter and warns', async () => {
    await run();
    await publishFromEditor('home');
    await pages.write('uno/home.page.json', pageJson('home', {}, '<p>Nuevo</p>'));
    expect(problemCodes(await run())).toContain('warning uno/home.page.json editor-version-kept');
    expect(await livePages(database)).toEqual(['uno/home /home 2 editor']);
    expect(
      log.lines
        .filter(({ level }) => level === 'warn')
        .map(({ message }) => message)
        .join(),
    ).toContain('uno/home.page.json');
  });

  it('keeps the settings of a recruiter and warns', async () => {
    await run();
    await database.kysely.updateTable('sites').set({ source: 'editor' }).execute();
    await pages.write('uno/site.json', siteJson('uno', { name: 'Otro' }));
    expect(problemCodes(await run())).toContain('warning uno/site.json editor-version-kept');
    const { settings } = await database.kysely
      .selectFrom('sites')
      .select('settings')
      .executeTakeFirstOrThrow();
    expect(settings).toContain('Site uno');
  });

  it('takes changed settings over', async () => {
    await run();
    await pages.write('uno/site.json', siteJson('uno', { name: 'Otro', agencyName: 'Otra' }));
    await run();
    expect(
      (await database.kysely.selectFrom('sites').select('settings').executeTakeFirstOrThrow())
        .settings,
    ).toContain('"Otro"');
    expect(
      (await database.kysely.selectFrom('agencies').select('name').executeTakeFirstOrThrow()).name,
    ).toBe('Otra');
  });

  it('unpublishes a page whose file is gone and frees its address', async () => {
    await run();
    await pages.remove('uno/home.page.json');
    await pages.write('uno/inicio.page.json', pageJson('inicio', { url: '/home' }));
    expect(await run()).toMatchObject({ published: 1, unpublished: 1 });
    expect(await livePages(database)).toEqual(['uno/inicio /home 1 file']);
  });

  it('swaps the addresses of two pages', async () => {
    await pages.write('uno/otra.page.json', pageJson('otra'));
    await run();
    await pages.write('uno/home.page.json', pageJson('home', { url: '/otra' }));
    await pages.write('uno/otra.page.json', pageJson('otra', { url: '/home' }));
    await run();
    expect(await livePages(database)).toEqual(['uno/home /otra 2 file', 'uno/otra /home 2 file']);
  });

  it('unpublishes the pages of a folder that is gone', async () => {
    await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await pages.write('dos/home.page.json', pageJson('home'));
    await run();
    await pages.remove('dos');
    expect(await run()).toMatchObject({ unpublished: 1 });
    expect(await livePages(database)).toEqual(['uno/home /home 1 file']);
  });

  it('keeps a site as it was when the database refuses its rows, and imports the others', async () => {
    await run();
    await pages.write('uno/home.page.json', pageJson('home', {}, '<p>Nuevo</p>'));
    await pages.write('uno/otra.page.json', pageJson('otra', { url: '/refused' }));
    await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await pages.write('dos/home.page.json', pageJson('home'));
    await sql`alter table pages add constraint refusal check (url <> '/refused')`.execute(
      database.kysely,
    );
    const report = await run();
    await sql`alter table pages drop constraint refusal`.execute(database.kysely);
    expect(problemCodes(report)).toContain('error uno/site.json import-failed');
    expect(log.lines.map(({ message }) => message).join()).toContain('violates check constraint');
    expect(await livePages(database)).toEqual(['dos/home /home 1 file', 'uno/home /home 1 file']);
  });

  it.each(['/a\u0000b', '/a\ud800b'])('survives the address %j', async (url) => {
    await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await pages.write('dos/odd.page.json', pageJson('odd', { url }));
    await run();
    expect(await livePages(database)).toContain('uno/home /home 1 file');
  });

  it('survives two pages that want one address', async () => {
    await pages.write('uno/otra.page.json', pageJson('otra', { url: '/home' }));
    expect(problemCodes(await run())).toContain('error uno/otra.page.json url-collision');
    expect(await livePages(database)).toEqual(['uno/home /home 1 file']);
  });

  it('takes no page down when the folder holds no site, and says which folder', async () => {
    await run();
    await pages.remove('uno');
    expect(await run()).toMatchObject({ unpublished: 0 });
    await pages.write('src/index.ts', 'no site');
    expect(await run()).toMatchObject({ unpublished: 0 });
    expect(await livePages(database)).toEqual(['uno/home /home 1 file']);
    const line = log.lines.find(({ message }) => message.includes(pages.pagesDir));
    expect(line).toMatchObject({
      level: 'error',
      details: { remedy: expect.stringContaining('RUMBO_PAGES_DIR') },
    });
  });

  it('warns of every page it takes down', async () => {
    await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await pages.write('dos/home.page.json', pageJson('home'));
    await pages.write('uno/otra.page.json', pageJson('otra'));
    await run();
    await pages.remove('dos');
    await pages.remove('uno/otra.page.json');
    expect(problemCodes(await run())).toEqual(
      expect.arrayContaining([
        'warning uno/otra.page.json page-unpublished',
        'warning dos/home.page.json page-unpublished',
      ]),
    );
  });

  it('tells the other servers which sites to read again', async () => {
    const heard: string[] = [];
    const leave = await database.subscribe('site-changed', (payload) => heard.push(payload));
    await run();
    await expect.poll(() => heard).toEqual(['["agency-uno","uno"]']);
    await leave();
  });
});
