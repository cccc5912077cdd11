import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { createTestPages, pageJson, siteJson, type TestPages } from '../testing/sites.ts';

const START = Date.UTC(2030, 0, 1, 12);
const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** One for each test: time goes by once for each page. */
const PAGES = ['eventos', 'copia', 'parte', 'plazo'];

let clock = START;
let pages: TestPages;
let server: TestServer;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  const database = await openTestDatabase();
  closeDatabase = () => database.close();
  pages = await createTestPages();
  await pages.write('uno/site.json', siteJson('uno'));
  await pages.write('uno/home.page.json', pageJson('home'));
  for (const id of PAGES) await pages.write(`uno/${id}.page.json`, eventsPage(id));
  server = await openTestServer({ database, pages, now: () => clock });
});

afterAll(async () => {
  await server.app.close();
  await closeDatabase();
  await pages.discard();
});

function eventsPage(pageId: string): object {
  const event = (id: string, end: number) => ({
    id,
    title: `Evento ${id}`,
    eventDateAndTime: { start: moment(START), end: moment(end) },
  });
  const events = [
    event('largo', START + 2 * HOUR),
    event('corto', START + HOUR),
    event('viejo', START - 1),
  ];
  return pageJson(pageId, { widgets: [{ id: 'w1', type: 'events', content: { events } }] });
}

function moment(time: number): string {
  return new Date(time).toISOString().replace('.000', '').replace('.999', '');
}

async function at(time: number, url = '/eventos') {
  clock = time;
  const { body, headers } = await server.app.inject({ url, headers: { host: 'any.example' } });
  const control = String(headers['cache-control']);
  const cdn = String(headers['cdn-cache-control']);
  return {
    shown: ['viejo', 'corto', 'largo'].filter((id) => body.includes(`Evento ${id}<`)),
    shared: Number(/s-maxage=(\d+)/.exec(control)?.[1]),
    cdn: Number(/max-age=(\d+)/.exec(cdn)?.[1]),
    stale: Number(/stale-while-revalidate=(\d+)/.exec(cdn)?.[1]),
    etag: headers['etag'],
  };
}

describe('a page with events', () => {
  it('never shows one that is over, although it was rendered before', async () => {
    expect((await at(START)).shown).toEqual(['corto', 'largo']);
    expect((await at(START + HOUR - 1)).shown).toEqual(['corto', 'largo']);
    expect((await at(START + HOUR)).shown).toEqual(['largo']);
    expect((await at(START + 2 * HOUR)).shown).toEqual([]);
  });

  it('keeps its copy until then', async () => {
    const { etag } = await at(START, '/copia');
    expect((await at(START + HOUR - 1, '/copia')).etag).toBe(etag);
    expect((await at(START + HOUR, '/copia')).etag).not.toBe(etag);
  });

  it('is as short-lived in parts', async () => {
    const url = '/parte?fragment=w1';
    expect((await at(START, url)).shown).toEqual(['corto', 'largo']);
    expect((await at(START + HOUR, url)).shown).toEqual(['largo']);
  });

  it.each([
    ['long before', HOUR, { shared: 60, cdn: 60, stale: 600 }],
    ['five minutes before', 300 * SECOND, { shared: 60, cdn: 60, stale: 240 }],
    ['shortly before', 10 * SECOND + 999, { shared: 10, cdn: 10, stale: 0 }],
    ['at the last moment', 1, { shared: 0, cdn: 0, stale: 0 }],
  ])('promises shared caches no longer life, %s', async (_, left, times) => {
    expect(await at(START + HOUR - left, '/plazo')).toMatchObject(times);
  });

  it('promises the usual once nothing is left to end', async () => {
    expect(await at(START + 3 * HOUR, '/plazo')).toMatchObject({ shared: 60, cdn: 60, stale: 600 });
  });
});

it('leaves pages alone whose widgets know no time', async () => {
  const before = await at(START, '/home');
  expect(before).toMatchObject({ shared: 60, cdn: 60, stale: 600 });
  expect((await at(START + 1000 * HOUR, '/home')).etag).toBe(before.etag);
});
