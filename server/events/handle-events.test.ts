import { randomUUID } from 'node:crypto';
import { shuffle } from 'lodash-es';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#schemas/time/durations.ts';
import { PageTokens } from '../pages/page-tokens.ts';
import { silentLog } from '../testing/database.ts';
import { type FilledServer, openFilledServer } from '../testing/filled-server.ts';
import { insertJobs } from '../testing/jobs.ts';
import { MEASURED, pageJson, siteJson } from '../testing/sites.ts';
import { createEventId } from './event-id.ts';
import { expireEvents, startEventExpiry } from './expire-events.ts';
import { rollUp } from './roll-up.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 13; SM-A146M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const USER = 'b2c7a7e2-9a4e-4d8c-8f5e-2f1f6f0f7a11';
const BEGIN = Date.UTC(2030, 4, 14, 10, 20);

let clock = BEGIN;
let filled: FilledServer;
/** Of `/home` of the site `uno`. */
let pageToken: string;

beforeAll(async () => {
  filled = await openFilledServer(
    async (pages, database) => {
      await pages.write(
        'uno/site.json',
        siteJson('uno', {
          ...MEASURED,
          customParameters: [{ key: 'campaign', value: 'verano' }],
        }),
      );
      await pages.write('uno/home.page.json', pageJson('home'));
      await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
      await pages.write('dos/home.page.json', pageJson('home'));
      const job = { agency_id: 'agency-uno', client_id: 'client-uno', title: 'Repartidor en moto' };
      await insertJobs(database, [job]);
      const words = ['repartidor', 'moto'].map((word) => ({
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
    },
    { now: () => clock },
  );
  pageToken = await tokenOf({ pageId: 'home' });
}, 120_000);

afterEach(async () => {
  clock = BEGIN;
  for (const table of ['events', 'event_counts', 'event_months', 'forgotten_visitors'] as const)
    await filled.database.kysely.deleteFrom(table).execute();
});

afterAll(() => filled.close());

function tokenOf(changes: object): Promise<string> {
  const tokens = new PageTokens({ kysely: filled.database.kysely, now: () => clock });
  return tokens.issue({ agencyId: 'agency-uno', siteId: 'uno', pageId: '', ...changes });
}

function event(changes: object = {}) {
  return {
    eventId: createEventId(clock),
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
    pageToken,
    ...changes,
  };
}

interface Sending {
  readonly agency?: string;
  readonly agent?: string;
  readonly type?: string;
  readonly ip?: string;
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

describe('an event', () => {
  it('is kept by its page, hour, source and kind of browser, without query, address and agent', async () => {
    const sent = event({
      age: HOUR_MS,
      source: 'Google',
      customParameters: [
        { name: 'campaign', parameterValue: 'verano' },
        { name: 'phone', parameterValue: '5512345678' },
      ],
    });
    expect((await send(sent)).json()).toEqual({ accepted: 1, problems: [] });
    const rows = await stored();
    expect(rows).toMatchObject([
      {
        agency_id: 'agency-uno',
        site_id: 'uno',
        event_id: sent.eventId,
        hour: new Date('2030-05-14T09:00:00Z'),
        event_type: 'page',
        event_name: 'Page_View',
        page_path: '/home',
        source: 'google',
        device: 'phone',
        browser: 'Chrome',
        os: 'Android',
        network: '203.0.113.0/24',
        user_id: USER,
        data: {},
        custom_parameters: { campaign: 'verano' },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Ana|Ruiz|5512345678|113\.77|SM-A146M/);
  });

  it('without id and age, as clients of the original services send it, is kept', async () => {
    const { eventId: _, age: __, ...record } = event();
    expect((await send(record, { type: 'application/json' })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('of a social network says which one was chosen, as its block tells it', async () => {
    const answer = await send(
      event({ eventName: 'Social_Switch', eventData: { name: 'Instagram' } }),
    );
    expect(answer.json()).toEqual({ accepted: 1, problems: [] });
    expect(await stored()).toMatchObject([{ data: { name: 'Instagram' } }]);
  });

  it('of IPv6 keeps 48 bits of the address', async () => {
    await send(event(), { ip: '2806:2f0:9101:c0de::1' });
    expect(await stored()).toMatchObject([{ network: '2806:2f0:9101::/48' }]);
  });

  it('has the hour of the server, however wrong the clock of its browser', async () => {
    const wrong = [-2 * DAY_MS, 2 * DAY_MS].map((off) =>
      event({ eventId: createEventId(clock + off), age: 5 * 60_000 }),
    );
    await send(wrong);
    const hours = (await stored()).map(({ hour }) => hour.toISOString());
    expect(hours).toEqual(Array(2).fill('2030-05-14T10:00:00.000Z'));
  });

  it('that says it is a year old counts 30 days back', async () => {
    await send(event({ age: 365 * DAY_MS }));
    expect((await stored())[0]?.hour).toEqual(new Date('2030-04-14T10:00:00Z'));
  });
});

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

describe('a keyword', () => {
  it.each([
    ['Repartidores en MOTO', 'repartidores en moto'],
    ['Juan Pérez', '(otra)'],
    ['55 1234 5678', '(otra)'],
    ['repartidor Juan 5512345678', '(otra)'],
    ['ana@correo.example', '(otra)'],
    ['!!', '(otra)'],
  ])('%s is kept as %s', async (keywordSearched, keyword) => {
    await send(event({ eventName: 'Search', eventData: { results: 3 }, keywordSearched }));
    expect((await stored()).map((row) => row.keyword)).toEqual([keyword]);
  });
});

describe('events that come again', () => {
  it('three times and in any order count once', async () => {
    const events = Array.from({ length: 60 }, (_, index) =>
      event({ eventId: createEventId(clock - index * DAY_MS), userId: 'other-visitor' }),
    );
    const batches = [1, 2, 3].flatMap(() => {
      const mixed = shuffle(events);
      return [mixed.slice(0, 20), mixed.slice(20, 40), mixed.slice(40), mixed.slice(0, 5)];
    });
    const answers = await Promise.all(batches.map((batch) => send(batch)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    const ids = (await stored()).map((row) => row.event_id);
    expect(ids.sort()).toEqual(events.map(({ eventId }) => eventId).sort());
  });

  it('twice in one list count once', async () => {
    const twice = event();
    await send([twice, twice]);
    expect(await stored()).toHaveLength(1);
  });
});

it('events without the token of their page are left out once, however often they come', async () => {
  const forged = Array.from({ length: 3 }, () =>
    event({ pageToken: null, userId: randomUUID(), source: 'x', age: 3 * DAY_MS }),
  );
  for (const batch of [forged, forged, [...forged, ...forged]])
    await send(batch, { ip: '198.18.4.1' });
  expect(await leftOut()).toEqual({ 'left-unsigned': 3 });
  const days = await filled.database.kysely
    .selectFrom('event_days')
    .select(({ cast }) => ['source', 'device', 'page_id', cast('day', 'text').as('day')])
    .execute();
  expect(days).toEqual([{ source: '*', device: '*', page_id: '*', day: '2030-05-14' }]);
});

describe('what is refused', () => {
  it.each([
    [{ eventId: createEventId(BEGIN - 91 * DAY_MS) }, '/eventId'],
    [{ eventId: createEventId(BEGIN + 31 * DAY_MS) }, '/eventId'],
    [{ eventId: USER }, '/eventId'],
    [{ age: -1 }, '/age'],
    [{ eventName: 'constructor' }, '/eventName'],
    [{ eventName: 'Anything' }, '/eventName'],
    [{ eventName: 'CTA_Click', eventData: { phone: '5512345678' } }, '/eventData/phone'],
    [{ eventName: 'Tab_Change', eventData: { name: 'a\0b' } }, '/eventData/name'],
    [{ pageUrl: '/a\ud800' }, '/pageUrl'],
    [{ userId: 'Ana Ruiz' }, '/userId'],
  ])('%j', async (changes, pointer) => {
    const response = await send(event(changes));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'request-invalid', problems: [{ pointer }] });
    expect(await stored()).toEqual([]);
  });

  it('does not take others along', async () => {
    const response = await send([event(), event({ eventName: 'Anything' }), null, event()]);
    expect(response.json()).toMatchObject({
      accepted: 2,
      problems: [{ pointer: '/1/eventName' }, { pointer: '/2' }],
    });
    expect(await stored()).toHaveLength(2);
  });

  it.each([[[]], [Array(101).fill({})]])('a list of too few or too many', async (body) => {
    expect((await send(body)).statusCode).toBe(400);
  });

  it('agencies that nobody knows', async () => {
    expect((await send(event(), { agency: 'nadie' })).json()).toMatchObject({
      code: 'agency-unknown',
    });
  });

  it('a flood from one network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 620 }, () => send(event({ eventName: 'x' }), { ip: '198.51.100.9' })),
    );
    const served = answers.filter(({ statusCode }) => statusCode !== 429);
    expect(served).toHaveLength(600);
    expect((await send(event(), { ip: '198.51.101.9' })).statusCode).toBe(200);
  });
});

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

describe('the token of a page', () => {
  it('is on each page of a site that measures, the same for everybody, and on no other', async () => {
    const open = async (url: string) => (await filled.server.app.inject({ url })).body;
    expect(await open('/home')).toContain(`data-token="${pageToken}"`);
    expect(await open('/home?utm_source=x')).toContain(`data-token="${pageToken}"`);
    expect(await open('/dos/home')).not.toContain('data-token');
  });

  it.each([
    ['nothing', () => undefined],
    ['null', () => null],
    ['what somebody made up', () => 'A'.repeat(16)],
    ['that of another page', () => tokenOf({ pageId: 'other' })],
    ['that of another site', () => tokenOf({ siteId: 'dos', pageId: 'home' })],
    ['that of another agency', () => tokenOf({ agencyId: 'agency-dos', pageId: 'home' })],
  ])('%s in its place: the event is kept and counts for nothing', async (_, make) => {
    await send(event());
    const answer = await send(event({ pageToken: await make() }));
    expect(answer.json()).toEqual({ accepted: 1, problems: [] });
    expect((await stored()).map(({ is_signed }) => is_signed).sort()).toEqual([false, true]);
    expect(await countedViews()).toBe(1);
  });

  it('has a search opened by no job that somebody made up', async () => {
    const search = event({ eventName: 'Search', eventData: { results: 3 } });
    const forged = { eventName: 'Job_View', eventData: { jobId: 'j' }, pageToken: null };
    await send(search);
    await send(event(forged));
    await rollUp(filled.database.kysely);
    const rows = await filled.database.kysely.selectFrom('event_days').selectAll().execute();
    expect(new Set(rows.map(({ measure }) => measure))).toEqual(
      new Set(['search', 'left-unsigned']),
    );
  });
});

it.each([
  ['of machines', {}, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['of browsers without a name', {}, { agent: '' }],
  ['of a site that does not measure', { websiteId: 'dos' }, { agency: 'agency-dos' }],
  ['of a site of another agency', { websiteId: 'dos' }, {}],
])('events %s are left out silently', async (_, changes, sending) => {
  expect((await send(event(changes), sending)).statusCode).toBe(200);
  expect(await stored()).toEqual([]);
});

it.each([
  'Mozilla/5.0 (Linux; Android 11; CUBOT X19 Build/RP1A) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 Telegram-Android/11.2.3',
])('events of people whose phone or app sounds like a machine are kept: %s', async (agent) => {
  await send(event({ eventType: 'nonsense', source: '55 1234 5678'.replaceAll(' ', '') }), {
    agent,
  });
  expect(await stored()).toMatchObject([{ event_type: 'page', source: null, device: 'phone' }]);
});

it('a visitor who takes consent back is forgotten at once, and nobody else', async () => {
  const other = 'c2c7a7e2-9a4e-4d8c-8f5e-2f1f6f0f7a12';
  await send([event(), event(), event({ userId: other })]);
  const forgotten = await filled.server.app.inject({
    method: 'POST',
    url: '/events/v2/agencies/agency-uno/forget-visitor',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ userId: USER }),
  });
  expect(forgotten.statusCode).toBe(204);
  expect((await stored()).map(({ user_id }) => user_id)).toEqual([other]);
});

describe('a flood of forged events', () => {
  const flood = (calls: number, make: () => object, ip: (call: number) => string) =>
    Promise.all(
      Array.from({ length: calls }, (_, call) =>
        send(Array.from({ length: 100 }, make), { ip: ip(call) }),
      ),
    );
  const forged = () => event({ userId: randomUUID(), pageToken: 'A'.repeat(16) });
  const statuses = async (answers: ReturnType<typeof flood>) =>
    (await answers).map(({ statusCode }) => statusCode);

  it('of one network stores 300 without tokens, and takes nothing from events that have theirs', async () => {
    const ip = '198.18.0.1';
    expect(await statuses(flood(5, forged, () => ip))).toEqual([200, 200, 200, 429, 429]);
    expect((await send(forged(), { ip })).headers['retry-after']).toBe('4');
    expect((await send([event(), forged()], { ip })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(301);
    expect(await countedViews()).toBe(1);
    expect(await leftOut()).toEqual({ 'left-over-limit': 202, 'left-unsigned': 300 });
  });

  it('with the token of a page counts 300 of one visitor and 5,000 of one network', async () => {
    const userId = randomUUID();
    const ofOne = flood(
      4,
      () => event({ userId }),
      () => '198.18.1.1',
    );
    expect(await statuses(ofOne)).toEqual([200, 200, 200, 429]);
    await flood(
      50,
      () => event({ userId: randomUUID() }),
      () => '198.18.1.2',
    );
    expect(await countedViews()).toBe(5000);
  });

  it('of many networks leaves results as they were, and what it stores is bounded', async () => {
    await send([event(), event()]);
    await flood(60, forged, (call) => `192.0.${call}.1`);
    expect(await countedViews()).toBe(2);
    expect((await stored()).length).toBeLessThanOrEqual(5002);
    await send(event(), { ip: '192.0.3.1' });
    expect(await countedViews()).toBe(3);
  });
});

// After the others, since limits do not forget what comes when a clock goes back.
it('a token counts for one to two weeks, by secrets that change each week and are then deleted', async () => {
  const WEEK_MS = 7 * DAY_MS;
  const own = pageToken;
  clock += WEEK_MS;
  await send(event());
  expect(await countedViews()).toBe(1);
  const next = await tokenOf({ pageId: 'home' });
  expect(next).not.toBe(own);
  clock += WEEK_MS;
  await send([event(), event({ pageToken: next })]);
  expect(await countedViews()).toBe(2);
  expect((await filled.server.app.inject('/home')).body).not.toContain(own);
  const secrets = await filled.database.kysely.selectFrom('page_secrets').selectAll().execute();
  const ofUno = secrets.filter(({ agency_id }) => agency_id === 'agency-uno');
  expect(ofUno).toHaveLength(2);
  for (const { secret } of secrets) expect(filled.server.lines.join()).not.toContain(secret);
});

it('events older than 90 days are deleted', async () => {
  const userId = randomUUID();
  const events = [
    event({ eventId: createEventId(clock - 80 * DAY_MS), userId }),
    event({ userId }),
  ];
  await send(events, { ip: '198.18.3.1' });
  await expireEvents(filled.database.kysely, clock + 30 * DAY_MS);
  expect(await stored()).toHaveLength(1);
  await expireEvents(filled.database.kysely, clock + 200 * DAY_MS);
  expect(await stored()).toEqual([]);
});

it('events of a clock that was 30 days ahead are deleted 90 days after they came too', async () => {
  const ahead = event({ eventId: createEventId(clock + 30 * DAY_MS), userId: randomUUID() });
  expect((await send(ahead, { ip: '198.18.3.2' })).statusCode).toBe(200);
  await expireEvents(filled.database.kysely, clock + 90 * DAY_MS);
  expect(await stored()).toHaveLength(1);
  await expireEvents(filled.database.kysely, clock + 90 * DAY_MS + 1);
  expect(await stored()).toEqual([]);
});

it('a server that has just started deletes what is too old within its first minutes', async () => {
  const { kysely } = filled.database;
  await send(event({ userId: randomUUID() }), { ip: '198.18.3.3' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const stop = startEventExpiry(kysely, silentLog, () => clock + 200 * DAY_MS);
  vi.advanceTimersByTime(2 * 60_000);
  vi.useRealTimers();
  await stop();
  expect(await stored()).toEqual([]);
});
