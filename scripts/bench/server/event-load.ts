import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/open-database.ts';
import { createEventId } from '#server/events/event-id.ts';
import { silentLog, unwrap } from '#server/testing/database.ts';
import { projectRoot } from '../../base/project-root.ts';
import type { Figure } from '../../measure/figures.ts';
import { startProductProcess } from '../../product/product-process.ts';

/** As a batch of a browser has. */
const BATCH = 20;
const CALLS_PER_SECOND = 250;
const PAGES_PER_SECOND = 50;
const SECONDS = 60;
const WARM_UP_SECONDS = 5;
/** Calls are sent in beats, since a timer is no finer. */
const BEAT_MS = 20;
/** Slowest answer of forty that a visitor should meet meanwhile. */
const MAX_PAGE_MS = 150;

const SITE = 'repartidores-mx';
const PAGES = ['/home', '/como-ser-repartidor', '/buscar-empleos?keyword=chofer'];
const AGENT =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

/**
 * 5,000 events a second in batches of 20, beside requests of pages, on an embedded database; the load comes from this
 * machine too. Every event that was acknowledged is looked for in the database afterwards.
 */
export async function measureEventLoad(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  const dataDir = path.join(folder, 'data');
  const pagesDir = path.join(folder, 'pages');
  copyMeasured(pagesDir);
  const env = { RUMBO_PAGES_DIR: pagesDir, RUMBO_CALL_LIMITS: 'off' };
  try {
    const product = await startProductProcess(dataDir, env);
    const load = await loadOf(product.origin).finally(() => product.stop());
    return toFigures(load, await readStored(dataDir));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Load {
  readonly acknowledged: number;
  readonly refused: number;
  readonly seconds: number;
  readonly pages: autocannon.Result;
}

async function loadOf(origin: string): Promise<Load> {
  await visitPages(origin, WARM_UP_SECONDS);
  const pages = visitPages(origin, SECONDS);
  const started = performance.now();
  const answers = await sendAll(origin);
  const seconds = (performance.now() - started) / 1000;
  const acknowledged = answers.filter((status) => status === 200).length;
  return { acknowledged, refused: answers.length - acknowledged, seconds, pages: await pages };
}

function visitPages(origin: string, seconds: number): Promise<autocannon.Result> {
  return Promise.resolve(
    autocannon({
      url: origin,
      connections: 10,
      duration: seconds,
      overallRate: PAGES_PER_SECOND,
      requests: PAGES.map((page) => ({ path: page, headers: { 'accept-encoding': 'br' } })),
    }),
  );
}

async function sendAll(origin: string): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const calls: Promise<number>[] = [];
  const started = performance.now();
  while (calls.length < CALLS_PER_SECOND * SECONDS) {
    const due = ((performance.now() - started) / 1000) * CALLS_PER_SECOND;
    while (calls.length < Math.min(due, CALLS_PER_SECOND * SECONDS))
      calls.push(send(origin, agent));
    await sleep(BEAT_MS);
  }
  const answers = await Promise.all(calls);
  agent.destroy();
  return answers;
}

/** Resolves with the status. */
async function send(origin: string, agent: Agent): Promise<number> {
  const outgoing = request(`${origin}/events/v2/agencies/entregas/handle-events`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': AGENT },
  });
  outgoing.end(JSON.stringify(Array.from({ length: BATCH }, newEvent)));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

function newEvent(): object {
  return {
    eventId: createEventId(Date.now()),
    age: 1500,
    userId: 'b2c7a7e2-9a4e-4d8c-8f5e-2f1f6f0f7a11',
    sessionId: '5a1e3f60-1b7e-4c39-9d43-6f7c2e8d9b10',
    tabId: '7c9b2f1d-3e4a-4f5b-8a6c-1d2e3f4a5b6c',
    previousEventId: null,
    pageUrl: '/buscar-empleos',
    websiteId: SITE,
    keywordSearched: 'repartidor',
    searchDepth: 1,
    widgetId: null,
    eventName: 'Search',
    eventData: { results: 12 },
    customParameters: [],
  };
}

interface Stored {
  readonly events: number;
  readonly bytes: number;
}

async function readStored(dataDir: string): Promise<Stored> {
  const database = unwrap(await openDatabase({ dataDir, log: silentLog }));
  try {
    const { rows } = await sql<{ events: number; bytes: number }>`
      select (select count(*)::int from events) as events,
        (select sum(pg_total_relation_size(inhrelid))::int from pg_inherits
         where inhparent = 'events'::regclass) as bytes`.execute(database.kysely);
    const [stored] = rows;
    if (stored === undefined) throw new Error('The database does not count.');
    return stored;
  } finally {
    await database.close();
  }
}

function toFigures({ acknowledged, refused, seconds, pages }: Load, stored: Stored): Figure[] {
  const group = `events, ${BATCH * CALLS_PER_SECOND}/s for ${SECONDS} s, embedded`;
  const events = acknowledged * BATCH;
  return [
    { group, name: 'kept', value: events / seconds, unit: 'events/s' },
    { group, name: 'calls refused', value: refused, unit: 'calls', bar: { atMost: 0 } },
    {
      group,
      name: 'acknowledged and not there',
      value: events - stored.events,
      unit: 'events',
      bar: { atMost: 0 },
    },
    {
      group,
      name: `pages beside it, ${PAGES_PER_SECOND} req/s, p97.5`,
      value: pages.latency.p97_5,
      unit: 'ms',
      bar: { atMost: MAX_PAGE_MS },
    },
    {
      group,
      name: 'pages failed',
      value: pages.non2xx + pages.errors + pages.timeouts,
      unit: 'requests',
      bar: { atMost: 0 },
    },
    { group, name: 'disk per event', value: stored.bytes / stored.events, unit: 'B' },
  ];
}

function copyMeasured(pagesDir: string): void {
  cpSync(path.join(projectRoot, 'pages'), pagesDir, { recursive: true });
  const file = path.join(pagesDir, SITE, 'site.json');
  const site: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...(site as object), enableWidgetTracking: true }));
}
