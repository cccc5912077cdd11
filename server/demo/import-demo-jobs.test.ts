import { afterEach, beforeEach, expect, it } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import { parseSite } from '#schemas/parse/parse-site.ts';
import type { Database } from '../db/open-database.ts';
import { openGazetteer } from '../places/gazetteer.ts';
import { createSiteEntry, type SiteEntry } from '../sites/site-entry.ts';
import { openTestDatabase } from '../testing/database.ts';
import { clientEntries } from '../testing/server.ts';
import { createMemoryLog, createTestPages, siteJson, type TestPages } from '../testing/sites.ts';
import { demoFeed } from './demo-testing.ts';
import { importDemoJobs } from './import-demo-jobs.ts';

const JOBS = 40;
const gazetteer = openGazetteer();

let database: Database;
let pages: TestPages;

beforeEach(async () => {
  database = await openTestDatabase();
  pages = await createTestPages();
  for (const id of ['uno', 'dos'])
    await database.kysely
      .insertInto('agencies')
      .values({ agency_id: `agency-${id}`, name: id })
      .execute();
});

afterEach(async () => {
  await database.close();
  await pages.discard();
});

function siteEntry(id: string): SiteEntry {
  const site = parseSite(siteJson(id));
  if (!site.ok) throw new Error(JSON.stringify(site.problems));
  return createSiteEntry({
    site: site.value,
    assets: {},
    pages: [],
    forms: [],
    withdrawn: [],
    left: [],
  });
}

async function start(...sites: readonly string[]) {
  const log = createMemoryLog();
  await importDemoJobs({
    sites: sites.map(siteEntry),
    pagesDir: pages.pagesDir,
    database,
    gazetteer,
    runtime: { load: () => runtime, clientEntries },
    log,
  });
  return log.lines.filter(({ level }) => level === 'error');
}

function records() {
  return database.kysely
    .selectFrom('job_imports')
    .select(['agency_id', 'client_id', 'source', 'added', 'skipped'])
    .orderBy('import_id')
    .execute();
}

function jobs(agencyId: string) {
  return database.kysely
    .selectFrom('jobs')
    .select(['title', 'latitude', 'description'])
    .where('agency_id', '=', agencyId)
    .execute();
}

it('brings the jobs of a site through the importer that customers use', async () => {
  const kinds = [{ ...demoFeed().kinds[0], openings: ['<p onclick="alert(1)">Repartes.</p>'] }];
  await pages.write('uno/demo-feed.json', { ...demoFeed(), kinds });
  expect(await start('uno', 'dos')).toEqual([]);
  expect(await records()).toEqual([
    {
      agency_id: 'agency-uno',
      client_id: 'client-uno',
      source: 'demo-feed.json',
      added: JOBS,
      skipped: 0,
    },
  ]);
  const stored = await jobs('agency-uno');
  expect(stored).toHaveLength(JOBS);
  // The feed gives no coordinates: the gazetteer does. What is no text is taken out.
  expect(stored.every(({ latitude }) => Math.round(latitude ?? 0) === 26)).toBe(true);
  expect(stored.filter(({ description }) => description.includes('onclick'))).toEqual([]);
});

it('leaves a client alone that ever took in a feed', async () => {
  await pages.write('uno/demo-feed.json', demoFeed());
  await start('uno');
  await database.kysely.deleteFrom('jobs').execute();
  await pages.write('uno/demo-feed.json', demoFeed({ seed: 8 }));
  expect(await start('uno')).toEqual([]);
  expect(await jobs('agency-uno')).toEqual([]);
  expect(await records()).toHaveLength(1);
});

it('says which demo jobs are wrong, and starts with those of the other sites', async () => {
  await pages.write('uno/demo-feed.json', { ...demoFeed(), seed: -1 });
  await pages.write('dos/demo-feed.json', demoFeed());
  expect(await start('uno', 'dos')).toMatchObject([
    { details: { siteId: 'uno', reason: expect.stringContaining('demo-feed.json#/seed') } },
  ]);
  expect(await jobs('agency-uno')).toEqual([]);
  expect(await jobs('agency-dos')).toHaveLength(JOBS);
});
