import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR, openTestContent } from '../../testing/content/content.ts';
import { messagesArrived } from '../../testing/server.ts';
import { setUp } from '../../testing/set-up.ts';
import { siteJson } from '../../testing/sites.ts';

const SETTINGS = '/sites/uno/settings';

const content = setUp(openTestContent);

beforeEach(() => content.reset());

async function save(changes: object, token?: string) {
  const current = await content.send('GET', SETTINGS);
  const options = {
    match: String(current.headers.etag),
    body: `${JSON.stringify({ ...current.json(), ...changes }, null, 2)}\n`,
  };
  return token === undefined
    ? content.send('PUT', SETTINGS, options)
    : content.sendAs(token, 'PUT', SETTINGS, options);
}

describe('settings', () => {
  it('show on every page at once', async () => {
    const metadata = { titleSuffix: 'Otro final', icon: 'assets/icon.svg' };
    expect((await save({ metadata })).statusCode).toBe(200);
    await messagesArrived(content.database);
    await content.server.store.settled();
    expect((await content.visit('/home')).body).toContain('Otro final');
  });

  it('stay a recruiter’s when the file says something else', async () => {
    await save({ name: 'De la reclutadora' });
    await content.server.reimport();
    expect((await content.send('GET', SETTINGS)).json().name).toBe('De la reclutadora');
  });

  it('have their checksum beside them, also where nobody knew of it when they were written', async () => {
    const settings = siteJson('uno', { name: 'Peñón “Uno”' });
    const text = JSON.stringify(settings);
    await content.database.kysely
      .updateTable('sites')
      .set({ settings: text })
      .where('site_id', '=', 'uno')
      .execute();
    const { headers } = await content.send('GET', SETTINGS);
    expect(headers.etag).toBe(`"${createHash('sha256').update(text).digest('hex')}"`);
    const row = content.database.kysely.selectFrom('sites').where('site_id', '=', 'uno');
    const { checksum } = await row.select('checksum').executeTakeFirstOrThrow();
    expect(headers.etag).toBe(`"${checksum}"`);
  });

  it('keep every state that was saved, the file’s as well', async () => {
    await save({ name: 'Uno' });
    await save({ name: 'Dos' });
    const rows = await content.database.kysely
      .selectFrom('site_versions')
      .select(['version', 'source', 'settings'])
      .where('site_id', '=', 'uno')
      .orderBy('version')
      .execute();
    expect(rows.map(({ settings }) => JSON.parse(settings).name)).toEqual([
      'Site uno',
      'Uno',
      'Dos',
    ]);
    expect(rows.map(({ source }) => source)).toEqual(['file', 'editor', 'editor']);
  });

  it.each([
    ['a colour that is none', { theme: {} }, 422],
    ['a home that no page has', { urls: { home: '/nada', jobListing: '/buscar-empleos' } }, 422],
    ['another id', { id: 'tres' }, 400],
    ['another agency', { agencyId: 'agency-dos' }, 400],
  ])('are refused with %s', async (_, changes, status) => {
    expect((await save(changes)).statusCode).toBe(status);
    expect((await content.send('GET', SETTINGS)).json()).toEqual(siteJson('uno'));
  });

  it.each([{ hosts: ['empleos.example.com'] }, { sitePrefix: 'dos' }])(
    'give %j to the operator only',
    async (changes) => {
      const response = await save(changes);
      expect([response.statusCode, response.json().code]).toEqual([403, 'operator-only']);
    },
  );

  it('never take another site’s addresses', async () => {
    const response = await save({ sitePrefix: 'dos' }, OPERATOR);
    expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
    expect((await save({ sitePrefix: 'tres' }, OPERATOR)).statusCode).toBe(200);
  });

  it('give the second of two writers what the first one saved', async () => {
    const current = await content.send('GET', SETTINGS);
    const match = String(current.headers.etag);
    const body = (name: string) => JSON.stringify({ ...current.json(), name });
    await content.send('PUT', SETTINGS, { match, body: body('Uno') });
    const second = await content.send('PUT', SETTINGS, { match, body: body('Dos') });
    expect([second.statusCode, second.json().theirs]).toEqual([412, body('Uno')]);
    const without = await content.send('PUT', SETTINGS, { body: body('Dos') });
    expect(without.statusCode).toBe(428);
  });
});
