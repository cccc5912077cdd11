import { sql } from 'kysely';
import { chunk, shuffle } from 'lodash-es';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#schemas/time/durations.ts';
import { PageTokens } from '../pages/page-tokens.ts';
import { type FilledServer, openFilledServer } from '../testing/filled-server.ts';
import { insertJobs } from '../testing/jobs.ts';
import { MEASURED, pageJson, siteJson } from '../testing/sites.ts';
import { createEventId } from './event-id.ts';
import { expireRollups, firstCountedDay, rollUp } from './roll-up.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const USER = 'b2c7a7e2-9a4e-4d8c-8f5e-2f1f6f0f7a11';
/** 20:20 of the day before in Mexico. */
const NOW = Date.UTC(2030, 4, 14, 2, 20);

const PAGES = [
  ['/home', 'home'],
  ['/empleo/', 'vacante'],
] as const;

let filled: FilledServer;

beforeAll(async () => {
  filled = await openFilledServer(
    async (pages, database) => {
      await pages.write('uno/site.json', siteJson('uno', MEASURED));
      await pages.write('uno/home.page.json', pageJson('home'));
      await pages.write(
        'uno/vacante.page.json',
        pageJson('vacante', { type: 'JOB_DETAIL', url: '/empleo/{urlSlug}' }),
      );
      await insertJobs(database, [
        { agency_id: 'agency-uno', client_id: 'client-uno', title: 'Repartidor en moto' },
      ]);
    },
    { now: () => NOW },
  );
}, 120_000);

afterEach(async () => {
  const own = [
    'events',
    'event_counts',
    'event_hours',
    'event_months',
    'forgotten_visitors',
  ] as const;
  for (const table of own) await filled.database.kysely.deleteFrom(table).execute();
});

afterAll(() => filled.close());

/** @param at ms after the beginning by the clock of the browser */
function event(at: number, changes: object = {}) {
  return {
    eventId: createEventId(NOW + at),
    age: 0,
    userId: USER,
    sessionId: 's1',
    tabId: 't1',
    previousEventId: null,
    pageUrl: 'https://uno.example/home',
    websiteId: 'uno',
    eventName: 'Page_View',
    eventData: {},
    ...changes,
  };
}

async function send(events: readonly ReturnType<typeof event>[]): Promise<number> {
  const tokens = new PageTokens({ kysely: filled.database.kysely, now: () => NOW });
  const signed = events.map(async (one) => {
    const pageId = PAGES.find(([path]) => one.pageUrl.includes(path))?.[1] ?? '';
    const page = { agencyId: 'agency-uno', siteId: 'uno', pageId };
    return { ...one, pageToken: await tokens.issue(page) };
  });
  const { statusCode } = await filled.server.app.inject({
    method: 'POST',
    url: '/events/v2/agencies/agency-uno/handle-events',
    headers: { 'content-type': 'text/plain', 'user-agent': PHONE },
    payload: JSON.stringify(await Promise.all(signed)),
  });
  return statusCode;
}

/** Days that are split by nothing, those of blocks by page alone, by measure. */
async function totals(): Promise<Readonly<Record<string, number>>> {
  await rollUp(filled.database.kysely);
  const rows = await filled.database.kysely
    .selectFrom('event_days')
    .select(['measure', (eb) => eb.fn.sum<string>('amount').as('amount')])
    .where(sql<boolean>`split = case when measure like 'block-%' then 8 else 0 end`)
    .groupBy('measure')
    .execute();
  return Object.fromEntries(rows.map(({ measure, amount }) => [measure, Number(amount)]));
}

const search = (at: number) =>
  event(at, { eventName: 'Search', eventData: { results: 0 }, keywordSearched: 'repartidor' });
const opened = (at: number) =>
  event(at, { eventName: 'Job_View', eventData: { jobId: 'j1' }, pageUrl: '/empleo/moto-1' });

it('events that come three times, in any order and in pieces, count once', async () => {
  const events = Array.from({ length: 50 }, (_, at) => event(at));
  for (let time = 0; time < 3; time += 1) {
    const calls = chunk(shuffle([...events, ...events.slice(0, 7)]), 19).map(send);
    expect(await Promise.all(calls)).toEqual([200, 200, 200]);
    await rollUp(filled.database.kysely);
  }
  expect(await totals()).toEqual({ view: 50, visit: 50 });
});

it('processes that add up at once add each count once', async () => {
  await send(Array.from({ length: 30 }, (_, at) => event(at)));
  await Promise.all([1, 2, 3].map(() => rollUp(filled.database.kysely)));
  expect(await totals()).toEqual({ view: 30, visit: 30 });
});

it('a search is opened by the job that follows it in its tab, in whatever order they come', async () => {
  const events = [
    search(0),
    opened(1000),
    opened(2000),
    search(3000),
    search(4000),
    opened(5000),
    { ...opened(6000), tabId: 't2' },
  ];
  for (let time = 0; time < 4; time += 1) {
    for (const one of shuffle(events)) await send([one]);
    expect(await totals()).toEqual({
      search: 3,
      'search-empty': 3,
      'search-opened': 2,
      'job-view': 4,
    });
    if (time < 2) continue;
    for (const table of ['events', 'event_counts', 'event_months'] as const)
      await filled.database.kysely.deleteFrom(table).execute();
  }
});

