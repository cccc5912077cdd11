import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SCOPES } from '#schemas/api/access.ts';
import { createTestToken } from '../testing/access.ts';
import {
  createTestAccess,
  OPERATOR_TOKEN,
  resetAgencies,
  type TestAccess,
} from '../testing/access-app.ts';
import { testConfig } from '../testing/config.ts';
import { openTestDatabase } from '../testing/database.ts';
import { setUp } from '../testing/set-up.ts';
import { Access } from './access.ts';
import { addAccess } from './add-access.ts';

const NOW = Date.UTC(2030, 0, 1);
const SOON = new Date(NOW + 60_000);

const database = setUp(openTestDatabase);
let clock: number;
let server: TestAccess;

beforeEach(async () => {
  clock = NOW;
  await resetAgencies(database);
  server = createTestAccess({ database, now: () => clock });
});

afterEach(() => server.app.close());

function ask(
  token: string,
  { method = 'GET' as 'GET' | 'POST', path = '/who', from = '10.0.0.1' } = {},
) {
  return server.app.inject({
    method,
    url: `/content/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: from,
  });
}

const change = { method: 'POST', path: '/change' } as const;

describe('a token', () => {
  it('stands for its agency, its name and its scopes', async () => {
    const token = await createTestToken(database, { agencyId: 'a', name: 'Ana', scopes: ['read'] });
    const id = token.split('~')[1];
    const response = await ask(token);
    expect(response.json()).toEqual({
      agencyId: 'a',
      name: `Ana (${id})`,
      scopes: ['read'],
      tokenId: id,
      expiresAt: null,
    });
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('of the operator stands for every agency and scope', async () => {
    expect((await ask(OPERATOR_TOKEN)).json()).toMatchObject({
      name: 'operator',
      scopes: [...SCOPES],
    });
    expect((await ask(OPERATOR_TOKEN)).json()).not.toHaveProperty('agencyId');
    expect((await ask(OPERATOR_TOKEN, change)).statusCode).toBe(200);
  });

  it('opens with the bearer scheme in any case', async () => {
    const response = await server.app.inject({
      url: '/content/v1/who',
      headers: { authorization: `bearer  ${OPERATOR_TOKEN}` },
    });
    expect(response.statusCode).toBe(200);
  });

  it('does what its scopes say and nothing else', async () => {
    const token = await createTestToken(database, { agencyId: 'a', scopes: ['read', 'publish'] });
    const refused = await ask(token, change);
    expect(refused.json()).toMatchObject({
      code: 'scope-missing',
      status: 403,
      detail: expect.stringMatching(/"edit".*read, publish.*--agency a --scopes read,publish,edit/),
    });
    const editor = await createTestToken(database, { agencyId: 'a', scopes: ['edit'] });
    expect((await ask(editor, change)).json()).toEqual({ changed: true });
    expect((await ask(editor)).json()).toMatchObject({ code: 'scope-missing' });
  });

  it('ends with its time', async () => {
    const token = await createTestToken(database, { agencyId: 'a', expiresAt: SOON });
    clock = SOON.getTime() - 1;
    expect((await ask(token)).statusCode).toBe(200);
    clock = SOON.getTime();
    const ended = await ask(token);
    expect(ended.json()).toMatchObject({ code: 'token-expired', status: 401 });
    expect(ended.headers['www-authenticate']).toBe('Bearer realm="rumbo"');
    expect(ended.headers['cache-control']).toBe('no-store');
  });

  it('ends when it is revoked, also where its time is over too', async () => {
    const times = { expiresAt: new Date(NOW - 1), revokedAt: new Date(NOW - 1) };
    const token = await createTestToken(database, { agencyId: 'a', ...times });
    expect((await ask(token)).json()).toMatchObject({ code: 'token-revoked', status: 401 });
  });

  it('with a wrong secret is told nothing of the row', async () => {
    const times = { expiresAt: new Date(NOW - 1), revokedAt: new Date(NOW - 1) };
    for (const life of [{}, times]) {
      const token = await createTestToken(database, { agencyId: 'a', ...life });
      const wrong = token.slice(0, -43) + 'A'.repeat(43);
      expect((await ask(wrong)).json()).toMatchObject({ code: 'token-required', status: 401 });
    }
  });

  it('of one agency is none of another', async () => {
    const token = await createTestToken(database, { agencyId: 'a' });
    expect((await ask(token.replace('a~', 'b~'))).json()).toMatchObject({ code: 'token-required' });
  });

  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['the scheme alone', 'Bearer'],
    ['two words', `Bearer ${OPERATOR_TOKEN} y`],
    ['no scheme', OPERATOR_TOKEN],
    ['another scheme', `Basic ${OPERATOR_TOKEN}`],
    ['a token with one letter more', `Bearer ${OPERATOR_TOKEN}x`],
    ['a token with one letter less', `Bearer ${OPERATOR_TOKEN.slice(1)}`],
    ['an unknown id', `Bearer a~00000000~${'A'.repeat(43)}`],
    ['the operator’s place', `Bearer *~00000000~${'A'.repeat(43)}`],
    ['a very long token', `Bearer ${'a~'.repeat(7000)}`],
    ['bytes beyond ASCII', 'Bearer ñ~\u00ff'],
  ])('is required: %s', async (_, authorization) => {
    const response = await server.app.inject({
      url: '/content/v1/who',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(response.json()).toMatchObject({ code: 'token-required', status: 401 });
    expect(response.headers['www-authenticate']).toBe('Bearer realm="rumbo"');
  });

  it('is in no row and in no line of the log', async () => {
    const token = await createTestToken(database, { agencyId: 'a', scopes: ['read'] });
    await ask(token);
    await ask(token, change);
    await ask(`${token}x`);
    const rows = await database.kysely.selectFrom('access_tokens').selectAll().execute();
    const secret = token.split('~')[2] ?? '';
    expect(server.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows) + server.lines.join()).not.toContain(secret);
  });

  it('remembers its last use to the minute', async () => {
    const token = await createTestToken(database, { agencyId: 'a' });
    const lastUse = async () =>
      (await database.kysely.selectFrom('access_tokens').select('last_used_at').execute())[0];
    expect(await lastUse()).toEqual({ last_used_at: null });
    await ask(token);
    clock = NOW + 59_000;
    await ask(token);
    expect(await lastUse()).toEqual({ last_used_at: new Date(NOW) });
    clock = NOW + 60_000;
    await ask(token);
    expect(await lastUse()).toEqual({ last_used_at: new Date(clock) });
  });
});

describe('whoever guesses tokens', () => {
  const guess = () => ask('guess');

  beforeEach(async () => {
    const token = await createTestToken(database, { agencyId: 'a' });
    await ask(token);
    for (let count = 1; count < 60; count++) await guess();
  });

  it('has to wait, and may go on some seconds later', async () => {
    const refused = await guess();
    expect(refused.json()).toMatchObject({ code: 'rate-limited', status: 429 });
    expect(refused.headers['retry-after']).toBe('6');
    expect((await ask('guess', { from: '10.0.1.1' })).statusCode).toBe(401);
    clock += 6000;
    expect((await guess()).statusCode).toBe(401);
  });

  it('is told nothing by a right guess meanwhile', async () => {
    expect((await ask(OPERATOR_TOKEN)).statusCode).toBe(429);
  });
});

it('lets nobody stop the work of others in the same network', async () => {
  const token = await createTestToken(database, { agencyId: 'a', expiresAt: SOON });
  await ask(token);
  for (let count = 0; count < 70; count++) await ask('guess');
  expect((await ask(token)).statusCode).toBe(200);
  clock = SOON.getTime();
  for (let count = 0; count < 70; count++) await ask('guess');
  expect((await ask(token)).json()).toMatchObject({ code: 'token-expired' });
});

it('takes no route that does not say what it takes', () => {
  const app = Fastify();
  addAccess(app, new Access({ database, config: testConfig(), now: Date.now }));
  expect(() => app.get('/open', async () => 'open')).toThrow(/GET \/open .* config: \{ scope/);
});
