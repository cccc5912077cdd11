import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { APPLICATION_FORM } from '../testing/application-form.ts';
import { openTestDatabase } from '../testing/database.ts';
import { killWhileApplying } from '../testing/kill-while-applying.ts';
import { queriesEnded } from '../testing/queries-ended.ts';
import { urlOf } from '../testing/server-process.ts';
import { createTestPages, pageJson, siteJson, type TestPages } from '../testing/sites.ts';
import { fillDataDir } from '../testing/template-database.ts';

/** `npm run bench -- --only killed-server` kills it twenty times. */
const ROUNDS = 3;
/** A machine with much else to do takes minutes. */
const TIMEOUT_MS = 900_000;

const isEmbedded = (process.env['TEST_DATABASE_URL'] ?? '') === '';

let pages: TestPages;
let dataDir: string;
let database: Database | undefined;
let databaseUrl: string | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumbo-applicants-'));
  pages = await createTestPages();
  await pages.write('uno/site.json', siteJson('uno', { sitePrefix: 'uno' }));
  await pages.write('uno/home.page.json', pageJson('home'));
  await pages.write('uno/forms/solicitud.form.json', APPLICATION_FORM);
  if (isEmbedded) await fillDataDir(dataDir);
  else {
    database = await openTestDatabase();
    databaseUrl = await urlOf(database);
  }
});

afterAll(async () => {
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
  await pages.discard();
});

it(`kill -9 loses nothing that was acknowledged and doubles nothing, ${ROUNDS} times over`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const left = await killWhileApplying({
    rounds: ROUNDS,
    dataDir,
    pagesDir: pages.pagesDir,
    databaseUrl,
    ended: () => queriesEnded(database),
  });
  expect(left.finished).toBeGreaterThan(0);
  expect(left.applications).toBe(left.finished);
  expect(left.statuses).toEqual(Array.from({ length: left.finished }, () => 'APPLY_FINISH'));
  expect(left.named).toEqual(left.taken);
  expect([left.stray, left.missing]).toEqual([[], []]);
});
