import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#schemas/time/durations.ts';
import { PageTokens } from '../pages/page-tokens.ts';
import { type FilledServer, openFilledServer } from '../testing/filled-server.ts';
import { MEASURED, pageJson, siteJson } from '../testing/sites.ts';
import { createEventId } from './event-id.ts';
import { expireForgotten } from './forgotten-visitors.ts';
import { rollUp } from './roll-up.ts';

const NOW = Date.UTC(2030, 4, 14, 10, 20);
const PHONE =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

let filled: FilledServer;
let pageToken: string;

beforeAll(async () => {
  filled = await openFilledServer(
    async (pages) => {
      await pages.write('uno/site.json', siteJson('uno', MEASURED));
      await pages.write('uno/home.page.json', pageJson('home'));
    },
    { now: () => NOW },
  );
  const tokens = new PageTokens({ kysely: filled.database.kysely, now: () => NOW });
  const page = { agencyId: 'agency-uno', siteId: 'uno', pageId: 'home' };
  pageToken = await tokens.issue(page);
}, 120_000);

afterEach(async () => {
  for (const table of ['events', 'event_counts', 'event_months', 'forgotten_visitors'] as const)
    await filled.database.kysely.deleteFrom(table).execute();
});

afterAll(() => filled.close());

function post(call: string, payload: object) {
  return filled.server.app.inject({
    method: 'POST',
    url: `/events/v2/agencies/${call}`,
    headers: { 'content-type': 'text/plain', 'user-agent': PHONE },
    payload: JSON.stringify(payload),
  });
}

const send = (userIds: readonly (string | null)[], changes: object = {}) =>
  post(
    'agency-uno/handle-events',
    userIds.map((userId) => ({
      ...{ eventId: createEventId(NOW), pageUrl: '/home', websiteId: 'uno', pageToken, userId },
      ...{ eventName: 'Page_View', ...changes },
    })),
  );

const forget = (userId: string, agency = 'agency-uno') =>
  post(`${agency}/forget-visitor`, { userId });

async function stored(): Promise<(string | null)[]> {
  const rows = await filled.database.kysely.selectFrom('events').select('user_id').execute();
  return rows.map(({ user_id }) => user_id);
}

const held = () => filled.database.kysely.selectFrom('forgotten_visitors').selectAll().execute();

it('what was on its way when consent was taken back is neither kept nor counted, others are', async () => {
  const [own, other] = [randomUUID(), randomUUID()];
  await forget(own);
  const answer = await send([own, other, null, own]);
  expect(answer.json()).toEqual({ accepted: 4, problems: [] });
  expect((await stored()).sort()).toEqual([other, null].sort());
  const { kysely } = filled.database;
  await rollUp(kysely);
  const days = await kysely
    .selectFrom('event_days')
    .select('amount')
    .where('measure', '=', 'view')
    .where('split', '=', 0)
    .execute();
  expect(days).toEqual([{ amount: 2 }]);
});

it('searches and jobs that come late are not kept either', async () => {
  const own = randomUUID();
  await forget(own);
  const ofTab = { tabId: 't1', eventName: 'Search', eventData: { results: 3 } };
  expect((await send([own], { ...ofTab, keywordSearched: 'moto' })).statusCode).toBe(200);
  expect(await stored()).toEqual([]);
});

it('what a statement that had begun before wrote afterwards is deleted with the next sweep', async () => {
  const own = randomUUID();
  await send([own, own]);
  const { kysely } = filled.database;
  const row = { agency_id: 'agency-uno', user_id: own, forgotten_at: new Date(NOW) };
  await kysely.insertInto('forgotten_visitors').values(row).execute();
  await expireForgotten(kysely, NOW + DAY_MS / 4);
  expect(await stored()).toEqual([]);
  expect(await held()).toHaveLength(1);
});

it('an id is held for a day, anew each time that consent is taken back, and then no more', async () => {
  const { kysely } = filled.database;
  const own = randomUUID();
  await forget(own);
  await forget(own);
  expect(await held()).toHaveLength(1);
  await expireForgotten(kysely, NOW + DAY_MS);
  expect(await held()).toHaveLength(1);
  await expireForgotten(kysely, NOW + DAY_MS + 1);
  expect(await held()).toEqual([]);
  await send([own]);
  expect(await stored()).toEqual([own]);
});

it('an agency forgets for itself, and one that nobody knows holds nothing', async () => {
  const own = randomUUID();
  await forget(own, 'agency-dos');
  expect((await forget(own, 'nadie')).statusCode).toBe(204);
  expect(await held()).toEqual([]);
  await send([own]);
  expect(await stored()).toEqual([own]);
});
