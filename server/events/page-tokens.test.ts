import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#schemas/time/durations.ts';
import { clock, event, home, setUpEvents } from '../testing/events.ts';
import { rollUp } from './roll-up.ts';

const { filled, tokenOf, send, stored, leftOut, countedViews } = setUpEvents();

describe('the token of a page', () => {
  it('is on each page of a site that measures, the same for everybody, and on no other', async () => {
    const open = async (url: string) => (await filled.server.app.inject({ url })).body;
    expect(await open('/home')).toContain(`data-token="${home.token}"`);
    expect(await open('/home?utm_source=x')).toContain(`data-token="${home.token}"`);
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
  const own = home.token;
  clock.now += WEEK_MS;
  await send(event());
  expect(await countedViews()).toBe(1);
  const next = await tokenOf({ pageId: 'home' });
  expect(next).not.toBe(own);
  clock.now += WEEK_MS;
  await send([event(), event({ pageToken: next })]);
  expect(await countedViews()).toBe(2);
  expect((await filled.server.app.inject('/home')).body).not.toContain(own);
  const secrets = await filled.database.kysely.selectFrom('page_secrets').selectAll().execute();
  const ofUno = secrets.filter(({ agency_id }) => agency_id === 'agency-uno');
  expect(ofUno).toHaveLength(2);
  for (const { secret } of secrets) expect(filled.server.lines.join()).not.toContain(secret);
});
