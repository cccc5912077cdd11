import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { importSites, type SiteImportReport } from '../sites/import-sites.ts';
import { openTestDatabase } from './database.ts';
import { createMemoryLog, createTestPages, pageJson, siteJson, type TestPages } from './sites.ts';

/** An empty database and, in its folder, the site `uno` with the page `home`: new ones for every test. */
export interface SiteImports {
  readonly database: Database;
  readonly pages: TestPages;
  readonly log: ReturnType<typeof createMemoryLog>;
  run(): Promise<SiteImportReport>;
}

/** @returns an object that has its members as soon as tests and hooks run */
export function setUpSiteImports(): SiteImports {
  const imports = {} as { -readonly [name in keyof SiteImports]: SiteImports[name] };
  beforeAll(async () => {
    imports.database = await openTestDatabase();
    imports.run = () => importSites({ ...imports, pagesDir: imports.pages.pagesDir });
  });
  afterAll(() => imports.database.close());
  beforeEach(async () => {
    await sql`truncate agencies cascade`.execute(imports.database.kysely);
    imports.log = createMemoryLog();
    imports.pages = await createTestPages();
    await imports.pages.write('uno/site.json', siteJson('uno'));
    await imports.pages.write('uno/home.page.json', pageJson('home'));
  });
  afterEach(() => imports.pages.discard());
  return imports;
}
