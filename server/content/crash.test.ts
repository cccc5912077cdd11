import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import { startServer } from '../app/main.ts';
import type { RunningServer } from '../app/serve.ts';
import type { Environment } from '../config/config.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { Author, type FoundWork, type Work } from '../testing/content/author.ts';
import { ContentClient } from '../testing/content/client.ts';
import { writeSite } from '../testing/content/content.ts';
import { brief, markedPage, markersOf } from '../testing/content/marked-page.ts';
import { openTestDatabase, silentLog, unwrap } from '../testing/database.ts';
import { queriesEnded } from '../testing/queries-ended.ts';
import { ADMIN_TOKEN, clientEntries } from '../testing/server.ts';
import { ServerProcess, urlOf } from '../testing/server-process.ts';
import { createTestPages, type TestPages } from '../testing/sites.ts';
import { fillDataDir } from '../testing/template-database.ts';

const PAGES = '/sites/uno/pages';
const rootDir = join(import.meta.dirname, '../..');
const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const isEmbedded = serverUrl === '';

const ROUNDS = 4;
/** Starting a server that renders pages takes a while. */
const SHOWN_EVERY = 3;
const IMPORTS = 2;
const IMPORTED_PAGES = 25;
/** A machine with much else to do takes minutes. */
const TIMEOUT_MS = 900_000;

let pages: TestPages;
let dataDir: string;
let database: Database | undefined;
let databaseUrl: string | undefined;
let standby: ServerProcess;
let running: ServerProcess | undefined;
const processes: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumbo-crash-'));
  pages = await createTestPages();
  await writeSite(pages, 'uno', '');
  if (isEmbedded) await fillDataDir(dataDir);
  else await makeDatabase();
  standby = standBy();
});

// A test that failed must not keep the directory from the next one.
afterEach(() => running?.kill());

afterAll(async () => {
  for (const process of processes) await process.kill();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
  await pages.discard();
});

async function makeDatabase(): Promise<void> {
  database = await openTestDatabase();
  databaseUrl = await urlOf(database);
}

/** The next process reads its modules while this one is looked at. */
function standBy(): ServerProcess {
  const process = new ServerProcess();
  processes.push(process);
  return process;
}

function takeStandby(): ServerProcess {
  running = standby;
  standby = standBy();
  return running;
}

