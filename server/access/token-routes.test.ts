import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#schemas/time/durations.ts';
import { createTestToken } from '../testing/access.ts';
import {
  createTestAccess,
  OPERATOR_TOKEN,
  resetAgencies,
  type TestAccess,
} from '../testing/access-app.ts';
import { openTestDatabase } from '../testing/database.ts';
import { setUp } from '../testing/set-up.ts';

const NOW = Date.UTC(2030, 0, 1);

const database = setUp(openTestDatabase);
let server: TestAccess;
let admin: string;

beforeEach(async () => {
  await resetAgencies(database);
  server = createTestAccess({ database, now: () => NOW });
  admin = await createTestToken(database, { agencyId: 'a', name: 'Jefa' });
});

afterEach(() => server.app.close());

function send(method: 'GET' | 'POST' | 'DELETE', path: string, token: string, payload?: object) {
  return server.app.inject({
    method,
    url: `/content/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
}

const idOf = (token: string) => token.split('~')[1] ?? '';
const LUZ = { name: 'Luz', scopes: ['edit', 'read'] };

describe('a token', () => {
  it('is made with its text, once', async () => {
    const response = await send('POST', '/tokens', admin, LUZ);
    expect(response.statusCode).toBe(201);
    const { token, ...summary } = response.json();
    expect(token).toMatch(/^a~[0-9a-f]{8}~[\w-]{43}$/);
    expect(summary).toEqual({
      tokenId: idOf(token),
      name: 'Luz',
      scopes: ['read', 'edit'],
      createdAt: new Date(NOW).toISOString(),
      expiresAt: new Date(NOW + 90 * DAY_MS).toISOString(),
      revokedAt: null,
      lastUsedAt: null,
    });
    const listed = await send('GET', '/tokens', admin);
    expect(listed.json().data).toContainEqual(summary);
    expect(listed.json().data).toHaveLength(2);
    expect(listed.body).not.toContain(token.split('~')[2]);
    expect((await send('GET', '/who', token)).json()).toMatchObject({ agencyId: 'a' });
  });

  it('lives as long as it is asked for', async () => {
    const ends = async (expiresInDays: number | null) =>
      (await send('POST', '/tokens', admin, { ...LUZ, expiresInDays })).json().expiresAt;
    expect(await ends(1)).toBe(new Date(NOW + DAY_MS).toISOString());
    expect(await ends(null)).toBeNull();
  });

  it.each([
    ['no name', { scopes: ['read'] }],
    ['a blank name', { ...LUZ, name: '  ' }],
    ['a name with a control character', { ...LUZ, name: 'a\u0000b' }],
    ['a name too long', { ...LUZ, name: 'x'.repeat(81) }],
    ['no scope', { ...LUZ, scopes: [] }],
    ['an unknown scope', { ...LUZ, scopes: ['root'] }],
    ['a life of no day', { ...LUZ, expiresInDays: 0 }],
    ['a life of a thousand years', { ...LUZ, expiresInDays: 365_000 }],
    ['an agency in the body', { ...LUZ, agencyId: 'b' }],
  ])('is not made with %s', async (_, payload) => {
    expect((await send('POST', '/tokens', admin, payload)).json()).toMatchObject({
      code: 'request-invalid',
      status: 400,
    });
  });

  it('is made by administrators, with what they may do themselves', async () => {
    const editor = await createTestToken(database, { agencyId: 'a', scopes: ['read', 'edit'] });
    expect((await send('POST', '/tokens', editor, LUZ)).json()).toMatchObject({
      code: 'scope-missing',
      detail: expect.stringContaining('"admin"'),
    });
    const half = await createTestToken(database, { agencyId: 'a', scopes: ['admin', 'read'] });
    expect((await send('POST', '/tokens', half, LUZ)).json()).toMatchObject({
      code: 'scope-missing',
      detail: expect.stringContaining('"edit"'),
    });
  });

  it('is revoked with its sessions at once', async () => {
    const { token } = (await send('POST', '/tokens', admin, LUZ)).json();
    await send('POST', '/session', token);
    const path = `/tokens/${idOf(token)}`;
    expect((await send('DELETE', path, admin)).statusCode).toBe(204);
    expect((await send('GET', '/who', token)).json()).toMatchObject({ code: 'token-revoked' });
    expect(await database.kysely.selectFrom('editor_sessions').selectAll().execute()).toEqual([]);
    expect((await send('DELETE', path, admin)).statusCode).toBe(204);
    expect((await send('GET', '/tokens', admin)).json().data).toContainEqual(
      expect.objectContaining({ tokenId: idOf(token), revokedAt: new Date(NOW).toISOString() }),
    );
  });

  it('that nobody has is not revoked', async () => {
    expect((await send('DELETE', '/tokens/00000000', admin)).json()).toMatchObject({
      code: 'token-unknown',
      status: 404,
    });
  });
});

describe('an agency', () => {
  const foreign = ['/tokens?agency=b', '/audit?agency=b'];

  it.each(foreign)('that is not theirs is unknown to administrators at %s', async (path) => {
    const there = await send('GET', path, admin);
    const nowhere = await send('GET', path.replace('=b', '=z'), admin);
    expect(there.json()).toMatchObject({ code: 'agency-unknown', status: 404 });
    expect(there.body.replace('"b', '"z')).toBe(nowhere.body);
  });

  it('that is not theirs gets and loses no token', async () => {
    const other = await createTestToken(database, { agencyId: 'b', name: 'Otra' });
    const made = await send('POST', '/tokens?agency=b', admin, LUZ);
    const revoked = await send('DELETE', `/tokens/${idOf(other)}?agency=b`, admin);
    const guessed = await send('DELETE', `/tokens/${idOf(other)}`, admin);
    expect([made, revoked, guessed].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await send('GET', '/tokens', other)).json().data).toEqual([
      expect.objectContaining({ name: 'Otra', revokedAt: null }),
    ]);
  });

  it('is named by the operator', async () => {
    const made = await send('POST', '/tokens?agency=b', OPERATOR_TOKEN, LUZ);
    expect(made.json().token).toMatch(/^b~/);
    const unnamed = await send('GET', '/tokens', OPERATOR_TOKEN);
    expect(unnamed.json()).toMatchObject({
      code: 'request-invalid',
      problems: [{ pointer: '/agency' }],
    });
    expect((await send('POST', '/tokens?agency=z', OPERATOR_TOKEN, LUZ)).json()).toMatchObject({
      code: 'agency-unknown',
    });
  });

  it('has a thousand tokens at most that can be used', async () => {
    const rows = Array.from({ length: 999 }, (_, index) => ({
      agency_id: 'a',
      token_id: String(index),
      secret_hash: '00',
      name: 'x',
      scopes: ['read'],
    }));
    await database.kysely.insertInto('access_tokens').values(rows).execute();
    const refused = await send('POST', '/tokens', admin, LUZ);
    expect(refused.json()).toMatchObject({ code: 'request-refused', status: 409 });
    await send('DELETE', '/tokens/7', admin);
    expect((await send('POST', '/tokens', admin, LUZ)).statusCode).toBe(201);
  });
});

describe('the record of changes', () => {
  it('says who made and revoked which token', async () => {
    const { token } = (await send('POST', '/tokens', admin, LUZ)).json();
    await send('DELETE', `/tokens/${idOf(token)}`, admin);
    await send('DELETE', `/tokens/${idOf(token)}`, admin);
    const { data, next } = (await send('GET', '/audit', admin)).json();
    const common = { actor: `Jefa (${idOf(admin)})`, siteId: null, pageId: null, version: null };
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    const id = expect.stringMatching(/^\d+$/);
    expect(data).toEqual([
      { id, at, ...common, action: 'token-revoked', detail: `Luz (${idOf(token)})` },
      { id, at, ...common, action: 'token-made', detail: `Luz (${idOf(token)}): read, edit` },
    ]);
    expect(next).toBeNull();
  });

  it('is read in parts, by site, each agency its own', async () => {
    const entry = (agency: string, site: string, action: string) => ({
      agency_id: agency,
      site_id: site,
      action,
      actor: 'Ana',
      document_id: 'home',
      version: 3,
    });
    const sites = ['uno', 'dos', 'uno', 'dos', 'uno'];
    await database.kysely
      .insertInto('audit_log')
      .values([
        ...sites.map((site, index) => entry('a', site, `a${index + 1}`)),
        entry('b', 'uno', 'b1'),
      ])
      .execute();
    const reader = await createTestToken(database, { agencyId: 'a', scopes: ['read'] });
    const actions = async (query: string, token = reader) => {
      const { data, next } = (await send('GET', `/audit${query}`, token)).json();
      return [data.map(({ action }: { action: string }) => action).join(' '), next];
    };
    const [first, next] = await actions('?limit=2&site=uno');
    expect(first).toBe('a5 a3');
    expect(await actions(`?limit=2&site=uno&before=${next}`)).toEqual(['a1', null]);
    expect(await actions('')).toEqual(['a5 a4 a3 a2 a1', null]);
    expect(await actions('', OPERATOR_TOKEN)).toEqual(['b1 a5 a4 a3 a2 a1', null]);
    expect(await actions('?agency=b', OPERATOR_TOKEN)).toEqual(['b1', null]);
  });

  it.each(['?limit=0', '?limit=201', '?before=x', '?before=9999999999999999999', '?site=%00'])(
    'is not read with %s',
    async (query) => {
      expect((await send('GET', `/audit${query}`, admin)).json()).toMatchObject({
        code: 'request-invalid',
      });
    },
  );
});
