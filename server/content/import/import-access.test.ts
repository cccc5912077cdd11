import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestToken } from '../../testing/access.ts';
import { buildArchive, type TestEntry } from '../../testing/content/archive.ts';
import { OPERATOR } from '../../testing/content/content.ts';
import {
  drawing,
  IMPORT,
  openTransfer,
  pageFile,
  SITE,
  settingsFile,
  told,
  ZIP,
} from '../../testing/content/import.ts';
import { setUp } from '../../testing/set-up.ts';
import { pageJson, siteJson } from '../../testing/sites.ts';

const transfer = setUp(openTransfer);

beforeEach(() => transfer.reset());

describe('who may', () => {
  const token = (scopes: readonly ('read' | 'edit' | 'publish')[], agencyId = 'agency-uno') =>
    createTestToken(transfer.content.database, { agencyId, scopes });

  it.each(['GET /export', 'GET /pages/home/export', 'POST /import'])(
    'not see the site of another agency with %s',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const stranger = await token(['read', 'edit', 'publish'], 'agency-dos');
      const before = await transfer.everything();
      const answer = await transfer.content.sendAs(
        stranger,
        method === 'GET' ? 'GET' : 'POST',
        SITE + path,
        {
          ...(method === 'POST' && {
            body: buildArchive([pageFile('a', 'x')]),
            match: '*',
            headers: ZIP,
          }),
        },
      );
      expect(answer.json()).toMatchObject({ status: 404, code: 'site-unknown' });
      expect(await transfer.everything()).toBe(before);
    },
  );

  it('export with the right to read, and not import', async () => {
    const reader = await token(['read']);
    expect((await transfer.content.sendAs(reader, 'GET', `${SITE}/export`)).statusCode).toBe(200);
    const options = { body: buildArchive([pageFile('a', 'x')]), match: '*', headers: ZIP };
    const answer = await transfer.content.sendAs(reader, 'POST', IMPORT, options);
    expect(answer.json()).toMatchObject({ status: 403, code: 'scope-missing' });
  });

  it('import drafts with the right to edit, and neither publish nor bring settings', async () => {
    const editor = await token(['edit']);
    const send = (entries: readonly TestEntry[], query = '') =>
      transfer.content.sendAs(editor, 'POST', IMPORT + query, {
        body: buildArchive(entries),
        match: '*',
        headers: ZIP,
      });
    expect((await send([pageFile('a', 'x')])).statusCode).toBe(200);
    expect((await send([pageFile('a', 'x')], '?publish=true')).json()).toMatchObject({
      status: 403,
      code: 'scope-missing',
    });
    const refused = (await send([settingsFile({ name: 'Otro' })])).json();
    expect(told(refused)).toEqual(['site.json refuse scope-missing']);
    const same = await transfer.content.send('GET', `${SITE}/settings`);
    const unchanged = await send([{ name: 'site.json', bytes: same.body }]);
    expect(told(unchanged.json())).toEqual(['site.json unchanged']);
  });

  it('make a site: the operator alone, from an archive with its settings', async () => {
    const tres = {
      name: 'site.json',
      bytes: JSON.stringify(siteJson('tres', { sitePrefix: 'tres' })),
    };
    const home = { name: 'home.page.json', bytes: JSON.stringify(pageJson('home')) };
    const search = pageJson('buscar', { url: '/buscar-empleos', type: 'JOB_LISTING' });
    const jobs = { name: 'buscar.page.json', bytes: JSON.stringify(search) };
    const icon = { name: 'assets/icon.svg', bytes: drawing };
    const as = (bearer: string, entries: readonly TestEntry[], id = 'tres') =>
      transfer.content.sendAs(bearer, 'POST', `/sites/${id}/import?publish=true`, {
        body: buildArchive(entries),
        match: '*',
        headers: ZIP,
      });
    const all = [tres, home, jobs, icon];
    const admin = await token(['read', 'edit', 'publish']);
    expect((await as(admin, all)).json()).toMatchObject({ status: 404, code: 'site-unknown' });
    expect((await as(OPERATOR, [home])).json()).toMatchObject({
      status: 404,
      code: 'site-unknown',
    });
    expect(told((await as(OPERATOR, all, 'cuatro')).json())[0]).toMatch('refuse site-changed');
    const taken = { ...tres, bytes: JSON.stringify(siteJson('tres', { sitePrefix: 'dos' })) };
    expect(told((await as(OPERATOR, [taken, home, jobs, icon])).json())[0]).toBe(
      'site.json refuse site-collision',
    );
    expect((await as(OPERATOR, all)).json()).toMatchObject({ refused: false });
    expect(await transfer.shown('/tres/home')).toContain('Texto de home');
  });
});

describe('what is refused before it is looked at', () => {
  it('an archive that is not plain', async () => {
    const before = await transfer.everything();
    expect((await transfer.post([pageFile('../a', 'x')])).json()).toMatchObject({
      status: 422,
      code: 'archive-name-refused',
      detail: expect.stringContaining('../a'),
    });
    const text = {
      body: Buffer.from('PK no zip at all, however long it is'),
      match: '*',
      headers: ZIP,
    };
    expect((await transfer.content.send('POST', IMPORT, text)).json()).toMatchObject({
      status: 400,
      code: 'archive-invalid',
    });
    expect(await transfer.everything()).toBe(before);
  });

  it('an archive without a file of a site', async () => {
    for (const names of [[], ['.DS_Store', '__MACOSX/._home.page.json']]) {
      const body = buildArchive(names.map((name) => ({ name, bytes: 'x' })));
      const answer = await transfer.content.send('POST', IMPORT, {
        body,
        match: '*',
        headers: ZIP,
      });
      expect(answer.json()).toMatchObject({
        code: 'archive-invalid',
        detail: expect.stringContaining('no file of a site'),
      });
    }
  });

  it('a body of another type, or none', async () => {
    const xml = { body: Buffer.from('<a/>'), match: '*', headers: { 'content-type': 'text/xml' } };
    expect((await transfer.content.send('POST', IMPORT, xml)).json()).toMatchObject({
      status: 415,
    });
    const none = await transfer.content.send('POST', IMPORT, { match: '*', headers: ZIP });
    expect(none.json()).toMatchObject({ status: 400, code: 'archive-invalid' });
  });

  it('a length of a gigabyte', async () => {
    const headers = { ...ZIP, 'content-length': String(1024 ** 3) };
    const answer = await transfer.content.send('POST', IMPORT, {
      body: Buffer.from('PK'),
      match: '*',
      headers,
    });
    expect(answer.json()).toMatchObject({ status: 413, code: 'archive-too-large' });
  });
});

it('a gigabyte without a length is read to the limit, and nothing of it is left', async () => {
  let sent = 0;
  const chunk = Buffer.alloc(1024 * 1024);
  const body = new Readable({
    read() {
      sent += 1;
      this.push(sent > 1024 ? null : chunk);
    },
  });
  const answer = await transfer.content.send('POST', IMPORT, { body, match: '*', headers: ZIP });
  expect(answer.json()).toMatchObject({ status: 413, code: 'archive-too-large' });
  expect(sent).toBeLessThan(300);
  expect(await readdir(join(transfer.content.server.dataDir, 'uploads/incoming'))).toEqual([]);
});
