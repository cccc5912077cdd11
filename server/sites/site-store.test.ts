import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AssetStore } from '../assets/asset-store.ts';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { importSites } from './import-sites.ts';
import { SiteStore } from './site-store.ts';
import {
  createMemoryLog,
  createTestPages,
  pageJson,
  siteJson,
  type TestPages,
} from './sites-testing.ts';

let database: Database;
let pages: TestPages;
let store: SiteStore;
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
  await pages.write('uno/otra.page.json', pageJson('otra'));
  await importSites({ database, pagesDir: pages.pagesDir, log });
  store = new SiteStore({
    database,
    assets: new AssetStore({ pagesDir: pages.pagesDir, dataDir: pages.pagesDir, database, log }),
    log,
  });
});

afterEach(async () => {
  await store.close();
  await pages.discard();
});

function pageIds(): string[] {
  return store.sites.flatMap((entry) => entry.pages.map(({ pageId }) => pageId));
}

describe('the store of sites', () => {
  it.each(['{"cut', 'null', '{"url": 7}', JSON.stringify(pageJson('otra', { metadata: {} }))])(
    'leaves a page out whose stored document is %s, and says which',
    async (document) => {
      await database.kysely
        .updateTable('page_versions')
        .set({ document })
        .where('page_id', '=', 'otra')
        .execute();
      await store.open();
      expect(pageIds()).toEqual(['home']);
      expect(log.lines.filter(({ level }) => level === 'error')).toMatchObject([
        { details: { siteId: 'uno', pageId: 'otra', version: 1 } },
      ]);
    },
  );

  it('reads a site again until it can be read', async () => {
    await store.open();
    await sql`alter table page_redirects rename to moved_away`.execute(database.kysely);
    await pages.remove('uno/otra.page.json');
    await importSites({ database, pagesDir: pages.pagesDir, log }).catch(() => undefined);
    await store.refresh({ agencyId: 'agency-uno', siteId: 'uno' });
    expect(pageIds()).toContain('otra');
    await sql`alter table moved_away rename to page_redirects`.execute(database.kysely);
    await expect.poll(pageIds).toEqual(['home']);
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'knows what changed while its listener had lost the database',
    async () => {
      await store.open();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'listen%' and datname = current_database()`.execute(database.kysely);
      await pages.remove('uno/otra.page.json');
      await importSites({ database, pagesDir: pages.pagesDir, log });
      await expect.poll(pageIds).toEqual(['home']);
    },
  );
});
