import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SCOPES } from '#schemas/api/access.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { createTestToken } from '../testing/access.ts';
import {
  createTestAccess,
  OPERATOR_TOKEN,
  resetAgencies,
  type TestAccess,
  type TestAccessOptions,
} from '../testing/access-app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { setUp } from '../testing/set-up.ts';

const NOW = Date.UTC(2030, 0, 1);
const BEHIND_PROXY = {
  host: 'app',
  'x-forwarded-host': 'empleos.example',
  'x-forwarded-proto': 'https',
  origin: 'https://empleos.example',
};
const OWN = { host: 'empleos.example', origin: 'http://empleos.example' };

const database = setUp(openTestDatabase);
let clock: number;
let server: TestAccess;

beforeEach(async () => {
  clock = NOW;
  await resetAgencies(database);
  server = open();
});

afterEach(() => server.app.close());

function open(env: TestAccessOptions['env'] = {}): TestAccess {
  return createTestAccess({ database, env, now: () => clock });
}

/** A server that believes its proxy, closed after the test. */
function proxied(): TestAccess {
  const target = open({ TRUST_PROXY: 'true' });
  onTestFinished(() => target.app.close());
  return target;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'DELETE';

function send(
  method: Method,
  path: string,
  headers: Record<string, string>,
  { app }: TestAccess = server,
) {
  return app.inject({ method, url: `/content/v1${path}`, headers });
}

async function signIn(
  token: string,
  headers: Record<string, string> = {},
  target: TestAccess = server,
) {
  const response = await send(
    'POST',
    '/session',
    { authorization: `Bearer ${token}`, ...headers },
    target,
  );
  const setCookie = String(response.headers['set-cookie']);
  return { response, setCookie, cookie: setCookie.split(';', 1)[0] ?? '' };
}

function sessions() {
  return database.kysely.selectFrom('editor_sessions').selectAll().execute();
}

describe('signing in', () => {
  it('gives a cookie that scripts cannot read and other sites cannot send', async () => {
    const token = await createTestToken(database, { agencyId: 'a', scopes: ['read', 'edit'] });
    const { response, setCookie } = await signIn(token);
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(setCookie).toMatch(
      /^rumbo_session=a~[0-9a-f]{8}~[\w-]{43}; Path=\/content\/v1; Max-Age=604800; HttpOnly; SameSite=Strict$/,
    );
    expect(response.json()).toEqual({
      name: `Ana (${token.split('~')[1]})`,
      agencyId: 'a',
      scopes: ['read', 'edit'],
      expiresAt: new Date(NOW + 7 * DAY_MS).toISOString(),
    });
  });

  it('takes a token: neither a session nor a wrong one will do', async () => {
    const { cookie } = await signIn(OPERATOR_TOKEN);
    expect((await send('POST', '/session', { cookie, ...OWN })).json()).toMatchObject({
      code: 'token-required',
    });
    const revoked = await createTestToken(database, { agencyId: 'a', revokedAt: new Date(NOW) });
    expect((await signIn(revoked)).response.json()).toMatchObject({ code: 'token-revoked' });
    expect((await signIn('guess')).response.headers['set-cookie']).toBeUndefined();
  });

  it('keeps only a hash of what the cookie holds, and logs none of it', async () => {
    const { cookie } = await signIn(OPERATOR_TOKEN);
    await send('GET', '/who', { cookie });
    const secret = cookie.split('~')[2] ?? '';
    expect(secret).toHaveLength(43);
    const kept = JSON.stringify(await sessions()) + server.lines.join();
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(OPERATOR_TOKEN);
  });

  it('again ends the session before and forgets those that are over', async () => {
    const token = await createTestToken(database, { agencyId: 'a' });
    await signIn(token);
    clock += 8 * DAY_MS;
    const { cookie } = await signIn(token);
    await signIn(token, { cookie });
    expect(await sessions()).toMatchObject([{ created_at: new Date(clock) }]);
    expect((await send('GET', '/who', { cookie })).json()).toMatchObject({
      code: 'token-required',
      detail: expect.stringContaining('Sign in again'),
    });
  });

  it('a hundred times leaves the oldest session', async () => {
    const token = await createTestToken(database, { agencyId: 'a' });
    const { cookie } = await signIn(token);
    for (let count = 1; count <= 100; count++) {
      clock += 1;
      await signIn(token);
    }
    expect(await sessions()).toHaveLength(100);
    expect((await send('GET', '/who', { cookie })).statusCode).toBe(401);
  });

  it('over TLS gives a cookie for TLS alone', async () => {
    const { setCookie } = await signIn(OPERATOR_TOKEN, BEHIND_PROXY, proxied());
    expect(setCookie).toMatch(/; SameSite=Strict; Secure$/);
  });
});

describe('a session', () => {
  it('is who its token is, and says until when', async () => {
    const token = await createTestToken(database, { agencyId: 'a', scopes: ['read'] });
    const { cookie, response } = await signIn(token);
    const headers = { cookie: `other=1; ${cookie}; more="2"` };
    expect((await send('GET', '/session', headers)).json()).toEqual(response.json());
    expect((await send('GET', '/who', headers)).json()).toMatchObject({ agencyId: 'a' });
    expect((await send('GET', '/tokens', headers)).json()).toMatchObject({ code: 'scope-missing' });
  });

  it('of the operator is of no agency', async () => {
    const { cookie } = await signIn(OPERATOR_TOKEN);
    expect((await send('GET', '/session', { cookie })).json()).toMatchObject({
      name: 'operator',
      agencyId: null,
      scopes: [...SCOPES],
    });
  });

  it('counts less than a token beside it', async () => {
    const { cookie } = await signIn(OPERATOR_TOKEN);
    const token = await createTestToken(database, { agencyId: 'b', scopes: ['edit'] });
    const authorization = `Bearer ${token}`;
    expect((await send('GET', '/session', { cookie, authorization })).json()).toMatchObject({
      agencyId: 'b',
      expiresAt: null,
    });
    expect((await send('POST', '/change', { cookie, authorization })).statusCode).toBe(200);
    expect(
      (await send('GET', '/who', { cookie, authorization: 'Bearer wrong' })).json(),
    ).toMatchObject({ code: 'token-required' });
  });

  it('counts where a proxy asked for a password of its own', async () => {
    const { cookie } = await signIn(OPERATOR_TOKEN);
    const response = await send('GET', '/who', { cookie, authorization: 'Basic YTpi' });
    expect(response.statusCode).toBe(200);
  });

  it('ends after seven days', async () => {
    const { cookie } = await signIn(OPERATOR_TOKEN);
    clock = NOW + 7 * DAY_MS - 1;
    expect((await send('GET', '/who', { cookie })).statusCode).toBe(200);
    clock = NOW + 7 * DAY_MS;
    expect((await send('GET', '/who', { cookie })).json()).toMatchObject({
      code: 'token-required',
    });
  });

  it('ends with its token at the latest', async () => {
    const expiresAt = new Date(NOW + 90_500);
    const token = await createTestToken(database, { agencyId: 'a', expiresAt });
    const { cookie, response, setCookie } = await signIn(token);
    expect(response.json()).toMatchObject({ expiresAt: expiresAt.toISOString() });
    expect(setCookie).toContain('Max-Age=90;');
    clock = expiresAt.getTime();
    expect((await send('GET', '/who', { cookie })).json()).toMatchObject({
      code: 'token-expired',
    });
  });

  it('ends at once when its token is revoked', async () => {
    const token = await createTestToken(database, { agencyId: 'a' });
    const { cookie } = await signIn(token);
    await database.kysely
      .updateTable('access_tokens')
      .set({ revoked_at: new Date(NOW) })
      .execute();
    expect((await send('GET', '/who', { cookie })).json()).toMatchObject({
      code: 'token-revoked',
    });
  });

  it.each([
    ['another token', 'y'.repeat(40)],
    ['none', ''],
  ])('of the operator ends when %s is configured', async (_, RUMBO_ADMIN_TOKEN) => {
    const { cookie } = await signIn(OPERATOR_TOKEN);
    const target = open({ RUMBO_ADMIN_TOKEN });
    const response = await send('GET', '/who', { cookie }, target);
    await target.app.close();
    expect(response.json()).toMatchObject({ code: 'token-required' });
  });

  it.each([
    ['nothing', ''],
    ['a token', OPERATOR_TOKEN],
    ['an unknown id', `a~00000000~${'A'.repeat(43)}`],
    ['the operator’s place', `*~00000000~${'A'.repeat(43)}`],
    ['much', 'x'.repeat(12_000)],
  ])('is none that holds %s', async (_, value) => {
    const response = await send('GET', '/who', { cookie: `rumbo_session=${value}` });
    expect(response.json()).toMatchObject({ code: 'token-required', status: 401 });
  });

  it('of one agency is none of another, nor with another secret', async () => {
    const { cookie } = await signIn(await createTestToken(database, { agencyId: 'a' }));
    for (const changed of [
      cookie.replace('=a~', '=b~'),
      `${cookie.slice(0, -43)}${'A'.repeat(43)}`,
    ])
      expect((await send('GET', '/who', { cookie: changed })).statusCode).toBe(401);
  });
});

describe('a change by a session', () => {
  it('comes from the page of the editor', async () => {
    const { cookie } = await signIn(OPERATOR_TOKEN);
    expect((await send('POST', '/change', { cookie, ...OWN })).json()).toEqual({ changed: true });
  });

  it.each([
    ['without an origin', { host: OWN.host }],
    ['from another site', { ...OWN, origin: 'http://evil.example' }],
    [
      'as a proxy that is not trusted says',
      { host: 'app', 'x-forwarded-host': OWN.host, origin: OWN.origin },
    ],
  ])('%s is refused', async (_, headers) => {
    const { cookie } = await signIn(OPERATOR_TOKEN);
    const refused = { code: 'origin-refused', status: 403 };
    const given: Record<string, string> = { cookie, ...headers };
    expect((await send('POST', '/change', given)).json()).toMatchObject(refused);
    expect((await send('DELETE', '/session', given)).json()).toMatchObject(refused);
    expect((await send('GET', '/who', given)).statusCode).toBe(200);
  });

  it('comes from the address that a trusted proxy names', async () => {
    const target = proxied();
    const { cookie } = await signIn(OPERATOR_TOKEN, {}, target);
    const own = await send('POST', '/change', { ...BEHIND_PROXY, cookie }, target);
    const foreign = { ...BEHIND_PROXY, cookie, origin: 'https://evil.example' };
    const other = await send('POST', '/change', foreign, target);
    expect([own.statusCode, other.statusCode]).toEqual([200, 403]);
  });
});

describe('signing out', () => {
  it('ends the session and clears the cookie', async () => {
    const { cookie } = await signIn(OPERATOR_TOKEN);
    const response = await send('DELETE', '/session', { cookie, ...OWN });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['set-cookie']).toBe(
      'rumbo_session=; Path=/content/v1; Max-Age=0; HttpOnly; SameSite=Strict',
    );
    expect(await sessions()).toEqual([]);
    expect((await send('GET', '/session', { cookie })).statusCode).toBe(401);
  });

  it('does no harm twice, nor to the session of someone else', async () => {
    const { cookie } = await signIn(OPERATOR_TOKEN);
    const guessed = `${cookie.slice(0, -43)}${'A'.repeat(43)}`;
    expect((await send('DELETE', '/session', { cookie: guessed, ...OWN })).statusCode).toBe(204);
    expect((await send('DELETE', '/session', {})).statusCode).toBe(204);
    expect((await send('GET', '/session', { cookie })).statusCode).toBe(200);
  });
});
