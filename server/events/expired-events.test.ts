import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { DAY_MS } from '#schemas/time/durations.ts';
import { silentLog } from '../testing/database.ts';
import { clock, event, setUpEvents, USER } from '../testing/events.ts';
import { createEventId } from './event-id.ts';
import { EventPartitions } from './event-partitions.ts';
import { expireEvents, startEventUpkeep } from './expire-events.ts';

const { filled, tokenOf, send, stored, countedViews } = setUpEvents();

/** Tables of months. */
async function months(first: string, last: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'events'::regclass
      and inhrelid::regclass::text between ${`events_${first}`} and ${`events_${last}`}
    order by 1`.execute(filled.database.kysely);
  return rows.map(({ name }) => name);
}

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

it('events older than 90 days are deleted', async () => {
  const userId = randomUUID();
  const events = [
    event({ eventId: createEventId(clock.now - 80 * DAY_MS), userId }),
    event({ userId }),
  ];
  await send(events, { ip: '198.18.3.1' });
  await expireEvents(filled.database.kysely, clock.now + 30 * DAY_MS);
  expect(await stored()).toHaveLength(1);
  await expireEvents(filled.database.kysely, clock.now + 200 * DAY_MS);
  expect(await stored()).toEqual([]);
});

it('events of a clock that was 30 days ahead are deleted 90 days after they came too', async () => {
  const ahead = event({ eventId: createEventId(clock.now + 30 * DAY_MS), userId: randomUUID() });
  expect((await send(ahead, { ip: '198.18.3.2' })).statusCode).toBe(200);
  await expireEvents(filled.database.kysely, clock.now + 90 * DAY_MS);
  expect(await stored()).toHaveLength(1);
  await expireEvents(filled.database.kysely, clock.now + 90 * DAY_MS + 1);
  expect(await stored()).toEqual([]);
});

it('a server that has just started deletes what is too old within its first minutes', async () => {
  const { kysely } = filled.database;
  await send(event({ userId: randomUUID() }), { ip: '198.18.3.3' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const stop = startEventUpkeep({
    ...{ kysely, log: silentLog, now: () => clock.now + 200 * DAY_MS },
    partitions: new EventPartitions(kysely),
  });
  vi.advanceTimersByTime(2 * 60_000);
  vi.useRealTimers();
  await stop();
  expect(await stored()).toEqual([]);
});

it('a year that ends has its last month to itself, and goes alone', async () => {
  const midnight = Date.UTC(2031, 0, 1);
  for (const at of [midnight - 1, midnight]) {
    clock.now = at;
    const pageToken = await tokenOf({ pageId: 'home' });
    expect(
      (await send(event({ userId: randomUUID(), pageToken }), { ip: '198.18.3.4' })).statusCode,
    ).toBe(200);
  }
  expect(await months('2030_12', '2031_01')).toEqual(['events_2030_12', 'events_2031_01']);
  expect(await countedViews()).toBe(2);
  await expireEvents(filled.database.kysely, midnight + 90 * DAY_MS);
  expect(await months('2030_12', '2031_01')).toEqual(['events_2031_01']);
  expect((await stored()).map(({ received_at }) => received_at)).toEqual([new Date(midnight)]);
});

it('the month that follows has its table before its first event, whichever of two servers makes it', async () => {
  const { kysely } = filled.database;
  const now = () => Date.UTC(2034, 11, 31, 23, 59);
  const stops = [1, 2].map(() =>
    startEventUpkeep({ kysely, log: silentLog, now, partitions: new EventPartitions(kysely) }),
  );
  await Promise.all(stops.map((stop) => stop()));
  expect(await months('2034_12', '2035_02')).toEqual(['events_2034_12', 'events_2035_01']);
  clock.now = Date.UTC(2035, 0, 1);
  const pageToken = await tokenOf({ pageId: 'home' });
  const twice = event({ userId: randomUUID(), pageToken });
  for (const body of [twice, twice])
    expect((await send(body, { ip: '198.18.3.5' })).statusCode).toBe(200);
  expect(await countedViews()).toBe(1);
});

// The embedded database does one thing at a time.
it.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')(
  'a month is made while somebody writes events',
  async () => {
    const { kysely } = filled.database;
    await kysely.transaction().execute(async (writing) => {
      await sql`lock table events in row exclusive mode`.execute(writing);
      await new EventPartitions(kysely).ensureFor([createEventId(Date.UTC(2036, 0, 1))]);
    });
    expect(await months('2036_01', '2036_01')).toEqual(['events_2036_01']);
  },
);
