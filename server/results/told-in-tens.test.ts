import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type {
  BlockNumbersAnswer,
  SearchResultsAnswer,
  VitalsAnswer,
} from '#schemas/api/recruiting/results.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { clock, setUpResults } from '../testing/results.ts';
import { inTensOf } from './read-counts.ts';

const { test, reader, send, read } = setUpResults();

it('how few visits of a device were measured is not told', async () => {
  await send(9, { eventName: 'Web_Vitals', eventData: { metric: 'LCP', value: 900 } });
  const few = { pageId: 'home', samples: null, LCP: null, INP: null, CLS: null };
  expect((await read<VitalsAnswer>('/vitals?device=phone')).data).toEqual([few]);
  expect((await read<VitalsAnswer>('/vitals')).data).toEqual([{ ...few, samples: 9 }]);
  const url = '/results.csv?table=vitals&device=phone';
  const { body } = await test.send('GET', url, { token: reader() });
  const unknown = 'menos de 10 visitas';
  expect(body.split('\r\n')[1]).toBe(`Page home,/home,<10,${unknown},${unknown},${unknown}`);
});

it('pages and blocks have their numbers, those of blocks in tens', async () => {
  await send(14);
  await send(97, { eventName: 'Widget_View', widgetId: 'w1' });
  await send(64, { eventName: 'CTA_Click', widgetId: 'w1' });
  expect(await read<object>('/pages')).toEqual({
    data: [{ pageId: 'home', views: 14, applications: 0 }],
  });
  const { views, data } = await read<BlockNumbersAnswer>('/blocks?page=home');
  expect(views).toBe(14);
  expect([90, 100, 110]).toContain(data[0]?.views);
  expect([50, 60, 70]).toContain(data[0]?.clicks);
});

it('of a block that few saw or clicked is told that they were few', async () => {
  await send(30);
  await send(25, { eventName: 'Widget_View', widgetId: 'w1' });
  await send(9, { eventName: 'CTA_Click', widgetId: 'w1' });
  const { data } = await read<BlockNumbersAnswer>('/blocks?page=home');
  expect(data).toEqual([{ blockId: 'w1', views: expect.any(Number), clicks: null }]);
});

it('of a block what periods tell of it can be taken from each other and finds no day of few', async () => {
  const view = { eventName: 'Widget_View', widgetId: 'w1' };
  for (const [times, days] of [
    [40, 2],
    [4, 1],
    [33, 0],
  ] as const)
    await send(times, { ...view, age: days * DAY_MS });
  const daysAgo = (days: number) => new Date(clock.now - days * DAY_MS).toISOString().slice(0, 10);
  const viewsOf = async (from: number, to: number) => {
    const query = `page=home&from=${daysAgo(from)}&to=${daysAgo(to)}`;
    const { data } = await read<BlockNumbersAnswer>(`/blocks?${query}`);
    return data[0]?.views;
  };
  const told = [await viewsOf(2, 0), await viewsOf(2, 1), await viewsOf(2, 2), await viewsOf(0, 0)];
  expect(told.map((views) => (views ?? 1) % 10)).toEqual([0, 0, 0, 0]);
  expect(await viewsOf(1, 1)).toBeNull();
});

it('the day and the keyword of few on a device are not told, and others only in tens', async () => {
  const search = { eventName: 'Search', eventData: { results: 3 } };
  for (const [times, keywordSearched, age] of [
    [30, 'repartidor', 0],
    [12, '', DAY_MS],
    [4, 'moto', 2 * DAY_MS],
  ] as const) {
    await send(times, { ...search, keywordSearched, age });
    await send(times, { age });
  }
  const days = (await read('?device=phone')).series.map(({ visits }) => visits);
  expect(days.at(-3)).toBeNull();
  const { searches, top } = await read<SearchResultsAnswer>('/searches?device=phone');
  expect(top.find(({ keyword }) => keyword === '(otra)')?.searches).not.toBe(34);
  const told = [searches.count, ...top.map((each) => each.searches), ...days];
  expect(told.filter((count) => (count ?? 0) % 10 !== 0)).toEqual([]);
});

it.each([1, 2, 4, 5, 9, 17])(
  'days with %i each are told in tens, on average as many as there were',
  async (amount) => {
    const { rows } = await sql<{ told: number }>`
      select avg(${inTensOf(sql`day`)})::float8 as told from (
        select ${amount}::int as amount, 'visit' as measure, 'phone' as device, 'León' as place, day
        from generate_series(1, 20000) as day
      ) as days`.execute(test.database.kysely);
    expect(Math.abs((rows[0]?.told ?? 0) - amount)).toBeLessThan(0.3);
  },
);

it('what is left out is told in tens by its reason, and only of the whole site', async () => {
  await send(3);
  const none = { unsigned: 0, overLimit: 0, machines: 0 };
  expect((await read()).leftOut).toEqual(none);
  await send(64, { pageToken: 'A'.repeat(16), source: 'invented' });
  await send(9, { device: 'machine' });
  const { leftOut, sources, totals } = await read();
  expect([50, 60, 70]).toContain(leftOut?.unsigned);
  expect(leftOut).toEqual({ ...none, unsigned: expect.any(Number), machines: null });
  expect([sources.total, totals.visits.count]).toEqual([3, 3]);
  expect((await read('?device=phone')).leftOut).toBeNull();
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from event_months where measure like 'left-%'`.execute(
    test.database.kysely,
  );
  expect(rows).toEqual([{ rows: 2 }]);
});
