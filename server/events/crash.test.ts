import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/open-database.ts';
import { PageTokens } from '../pages/page-tokens.ts';
import { openTestDatabase, silentLog, unwrap } from '../testing/database.ts';
import { queriesEnded } from '../testing/queries-ended.ts';
import { ServerProcess, urlOf } from '../testing/server-process.ts';
import { createTestPages, MEASURED, pageJson, siteJson, type TestPages } from '../testing/sites.ts';
import { fillDataDir } from '../testing/template-database.ts';
import { createEventId } from './event-id.ts';
import { rollUp } from './roll-up.ts';

/** A machine with much else to do takes minutes. */
const TIMEOUT_MS = 900_000;
/** After the first answer the server lives no longer. */
const LONGEST_MS = 300;
const BATCH = 20;
const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';

const isEmbedded = (process.env['TEST_DATABASE_URL'] ?? '') === '';

let pages: TestPages;
let dataDir: string;
let database: Database | undefined;
let databaseUrl: string | undefined;
let pageToken: string;
const processes: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumbo-events-'));
  pages = await createTestPages();
  await pages.write('uno/site.json', siteJson('uno', MEASURED));
  await pages.write('uno/home.page.json', pageJson('home'));
  if (isEmbedded) await fillDataDir(dataDir);
  else {
    database = await openTestDatabase();
    databaseUrl = await urlOf(database);
  }
  pageToken = await issueToken();
});

afterAll(async () => {
  for (const process of processes) await process.kill();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
  await pages.discard();
});

/** The processes render no pages. */
async function issueToken(): Promise<string> {
  const own = database ?? unwrap(await openDatabase({ dataDir, log: silentLog }));
  const tokens = new PageTokens({ kysely: own.kysely, now: Date.now });
  const token = await tokens.issue({ agencyId: 'agency-uno', siteId: 'uno', pageId: 'home' });
  if (isEmbedded) await own.close();
  return token;
}

function standBy(): ServerProcess {
  const process = new ServerProcess();
  processes.push(process);
  return process;
}

function start(server: ServerProcess): Promise<string> {
  return server.start({
    PORT: '0',
    LOG_LEVEL: 'silent',
    RUMBO_DATA_DIR: dataDir,
    RUMBO_PAGES_DIR: pages.pagesDir,
    RUMBO_CALL_LIMITS: 'off',
    DATABASE_URL: databaseUrl,
  });
}

/** Sends batches as browsers do: what was not acknowledged is sent once more. */
class Sender {
  readonly acknowledged: string[] = [];
  #batch = newBatch();

  async work(origin: string, onAcknowledged: () => void): Promise<never> {
    for (;;) {
      await this.send(origin);
      onAcknowledged();
    }
  }

  async send(origin: string): Promise<void> {
    const response = await fetch(`${origin}/events/v2/agencies/agency-uno/handle-events`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'user-agent': AGENT },
      body: JSON.stringify(this.#batch),
    });
    expect(await response.json()).toEqual({ accepted: BATCH, problems: [] });
    this.acknowledged.push(...this.#batch.map(({ eventId }) => eventId));
    this.#batch = newBatch();
  }
}

function newBatch() {
  return Array.from({ length: BATCH }, () => ({
    eventId: createEventId(Date.now()),
    pageUrl: '/home',
    pageToken,
    websiteId: 'uno',
    eventName: 'Page_View',
  }));
}

/** Views of pages as rollups have them. */
async function countedIn({ kysely }: Database): Promise<object> {
  await rollUp(kysely);
  const sumOf = async (table: 'event_hours' | 'event_days') => {
    const { rows } = await sql<{ amount: number }>`
      select sum(amount)::int as amount from ${sql.table(table)}
      where measure = 'view' ${table === 'event_days' ? sql`and split = 0` : sql``}`.execute(
      kysely,
    );
    return rows[0]?.amount;
  };
  return { hours: await sumOf('event_hours'), days: await sumOf('event_days') };
}

it('kill -9 loses no event that was acknowledged, doubles none and counts each once', {
  timeout: TIMEOUT_MS,
}, async () => {
  const senders = Array.from({ length: 4 }, () => new Sender());
  const [first, second] = [standBy(), standBy()];
  const origin = await start(first);
  const told = new EventEmitter();
  const begun = once(told, 'batch');
  const ends = Promise.all(
    senders.map((sender) => sender.work(origin, () => told.emit('batch')).catch(String)),
  );
  await Promise.race([begun, ends]);
  await sleep(Math.random() * LONGEST_MS);
  await first.kill();
  for (const end of await ends) expect(end).toMatch(/fetch failed|terminated/);
  await queriesEnded(database);
  const next = await start(second);
  for (const sender of senders) await sender.send(next);
  await second.kill();
  await queriesEnded(database);
  const own = unwrap(await openDatabase({ url: databaseUrl, dataDir, log: silentLog }));
  const rows = await own.kysely.selectFrom('events').select('event_id').execute();
  const counted = await countedIn(own);
  const months = await own.kysely
    .selectFrom(sql`pg_inherits`.as('i'))
    .selectAll()
    .where(sql<boolean>`inhparent = 'events'::regclass`)
    .execute();
  await own.close();
  const acknowledged = senders.flatMap((sender) => sender.acknowledged);
  expect(rows.map(({ event_id }) => event_id).sort()).toEqual(acknowledged.sort());
  expect(counted).toEqual({ hours: acknowledged.length, days: acknowledged.length });
  // This one and the next, since the server listened.
  expect(months).toHaveLength(2);
});
