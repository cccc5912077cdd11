import { randomUUID } from 'node:crypto';
import { shuffle } from 'lodash-es';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#schemas/time/durations.ts';
import { BEGIN, clock, event, setUpEvents, USER } from '../testing/events.ts';
import { createEventId } from './event-id.ts';

const { filled, send, stored, leftOut } = setUpEvents();

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
      event({ eventId: createEventId(clock.now + off), age: 5 * 60_000 }),
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

describe('a keyword', () => {
  it.each([
    ['Repartidores en MOTO', 'repartidores en moto'],
    ['Juan Pérez', '(otra)'],
    ['55 1234 5678', '(otra)'],
    ['repartidor Juan 5512345678', '(otra)'],
    // Jobs name hours and pay: such pieces are known, and together they are somebody's phone.
    ['moto de 8 a 18', 'moto de 8 a 18'],
    ['55 12 34 56 78', '(otra)'],
    ['5512 345 678', '(otra)'],
    ['ana@correo.example', '(otra)'],
    ['!!', '(otra)'],
  ])('%s is kept as %s', async (keywordSearched, keyword) => {
    await send(event({ eventName: 'Search', eventData: { results: 3 }, keywordSearched }));
    expect((await stored()).map((row) => row.keyword)).toEqual([keyword]);
  });
});

it.each([
  ['https://uno.example/home?search=Ana+Ruiz', '/home'],
  ['/p/home', '/home'],
  ['/job/ana-ruiz-5512345678', '/job/{urlSlug}'],
  ['/Ana-Ruiz-55-1234-5678', '(otra)'],
  ['/%E0%A4%A', '(otra)'],
  ['/home%00', '(otra)'],
  ['//evil.example/home', '(otra)'],
])('of the address %s the page is kept, and nothing that was typed: %s', async (pageUrl, kept) => {
  await send(event({ pageUrl }));
  expect((await stored()).map((row) => row.page_path)).toEqual([kept]);
});

it.each([
  ['Feria-2026-11-29', 'feria-2026-11-29'],
  ['volante\r\n', 'volante'],
  ['feria\u0000norte', null],
  ['55 12 34 56 78', null],
  ['55-1234-5678', null],
  ['volante.55.1234.5678', null],
  ['ana@correo.example', null],
])('where a visit came from, %s, is kept as %s', async (source, kept) => {
  await send(event({ source }));
  expect((await stored()).map((row) => row.source)).toEqual([kept]);
});

describe('events that come again', () => {
  it('three times and in any order count once', async () => {
    const events = Array.from({ length: 60 }, (_, index) =>
      event({ eventId: createEventId(clock.now - index * DAY_MS), userId: 'other-visitor' }),
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
    [{ eventName: 'Form_Page', eventData: { pageNumber: 100 } }, '/eventData/pageNumber'],
    [{ eventName: 'CTA_Click', eventData: { deep: { constructor: {} } } }, '/eventData/deep'],
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