function environment(): Environment {
  return {
    PORT: '0',
    LOG_LEVEL: 'silent',
    RUMBO_ADMIN_TOKEN: ADMIN_TOKEN,
    RUMBO_DATA_DIR: dataDir,
    RUMBO_PAGES_DIR: pages.pagesDir,
    DATABASE_URL: databaseUrl,
  };
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

async function withServer<T>(use: (client: ContentClient) => Promise<T>): Promise<T> {
  const env = environment();
  const source = { load: () => runtime, clientEntries };
  const server: RunningServer = unwrap(
    await startServer({ env, rootDir, distDir: join(dataDir, '.dist'), runtime: source }),
  );
  return use(new ContentClient(server.origin, ADMIN_TOKEN)).finally(() => server.close());
}

/** A server on what the last one left, looked at, worked on by all authors and killed in the midst of it. */
async function workUntilKilled(authors: readonly Author[]): Promise<void> {
  const server = takeStandby();
  const client = new ContentClient(await server.start(environment()), ADMIN_TOKEN);
  for (const author of authors) author.begin(await readWhole(client, author));
  const works = authors.map((author) => {
    const { promise, resolve } = deferred();
    return { begun: promise, end: author.work(client, resolve).catch(String) };
  });
  const ends = Promise.all(works.map(({ end }) => end));
  const begun = Promise.all(works.map((work) => work.begun)).then(() => 'begun');
  expect(await Promise.race([begun, ends])).toBe('begun');
  await sleep(50 + Math.random() * 550);
  await server.kill();
  for (const end of await ends) expect(end).toMatch(/fetch failed|terminated/);
  await queriesEnded(database);
}

/** What is there of an author's work: nothing acknowledged is missing, nothing is there in part. */
async function readWhole(client: ContentClient, author: Author): Promise<FoundWork> {
  const found = await author.read(client);
  if (author.possible.length > 0) expect(author.possible).toContainEqual(found.work);
  await expectListed(client, author, found);
  await expectGapFree(client, author, found.work);
  return found;
}

async function expectListed(
  client: ContentClient,
  { id }: Author,
  { work, etag }: FoundWork,
): Promise<void> {
  const listed = await client.list<{ id: string; etag: string; title: string }>(PAGES);
  const titles = markersOf(work.working);
  expect(titles).toHaveLength(1);
  expect(listed.find((page) => page.id === id)).toMatchObject({ etag, title: titles[0] });
}

async function expectGapFree(client: ContentClient, { id }: Author, work: Work): Promise<void> {
  const path = `${PAGES}/${id}/versions`;
  const versions = await client.list<{ version: number; isLive: boolean }>(path);
  const count = versions.length;
  expect(work.versions).toEqual(Array.from({ length: count }, (_, i) => count - i));
  expect(versions.filter(({ isLive }) => isLive)).toMatchObject([{ version: count }]);
  expect(brief((await client.send(`${path}/${count}`)).text)).toBe(work.live);
}

/** What visitors get is the live document, whole, and stays that to a cache that asks again. */
async function expectShown(client: ContentClient, { id }: Author): Promise<void> {
  const live = await client.send(`${PAGES}/${id}?state=live`);
  const shown = await client.visit(`/${id}`);
  expect(markersOf(shown.text)).toEqual(markersOf(live.text));
  expect(markersOf(live.text)).toHaveLength(1);
  const again = await client.visit(`/${id}`, { 'if-none-match': shown.etag });
  expect(again).toMatchObject({ status: 304, etag: shown.etag });
}

async function expectAllShown(authors: readonly Author[]): Promise<void> {
  await withServer(async (client) => {
    for (const author of authors) {
      await readWhole(client, author);
      await expectShown(client, author);
    }
  });
}

/** Files that processes made for themselves and nobody will ever ask for. */
async function leftOver(): Promise<string[]> {
  const names = await readdir(join(dataDir, 'uploads'));
  return names.filter((name) => !/^[0-9a-f]+\.svg$|^incoming$/.test(name));
}

/** Writes another generation of the page files, which is imported as a whole. */
async function writeGeneration(generation: number): Promise<void> {
  for (let n = 0; n < IMPORTED_PAGES; n += 1)
    await pages.write(`uno/hoja-${n}.page.json`, markedPage(`hoja-${n}`, String(generation)));
}

/** Markers of what is live, and whether every page has all its versions, as the database has it before a start. */
async function readImported(): Promise<{ markers: string[]; isGapFree: boolean }> {
  const own = unwrap(await openDatabase({ url: databaseUrl, dataDir, log: silentLog }));
  const rows = await own.kysely
    .selectFrom('documents')
    .innerJoin('document_versions as each', 'each.document_id', 'documents.document_id')
    .select(['documents.document_id', 'live_version', 'each.version', 'each.document'])
    .where('documents.document_id', 'like', 'hoja-%')
    .orderBy('documents.document_id')
    .orderBy('each.version')
    .execute();
  await own.close();
  const live = rows.filter(({ version, live_version }) => version === live_version);
  const ids = live.map(({ document_id }) => document_id);
  expect(ids).toHaveLength(IMPORTED_PAGES);
  const versions = live.flatMap(({ live_version }) =>
    Array.from({ length: live_version ?? 0 }, (_, i) => i + 1),
  );
  return {
    markers: markersOf(live.map(({ document }) => document).join('')),
    isGapFree: JSON.stringify(rows.map(({ version }) => version)) === JSON.stringify(versions),
  };
}

async function importUntilKilled(generation: number): Promise<void> {
  const server = takeStandby();
  await server.start(environment());
  await writeGeneration(generation);
  const begun = performance.now();
  await server.importPages();
  const wholeMs = performance.now() - begun;
  await writeGeneration(generation + 1);
  void server.importPages();
  await sleep(Math.random() * wholeMs);
  await server.kill();
  await queriesEnded(database);
}

describe('kill -9', () => {
  it(`loses nothing acknowledged and leaves nothing half done, ${ROUNDS} times over`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const authors = ['ana', 'beto', 'carla'].map(
      (id) => new Author(id, { hasSettings: id === 'ana', dataDir }),
    );
    for (const { id } of authors) await pages.write(`uno/${id}.page.json`, markedPage(id, id));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await workUntilKilled(authors);
      if (round % SHOWN_EVERY === 0 || round === ROUNDS) await expectAllShown(authors);
    }
    for (const { acknowledged } of authors) expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS);
    expect(await leftOver()).toEqual([]);
  });

  it(`leaves page files imported whole or not at all, ${IMPORTS} times over`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    for (let round = 0; round < IMPORTS; round += 1) {
      await importUntilKilled(2 * round);
      const { markers, isGapFree } = await readImported();
      expect([[`marca-${2 * round}`], [`marca-${2 * round + 1}`]]).toContainEqual(markers);
      expect(isGapFree).toBe(true);
    }
    await withServer(async (client) => {
      const shown = await client.visit('/hoja-0');
      expect(markersOf(shown.text)).toEqual([`marca-${2 * IMPORTS - 1}`]);
    });
  });
});
