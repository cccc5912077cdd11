import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_SAVED_FILTERS, type SavedFilter } from '#schemas/api/recruiting/saved-filters.ts';
import { createTestToken } from '../testing/access.ts';
import { openTestRecruiting } from '../testing/recruiting.ts';
import { setUp } from '../testing/set-up.ts';

const clock = { now: Date.UTC(2030, 0, 1, 18) };
const PATH = '/saved-filters';
const LEON: SavedFilter = { name: 'De León', filters: { place: 'León' } };
const CALLED: SavedFilter = { name: 'Por llamar', filters: { step: 'nueva', from: '2030-01-01' } };

const test = setUp(() => openTestRecruiting(clock));
let colleague: string;

beforeAll(async () => {
  colleague = await tokenOf('Rosa');
});

beforeEach(() => test.empty());

function tokenOf(name: string): Promise<string> {
  return createTestToken(test.database, {
    agencyId: 'agency-a',
    name,
    scopes: ['applications', 'admin'],
  });
}

const keep = (data: readonly object[], match = '*', token = test.tokens.recruiter) =>
  test.send('PUT', PATH, { body: { data }, match, token });

const read = (token = test.tokens.recruiter) => test.send('GET', PATH, { token });

it('keeps what a recruiter saves, in its order', async () => {
  const first = await read();
  expect(first.json()).toEqual({ data: [] });
  const saved = await keep([CALLED, LEON], String(first.headers['etag']));
  expect(saved.statusCode).toBe(200);
  const now = await read();
  expect(now.json()).toEqual({ data: [CALLED, LEON] });
  expect(now.headers['etag']).toBe(saved.headers['etag']);
});

it('is another list for a colleague whose token has the same name, at another site and at another agency', async () => {
  await keep([LEON]);
  expect((await read(colleague)).json()).toEqual({ data: [] });
  await keep([CALLED], '*', colleague);
  expect((await read()).json()).toEqual({ data: [LEON] });
  const elsewhere = await test.server.app.inject({
    url: `/content/v1/sites/dos${PATH}`,
    headers: { authorization: `Bearer ${test.tokens.recruiter}` },
  });
  expect(elsewhere.json()).toEqual({ data: [] });
  const foreign = await keep([CALLED], '*', test.tokens.foreign);
  expect(foreign.json().code).toBe('site-unknown');
});

it('takes no change that is based on something else, nor one that says not on what', async () => {
  const { headers } = await read();
  await keep([LEON]);
  const late = await keep([CALLED], String(headers['etag']));
  expect([late.statusCode, late.json().code]).toEqual([412, 'version-conflict']);
  expect((await test.send('PUT', PATH, { body: { data: [] } })).statusCode).toBe(428);
  expect((await read()).json()).toEqual({ data: [LEON] });
});

it('of two changes at once one is refused', async () => {
  const match = String((await read()).headers['etag']);
  const answers = await Promise.all([keep([LEON], match), keep([CALLED], match)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});

it.each([
  [
    'one more than it keeps',
    Array.from({ length: MAX_SAVED_FILTERS + 1 }, (_, n) => ({ ...LEON, name: `${n}` })),
  ],
  ['two of a name', [LEON, { ...CALLED, name: LEON.name }]],
  ['no name', [{ ...LEON, name: ' ' }]],
  ['a name of 61 letters', [{ ...LEON, name: 'a'.repeat(61) }]],
  ['a name that no database takes', [{ ...LEON, name: 'a\u0000' }]],
  ['what is no filter', [{ name: 'X', filters: { agency: 'b' } }]],
  ['a day that is none', [{ name: 'X', filters: { from: 'ayer' } }]],
  ['more than a filter holds', [{ name: 'X', filters: { place: 'a'.repeat(201) } }]],
  ['the name that was searched', [{ name: 'X', filters: { step: 'nueva', q: 'Ana Secreta' } }]],
  ['something beside', [{ ...LEON, owner: 'Eva' }]],
])('refuses %s, and changes nothing', async (_, data) => {
  await keep([LEON]);
  const refused = await keep(data);
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'request-invalid']);
  expect((await read()).json()).toEqual({ data: [LEON] });
});

it('keeps as many as it says', async () => {
  const many = Array.from({ length: MAX_SAVED_FILTERS }, (_, n) => ({
    name: `${n} ${'ñ'.repeat(50)}`,
    filters: { place: 'é'.repeat(200), source: 'é'.repeat(200) },
  }));
  expect((await keep(many)).statusCode).toBe(200);
  expect((await read()).json()).toEqual({ data: many });
});

it('needs the permission for applications', async () => {
  const { editor } = test.tokens;
  expect((await read(editor)).json().code).toBe('scope-missing');
  expect((await keep([LEON], '*', editor)).json().code).toBe('scope-missing');
});

it('goes when the token is taken back, and with it nobody else’s', async () => {
  const leaving = await tokenOf('Eva');
  await keep([CALLED], '*', leaving);
  await keep([LEON]);
  const tokenId = leaving.split('~')[1];
  const revoked = await test.server.app.inject({
    method: 'DELETE',
    url: `/content/v1/tokens/${tokenId}`,
    headers: { authorization: `Bearer ${colleague}` },
  });
  expect(revoked.statusCode).toBe(204);
  const rows = await test.database.kysely.selectFrom('saved_filters').select('filters').execute();
  expect(rows.map(({ filters }) => JSON.parse(filters))).toEqual([[LEON]]);
});

it('leaves no word of what is searched for in the record of changes', async () => {
  await keep([{ name: 'Ella', filters: { place: 'Secreta' } }]);
  const log = await test.database.kysely.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify(log)).not.toMatch(/Ella|Secreta/);
});

it('forgets the searches that an older version kept, and what was nothing else', async () => {
  await keep([LEON]);
  const { kysely } = test.database;
  const kept = [
    { name: 'Z', filters: { step: 'nueva', q: 'Ana Secreta' } },
    { name: 'Ella', filters: { q: '55 1234 5678' } },
    LEON,
  ];
  await kysely
    .updateTable('saved_filters')
    .set({ filters: JSON.stringify(kept) })
    .execute();
  const migration = 'server/db/migrations/0068-saved-filters-name-nobody.sql';
  await sql.raw(await readFile(migration, 'utf8')).execute(kysely);
  expect((await read()).json()).toEqual({
    data: [{ name: 'Z', filters: { step: 'nueva' } }, LEON],
  });
});