it('hours and days are the server’s, in the time zone of the site, whatever the clock of the browser says', async () => {
  await send([event(2 * DAY_MS), event(-2 * DAY_MS, { age: 3 * HOUR_MS })]);
  await rollUp(filled.database.kysely);
  const hours = await filled.database.kysely
    .selectFrom('event_hours')
    .select(['hour', 'page_id', 'amount'])
    .where('measure', '=', 'view')
    .orderBy('hour')
    .execute();
  expect(hours).toEqual([
    { hour: new Date('2030-05-13T23:00:00Z'), page_id: 'home', amount: '1' },
    { hour: new Date('2030-05-14T02:00:00Z'), page_id: 'home', amount: '1' },
  ]);
  const days = await filled.database.kysely
    .selectFrom('event_days')
    .select(({ cast }) => ['source', 'device', 'place', 'amount', cast('day', 'text').as('day')])
    .where('measure', '=', 'view')
    .where('split', '=', 2)
    .execute();
  expect(days).toEqual([
    { source: '*', device: 'phone', place: '*', amount: 2, day: '2030-05-13' },
  ]);
});

it('what is refused counts for nothing', async () => {
  expect(await send([event(-91 * DAY_MS)])).toBe(400);
  expect(await totals()).toEqual({});
});

it('blocks count where the page has them, and no address or block that somebody invents', async () => {
  await send([
    event(0, { eventName: 'Widget_View', widgetId: 'w1' }),
    event(1, { eventName: 'CTA_Click', widgetId: 'w1' }),
    event(2, { eventName: 'Widget_View', widgetId: 'invented' }),
    event(3, { pageUrl: '/invented', previousEventId: createEventId(NOW) }),
  ]);
  expect(await totals()).toEqual({ 'block-view': 1, 'block-click': 1, view: 1 });
  const pages = await filled.database.kysely
    .selectFrom('event_hours')
    .select('page_id')
    .where('measure', '=', 'view')
    .execute();
  expect(pages).toEqual([{ page_id: '' }]);
});

it('rollups hold no id of a visitor, and stay when a visitor is forgotten', async () => {
  await send([event(0), search(1), opened(2)]);
  await rollUp(filled.database.kysely);
  await filled.server.app.inject({
    method: 'POST',
    url: '/events/v2/agencies/agency-uno/forget-visitor',
    payload: { userId: USER },
  });
  const { kysely } = filled.database;
  expect(await kysely.selectFrom('events').selectAll().execute()).toEqual([]);
  const rows = [
    ...(await kysely.selectFrom('event_hours').selectAll().execute()),
    ...(await kysely.selectFrom('event_days').selectAll().execute()),
  ];
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows)).not.toMatch(/b2c7a7e2|"s1"|"t1"|moto-1/);
});

it('days of a month are added to one row, in whatever order they come', async () => {
  const ages = [0, 9, 3, 20, 3].map((days) => days * DAY_MS);
  for (const age of ages) {
    await send([event(-age, { age })]);
    await rollUp(filled.database.kysely);
  }
  const { kysely } = filled.database;
  const days = await kysely
    .selectFrom('event_days')
    .select(({ cast }) => ['amount', cast<string>('day', 'text').as('day')])
    .where('measure', '=', 'view')
    .where('split', '=', 0)
    .orderBy('day')
    .execute();
  expect(days.map(({ day, amount }) => `${day} ${amount}`)).toEqual([
    '2030-04-23 1',
    '2030-05-04 1',
    '2030-05-10 2',
    '2030-05-13 1',
  ]);
  const months = kysely.selectFrom('event_months').where('measure', '=', 'view');
  expect(await months.where('split', '=', 0).select('amounts').execute()).toHaveLength(2);
});

it('a day that is deleted is not known again the day after, however short its month', () => {
  const days = [29, 30, 31, 32].map((day) => firstCountedDay(Date.UTC(2027, 2, day, 12)));
  expect(days).toEqual(['2025-02-28', '2025-02-28', '2025-02-28', '2025-03-01']);
  // 20:00 of New Year's Eve in Mexico.
  expect(firstCountedDay(Date.UTC(2027, 0, 1, 2))).toBe('2024-11-30');
});

it('rollups are kept for 25 months', async () => {
  await send([event(0), event(-3 * DAY_MS, { age: 3 * DAY_MS })]);
  await rollUp(filled.database.kysely);
  const { kysely } = filled.database;
  const days = async () => {
    const { rows } = await sql<{ day: string }>`
      select distinct day::text as day from event_days order by 1`.execute(kysely);
    return rows.map(({ day }) => day);
  };
  await expireRollups(kysely, Date.UTC(2032, 5, 10, 12));
  expect(await days()).toEqual(['2030-05-10', '2030-05-13']);
  await expireRollups(kysely, Date.UTC(2032, 5, 12, 12));
  expect(await days()).toEqual(['2030-05-13']);
  await expireRollups(kysely, Date.UTC(2032, 5, 16));
  expect(await days()).toEqual([]);
  expect(await kysely.selectFrom('event_hours').selectAll().execute()).toEqual([]);
  await expireRollups(kysely, Date.UTC(2032, 6, 16));
  expect(await kysely.selectFrom('event_months').selectAll().execute()).toEqual([]);
});
