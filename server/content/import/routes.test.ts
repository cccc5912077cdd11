import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportReport } from '#schemas/api/content-transfer.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { pageText } from '../../testing/content/content.ts';
import {
  drawing,
  IMPORT,
  openTransfer,
  pageFile,
  SITE,
  settingsFile,
} from '../../testing/content/import.ts';
import { setUp } from '../../testing/set-up.ts';
import { livePages } from '../../testing/sites.ts';

const transfer = setUp(openTransfer);

beforeEach(() => transfer.reset());

describe('an import', () => {
  it('makes drafts, keeps those that were there, and leaves other pages alone', async () => {
    const before = await transfer.draftOf('buscar');
    await transfer.content.send('PUT', `${SITE}/pages/home/draft`, {
      body: pageText('home', 'De ayer'),
      match: '*',
    });
    const { state } = await transfer.run([pageFile('home', 'De fuera'), pageFile('nueva', 'x')]);
    expect((await transfer.content.send('GET', `${SITE}/export`)).headers.etag).toBe(state);
    expect(await transfer.draftOf('home')).toContain('De fuera');
    expect(await transfer.shown('/home')).toContain('Texto de home');
    const { data } = (await transfer.content.send('GET', `${SITE}/pages/home/versions`)).json();
    const kept = await transfer.content.send(
      'GET',
      `${SITE}/pages/home/versions/${data[0].version}`,
    );
    expect(kept.body).toContain('De ayer');
    expect(await transfer.draftOf('buscar')).toBe(before);
    expect(await livePages(transfer.content.database)).not.toContainEqual(
      expect.stringContaining('nueva'),
    );
  });

  it('is recorded with what it did, page by page', async () => {
    await transfer.run([pageFile('home', 'x'), pageFile('nueva', 'x')], '?publish=true');
    const log = await transfer.content.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'document_id', 'detail', 'actor'])
      .orderBy('entry_id')
      .execute();
    expect(log.map(({ action, document_id, detail }) => [action, document_id, detail])).toEqual([
      ['page-edited', 'home', 'import'],
      ['page-created', 'nueva', null],
      ['page-published', 'home', null],
      ['page-published', 'nueva', null],
      ['site-imported', null, '1 added, 1 changed, 0 as before, 2 published'],
    ]);
    expect(new Set(log.map(({ actor }) => actor))).toEqual(
      new Set([expect.stringMatching(/^Ana/)]),
    );
  });

  it('publishes pages that link to each other and show what comes with them', async () => {
    const link = (to: string) => ({
      widgets: [{ id: 'w1', type: 'rich-text', content: { html: `<p><a href="${to}">a</a></p>` } }],
    });
    const files = [pageFile('a', '', link('/b')), pageFile('b', '', link('/a'))];
    expect((await transfer.run([...files], '?publish=true')).files).toMatchObject([
      { action: 'create', publishes: true },
      { action: 'create', publishes: true },
    ]);
    expect(await transfer.shown('/a')).toContain('href="/b"');
  });

  it('is on the site of this server once it is answered', async () => {
    await transfer.run([pageFile('nueva', 'Ya está')], '?publish=true');
    expect((await transfer.content.visit('/nueva')).body).toContain('Ya está');
  });

  it('publishes pages that change places, each under its new address alone', async () => {
    const url = (address: string) => ({ url: address });
    await transfer.run(
      [pageFile('a', 'Soy a', url('/primera')), pageFile('b', 'Soy b', url('/segunda'))],
      '?publish=true',
    );
    await transfer.run(
      [pageFile('a', 'Soy a', url('/segunda')), pageFile('b', 'Soy b', url('/primera'))],
      '?publish=true',
    );
    expect(await transfer.shown('/segunda')).toContain('Soy a');
    expect(await transfer.shown('/primera')).toContain('Soy b');
    const { kysely } = transfer.content.database;
    expect(await kysely.selectFrom('page_redirects').selectAll().execute()).toEqual([]);
  });

  it('publishes what is unchanged and not on the site yet', async () => {
    await transfer.run([pageFile('nueva', 'x')]);
    const again = await transfer.run([pageFile('nueva', 'x')], '?publish=true');
    expect(again.files).toMatchObject([{ action: 'unchanged', publishes: true }]);
    expect(await transfer.shown('/nueva')).toContain('<p>x</p>');
    const third = await transfer.run([pageFile('nueva', 'x')], '?publish=true');
    expect(third.files).toMatchObject([{ action: 'unchanged', publishes: false }]);
  });

  it.each([
    [
      'a page to publish has errors',
      [pageFile('a', 'x'), pageFile('b', 'x', { algo: 1 })],
      '?publish=true',
    ],
    [
      'two pages to publish have one address',
      [pageFile('a', 'x'), pageFile('b', 'x', { url: '/a' })],
      '?publish=true',
    ],
    ['a file is no page', [pageFile('a', 'x'), { name: 'b.page.json', bytes: '[]' }], ''],
    ['a picture cannot be shown', [pageFile('a', 'x'), { name: 'assets/a.png', bytes: 'x' }], ''],
    ['the settings have errors', [pageFile('a', 'x'), settingsFile({ theme: 7 })], ''],
    ['the settings are of another site', [pageFile('a', 'x'), settingsFile({ id: 'dos' })], ''],
    [
      'the settings are of another agency',
      [pageFile('a', 'x'), settingsFile({ agencyId: 'agency-dos' })],
      '',
    ],
  ])('changes nothing where %s', async (_, files, query) => {
    const before = await transfer.everything();
    const response = await transfer.post(files, query);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'import-refused',
      files: expect.arrayContaining([expect.objectContaining({ action: 'refuse' })]),
    });
    expect(await transfer.everything()).toBe(before);
  });

  it('brings settings, which keep their history', async () => {
    await transfer.run([settingsFile({ name: 'Otro nombre' })]);
    expect((await transfer.content.send('GET', `${SITE}/settings`)).json().name).toBe(
      'Otro nombre',
    );
    const versions = await transfer.content.database.kysely
      .selectFrom('site_versions')
      .select(['version', 'source'])
      .orderBy('version')
      .execute();
    expect(versions).toEqual([
      { version: 1, source: 'file' },
      { version: 2, source: 'editor' },
    ]);
  });

  it('brings pictures with what must stay visible of them', async () => {
    const files = [
      { name: 'assets/fotos/van.svg', bytes: drawing },
      { name: 'assets/focus.json', bytes: '{"assets/fotos/van.svg":{"x":10,"y":90}}' },
    ];
    await transfer.run(files);
    expect(
      (await transfer.content.send('GET', `${SITE}/assets?search=van`)).json().data,
    ).toMatchObject([{ path: 'assets/fotos/van.svg', focus: { x: 10, y: 90 }, source: 'upload' }]);
    expect((await transfer.run(files)).files.map(({ action }) => action)).toEqual([
      'unchanged',
      'unchanged',
    ]);
  });

  it('takes one page as its document', async () => {
    const text = pageText('nueva', 'x');
    const options = { body: text, match: '*' };
    const report = (await transfer.content.send('POST', IMPORT, options)).json<ImportReport>();
    expect(report.files).toMatchObject([{ file: 'nueva.page.json', action: 'create' }]);
    expect(await transfer.draftOf('nueva')).toBe(text);
    const broken = await transfer.content.send('POST', IMPORT, { body: '{', match: '*' });
    expect(broken.json()).toMatchObject({ code: 'import-refused', status: 422 });
  });

  it('takes one form as its document', async () => {
    const text = JSON.stringify(formOf(question('nombre', 'full-name')));
    const options = { body: text, match: '*' };
    const report = (await transfer.content.send('POST', IMPORT, options)).json<ImportReport>();
    expect(report.files).toMatchObject([{ file: 'forms/prueba.form.json', action: 'create' }]);
    expect((await transfer.content.send('GET', '/sites/uno/forms/prueba')).body).toBe(text);
  });
});
