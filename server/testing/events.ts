import { afterEach, beforeAll } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { createEventId } from '../events/event-id.ts';
import { rollUp } from '../events/roll-up.ts';
import { PageTokens } from '../pages/page-tokens.ts';
import { openFilledServer } from './filled-server.ts';
import { insertJobs } from './jobs.ts';
import { setUp } from './set-up.ts';
import { MEASURED, pageJson, siteJson, type TestPages } from './sites.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 13; SM-A146M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

/** Hours, pay and the like, as texts of jobs have them. */
const NUMBERS = ['8', '18', '12', '34', '55', '56', '78', '345', '678', '5512'];

export const USER = 'b2c7a7e2-9a4e-4d8c-8f5e-2f1f6f0f7a11';

export const BEGIN = Date.UTC(2030, 4, 14, 10, 20);

export const clock = { now: BEGIN };

/** The page `/home` of the site `uno`. */
export const home = { token: '' };

export function event(changes: object = {}) {
  return {
    eventId: createEventId(clock.now),
    age: 0,
    userId: USER,
    sessionId: 's1',
    tabId: 't1',
    previousEventId: null,
    pageUrl: 'https://uno.example/home?search=Ana+Ruiz',
    websiteId: 'uno',
    keywordSearched: null,
    searchDepth: null,
    widgetId: null,
    userAgent: null,
    ipAddress: null,
    eventType: 'page',
    eventName: 'Page_View',
    eventData: {},
    customParameters: [],
    pageToken: home.token,
    ...changes,
  };
}

export interface Sending {
  readonly agency?: string;
  readonly agent?: string;
  readonly type?: string;
  readonly ip?: string;
}

async function fill(pages: TestPages, database: Database): Promise<void> {
  await pages.write(
    'uno/site.json',
    siteJson('uno', {
      ...MEASURED,
      customParameters: [{ key: 'campaign', value: 'verano' }],
    }),
  );
  await pages.write('uno/home.page.json', pageJson('home'));
  const job = { type: 'JOB_DETAIL', url: '/job/{urlSlug}' };
  await pages.write('uno/job.page.json', pageJson('job', job));
  await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
  await pages.write('dos/home.page.json', pageJson('home'));
  const vacancy = {
    agency_id: 'agency-uno',
    client_id: 'client-uno',
    title: 'Repartidor en moto',
  };
  await insertJobs(database, [vacancy]);
  const words = ['repartidor', 'moto', ...NUMBERS].map((word) => ({
    agency_id: 'agency-uno',
    client_id: 'client-uno',
    word,
    spelling: word,
    open_jobs: 1,
  }));
  await database.kysely
    .insertInto('job_words')
    .values(words)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The sites `uno`, which is measured, and `dos`, without an event before each test. */
export function setUpEvents() {
  const filled = setUp(() => openFilledServer(fill, { now: () => clock.now }));

  beforeAll(async () => {
    home.token = await tokenOf({ pageId: 'home' });
  });

  afterEach(async () => {
    clock.now = BEGIN;
    for (const table of ['events', 'event_counts', 'event_months', 'forgotten_visitors'] as const)
      await filled.database.kysely.deleteFrom(table).execute();
  });

  function tokenOf(changes: object): Promise<string> {
    const tokens = new PageTokens({ kysely: filled.database.kysely, now: () => clock.now });
    return tokens.issue({ agencyId: 'agency-uno', siteId: 'uno', pageId: '', ...changes });
  }

  function send(body: object, sending: Sending = {}) {
    const { agency = 'agency-uno', agent = PHONE, type = 'text/plain;charset=UTF-8' } = sending;
    return filled.server.app.inject({
      method: 'POST',
      url: `/events/v2/agencies/${agency}/handle-events`,
      headers: { 'content-type': type, 'user-agent': agent },
      remoteAddress: sending.ip ?? '203.0.113.77',
      payload: JSON.stringify(body),
    });
  }

  const stored = () => filled.database.kysely.selectFrom('events').selectAll().execute();

  /** Events that were left out, by the reason. */
  async function leftOut(): Promise<Readonly<Record<string, number>>> {
    const { kysely } = filled.database;
    await rollUp(kysely);
    const rows = await kysely
      .selectFrom('event_days')
      .select(['measure', 'amount'])
      .where('measure', 'in', ['left-unsigned', 'left-over-limit', 'left-machine'])
      .execute();
    return Object.fromEntries(rows.map(({ measure, amount }) => [measure, amount]));
  }

  /** Views that results tell. */
  async function countedViews(): Promise<number> {
    const { kysely } = filled.database;
    await rollUp(kysely);
    const row = await kysely
      .selectFrom('event_days')
      .select(({ fn }) => fn.sum<string | null>('amount').as('views'))
      .where('measure', '=', 'view')
      .where('split', '=', 0)
      .executeTakeFirst();
    return Number(row?.views);
  }

  return { filled, tokenOf, send, stored, leftOut, countedViews };
}
