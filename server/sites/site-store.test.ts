import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AssetStore } from '../assets/asset-store.ts';
import { setUpSiteImports } from '../testing/site-imports.ts';
import { pageJson } from '../testing/sites.ts';
import { SiteStore } from './site-store.ts';

const imports = setUpSiteImports();
let store: SiteStore;

beforeEach(async () => {
  await imports.pages.write('uno/otra.page.json', pageJson('otra'));
  await imports.run();
  const { database, log, pages } = imports;
  const assets = new AssetStore({
    pagesDir: pages.pagesDir,
    dataDir: pages.pagesDir,
    database,
    log,
  });
  store = new SiteStore({ database, loadAssets: (site) => assets.load(site), log });
});

afterEach(() => store.close());

function pageIds(): string[] {
  return store.sites.flatMap((entry) => entry.pages.map(({ pageId }) => pageId));
}

describe('the store of sites', () => {
  it.each(['{"cut', 'null', '{"url": 7}', JSON.stringify(pageJson('otra', { metadata: {} }))])(
    'leaves a page out whose stored document is %s, and says which',
    async (document) => {
      await imports.database.kysely
        .updateTable('document_versions')
        .set({ document })
        .where('document_id', '=', 'otra')
        .execute();
      await store.open();
      expect(pageIds()).toEqual(['home']);
      expect(imports.log.lines.filter(({ level }) => level === 'error')).toMatchObject([
        { details: { siteId: 'uno', pageId: 'otra', version: 1 } },
      ]);
    },
  );

  it('reads a site again until it can be read', async () => {
    await store.open();
    await sql`alter table page_redirects rename to moved_away`.execute(imports.database.kysely);
    await imports.pages.remove('uno/otra.page.json');
    await imports.run().catch(() => undefined);
    await store.refresh({ agencyId: 'agency-uno', siteId: 'uno' });
    expect(pageIds()).toContain('otra');
    await sql`alter table moved_away rename to page_redirects`.execute(imports.database.kysely);
    await expect.poll(pageIds).toEqual(['home']);
  });

  it.runIf(process.env['TEST_DATABASE_URL'])(
    'knows what changed while its listener had lost the database',
    async () => {
      await store.open();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'listen%' and datname = current_database()`.execute(
        imports.database.kysely,
      );
      await imports.pages.remove('uno/otra.page.json');
      await imports.run();
      await expect.poll(pageIds).toEqual(['home']);
    },
  );
});
