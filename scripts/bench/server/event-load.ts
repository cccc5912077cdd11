import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { sample } from 'lodash-es';
import { openDatabase } from '#server/db/open-database.ts';
import { createEventId } from '#server/events/event-id.ts';
import { silentLog, unwrap } from '#server/testing/database.ts';
import type { Figure } from '../../measure/figures.ts';
import type { ProductProcess } from '../../product/product-process.ts';
import { withFolder, withProduct } from '../../product/with-product.ts';

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
 * 5,000 events a second in batches of 20, each of a tab of its own, beside requests of pages, on an embedded database; the load
 * comes from this machine too. Every event that was acknowledged is looked for in the database afterwards.
 */
export function measureEventLoad(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const dataDir = path.join(folder, 'data');
    const load = await withProduct(dataDir, { RUMBO_CALL_LIMITS: 'off' }, loadOf);
    return toFigures(load, await readStored(dataDir));
  });
}

interface Load {
  readonly acknowledged: number;
  readonly refused: number;
  readonly seconds: number;
  readonly pages: autocannon.Result;
}

async function loadOf({ origin }: ProductProcess): Promise<Load> {
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
  const tokens = new Map(await Promise.all(PAGES.map((page) => tokenOf(origin, page))));
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const calls: Promise<number>[] = [];
  const started = performance.now();
  while (calls.length < CALLS_PER_SECOND * SECONDS) {
    const due = ((performance.now() - started) / 1000) * CALLS_PER_SECOND;
    while (calls.length < Math.min(due, CALLS_PER_SECOND * SECONDS))
      calls.push(send(origin, agent, tokens));
    await sleep(BEAT_MS);
  }
  const answers = await Promise.all(calls);
  agent.destroy();
  return answers;
}

/** What pages print for those who agree to measuring, by their addresses. */
type PageTokens = ReadonlyMap<string, string | undefined>;

async function tokenOf(origin: string, page: string): Promise<[string, string | undefined]> {
  const html = await (await fetch(origin + page)).text();
  return [page, html.match(/ data-token="([^"]+)"/)?.[1]];
}

/** Resolves with the status. */
async function send(origin: string, agent: Agent, tokens: PageTokens): Promise<number> {
  const outgoing = request(`${origin}/events/v2/agencies/entregas/handle-events`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': AGENT },
  });
  outgoing.end(JSON.stringify(newBatch(tokens)));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

/** What visitors of the site do, as often as its name stands here. */
const ACTS = [
  'Page_View',
  'Page_View',
  'Widget_View',
  'Widget_View',
  'Widget_View',
  'CTA_Click',
  'Search',
  'Search',
  'Facet_Change',
  'Job_View',
  'Job_View',
  'Job_Save',
  'Apply_Click',
  'Form_Page',
  'Web_Vitals',
] as const;

const DATA: Readonly<Partial<Record<(typeof ACTS)[number], object>>> = {
  Search: { results: 12 },
  Facet_Change: { field: 'city' },
  Job_View: { jobId: 'job-1' },
  Job_Save: { jobId: 'job-1', saved: true },
  Apply_Click: { jobId: 'job-1' },
  Form_Page: { pageNumber: 0 },
  Web_Vitals: { metric: 'LCP', value: 1200 },
};
const SOURCES = [null, null, 'google', 'facebook', 'whatsapp', 'volante'];
const KEYWORDS = ['repartidor', 'chofer', 'moto', 'almacén', 'turno nocturno'];

/** A batch of one tab: each batch is of another visitor. */
function newBatch(tokens: PageTokens): readonly object[] {
  const visitor = { userId: randomUUID(), sessionId: randomUUID(), tabId: randomUUID() };
  const source = sample(SOURCES);
  let previousEventId: string | null = null;
  return Array.from({ length: BATCH }, () => {
    const eventId = createEventId(Date.now());
    const event = { ...newEvent(tokens), ...visitor, source, eventId, previousEventId };
    previousEventId = eventId;
    return event;
  });
}

function newEvent(tokens: PageTokens): object {
  const eventName = sample(ACTS) ?? 'Page_View';
  const pageUrl = sample(PAGES) ?? '';
  return {
    age: Math.floor(Math.random() * 5000),
    pageUrl,
    pageToken: tokens.get(pageUrl),
    websiteId: SITE,
    keywordSearched: eventName === 'Search' ? sample(KEYWORDS) : '',
    searchDepth: eventName === 'Search' ? 1 : null,
    widgetId: null,
    eventName,
    eventData: DATA[eventName] ?? {},
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
