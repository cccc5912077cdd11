import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { UnreadApplications } from '#schemas/api/recruiting/unread.ts';
import { subscribeToNews } from '../applications/application-channel.ts';
import { createTestToken } from '../testing/access.ts';
import { openTestRecruiting } from '../testing/recruiting.ts';
import { messagesArrived } from '../testing/server.ts';
import { setUp } from '../testing/set-up.ts';

const clock = { now: Date.UTC(2030, 0, 1, 18) };
const PATH = '/unread-applications';

const test = setUp(() => openTestRecruiting(clock));
let colleague: string;

beforeAll(async () => {
  colleague = await createTestToken(test.database, {
    agencyId: 'agency-a',
    name: 'Eva',
    scopes: ['applications', 'admin'],
  });
});

beforeEach(() => test.empty());

async function unread(token = test.tokens.recruiter): Promise<UnreadApplications> {
  return (await test.send('GET', PATH, { token })).json();
}

it('are those that a recruiter has not opened, the newest first, whatever colleagues open', async () => {
  const first = await test.apply();
  const second = await test.apply();
  expect((await unread()).ids).toEqual([second.id, first.id]);
  await test.send('GET', `/applications/${second.id}`);
  await test.send('GET', `/applications/${second.id}`);
  expect(await unread()).toMatchObject({ ids: [first.id], hasMore: false });
  expect((await unread(colleague)).ids).toEqual([second.id, first.id]);
});

it('are none any more for who takes all for opened, but what came since', async () => {
  await test.apply();
  const { asOf } = await unread();
  const later = await test.apply();
  expect((await test.send('POST', PATH, { body: { until: asOf } })).statusCode).toBe(204);
  expect((await unread()).ids).toEqual([later.id]);
  expect((await unread(colleague)).ids).toHaveLength(2);
  await test.send('POST', PATH, { body: { until: '2999-01-01T00:00:00.000Z' } });
  const last = await test.apply();
  expect((await unread()).ids).toEqual([last.id]);
  for (const until of ['ayer', '2030-13-01T00:00:00.000Z', ''])
    expect((await test.send('POST', PATH, { body: { until } })).statusCode).toBe(400);
});

it('are not those that were merged or deleted, and no mark outlives its application', async () => {
  const first = await test.apply();
  const second = await test.apply();
  const third = await test.apply();
  await test.send('POST', `/applications/${second.id}/merge`, {
    match: '*',
    body: { other: first.id },
  });
  await test.send('GET', `/applications/${third.id}`);
  await test.send('DELETE', `/applications/${third.id}`);
  expect((await unread()).ids).toEqual([second.id]);
  const { kysely } = test.database;
  expect(await kysely.selectFrom('application_reads').selectAll().execute()).toEqual([]);
});

it('are told to the other windows of the recruiter once, and leave no line in the record of changes', async () => {
  const { id } = await test.apply();
  const heard: unknown[] = [];
  const stop = await subscribeToNews(
    test.database,
    ({ kind, subject }) => void (kind === 'read' && heard.push(subject)),
    () => undefined,
  );
  await test.send('GET', `/applications/${id}`);
  await test.send('GET', `/applications/${id}`);
  await unread();
  await messagesArrived(test.database);
  await stop();
  expect(heard).toEqual([test.tokens.recruiter.split('~')[1]]);
  const log = await test.database.kysely.selectFrom('audit_log').select('action').execute();
  expect(log.map(({ action }) => action)).toEqual(['application-read', 'application-read']);
});

it('are forgotten with the token', async () => {
  const leaving = await createTestToken(test.database, {
    agencyId: 'agency-a',
    scopes: ['applications'],
  });
  const { id } = await test.apply();
  await test.send('GET', `/applications/${id}`, { token: leaving });
  await test.send('POST', PATH, {
    token: leaving,
    body: { until: new Date(clock.now).toISOString() },
  });
  const revoked = await test.server.app.inject({
    method: 'DELETE',
    url: `/content/v1/tokens/${leaving.split('~')[1]}`,
    headers: { authorization: `Bearer ${colleague}` },
  });
  expect(revoked.statusCode).toBe(204);
  for (const table of ['application_reads', 'application_read_until'] as const)
    expect(await test.database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
});
