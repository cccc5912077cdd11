import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportedFile, ImportReport } from '#schemas/api/content-transfer.ts';
import { createTestToken } from '../access/access-testing.ts';
import { messagesArrived } from '../server-testing.ts';
import { livePages, pageJson, siteJson } from '../sites/sites-testing.ts';
import { OPERATOR, openTestContent, pageText, type TestContent } from './content-testing.ts';
import { unpackArchive, ZIP } from './import-testing.ts';
import { buildArchive, type TestEntry } from './zip/archive-testing.ts';

const SITE = '/sites/uno';
const IMPORT = `${SITE}/import`;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

let content: TestContent;

beforeAll(async () => {
  content = await openTestContent();
});

beforeEach(async () => {
  await sql`truncate sites, audit_log cascade`.execute(content.database.kysely);
  await content.server.reimport();
});

afterAll(() => content.close());

function page(id: string, paragraph: string, changes: object = {}): TestEntry {
  return { name: `${id}.page.json`, bytes: pageText(id, paragraph, changes) };
}

function settings(changes: object = {}): TestEntry {
  const text = JSON.stringify(siteJson('uno', changes), null, 2);
  return { name: 'site.json', bytes: `${text}\n` };
}

async function post(entries: readonly TestEntry[], query = '', match = '*') {
  const body = buildArchive(entries);
  return content.send('POST', `${IMPORT}${query}`, { body, match, headers: ZIP });
}

async function run(entries: readonly TestEntry[], query = ''): Promise<ImportReport> {
  const response = await post(entries, query);
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** Files as `name action`, with the codes of what is wrong with them. */
function told(files: readonly ImportedFile[]): string[] {
  return files.map(({ file, action, problems }) =>
    [file, action, ...problems.map(({ code }) => code)].join(' '),
  );
}

/** Every row of the content tables. */
async function everything(): Promise<string> {
  const tables = [
    ...['agencies', 'sites', 'site_versions', 'pages', 'page_drafts', 'page_versions'],
    ...['page_redirects', 'site_assets', 'asset_focus', 'audit_log', 'page_schedules'],
  ];
  const rows = await Promise.all(
    tables.map((name) =>
      sql`select * from ${sql.table(name)} as t order by t::text`.execute(content.database.kysely),
    ),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

/** What stands in the body of a page, as visitors get it. */
async function shown(path: string): Promise<string> {
  await messagesArrived(content.database);
  await content.server.store.settled();
  return (await content.visit(path)).body.split('<body')[1] ?? '';
}

async function draftOf(id: string): Promise<string> {
  return (await content.send('GET', `${SITE}/pages/${id}`)).body;
}

describe('a dry run', () => {
  it('tells what would happen to every file, and changes nothing', async () => {
    const before = await everything();
    const home = { name: 'home.page.json', bytes: await draftOf('home') };
    const report = await run(
      [
        ...[home, page('buscar', 'Otro', { url: '/buscar-empleos' }), page('nueva', 'x'), settings({ name: 'Otro' })],
        { name: 'assets/nueva.svg', bytes: drawing },
      ],
      '?dryRun=true',
    );
    expect(report).toMatchObject({ dryRun: true, refused: false });
    expect(report.files.map(({ file, action }) => `${file} ${action}`)).toEqual([
      ...['site.json update', 'home.page.json unchanged', 'buscar.page.json update'],
      ...['nueva.page.json create', 'assets/nueva.svg create'],
    ]);
    expect(await everything()).toBe(before);
    expect(report.state).toBe((await content.send('GET', `${SITE}/export`)).headers.etag);
  });

  it('tells what is wrong with a page as the command does, in the language of the reader', async () => {
    const link = { url: '/nueva', widgets: [], algo: 1 };
    const body = buildArchive([page('nueva', 'x', link)]);
    const response = await content.send('POST', `${IMPORT}?dryRun=true`, {
      ...{ body, headers: { ...ZIP, 'accept-language': 'es' } },
    });
    const [file] = response.json<ImportReport>().files;
    expect(file).toMatchObject({ action: 'create', publishes: false });
    expect(file?.problems).toContainEqual(
      expect.objectContaining({
        ...{ code: 'property-unknown', severity: 'error', pointer: '/algo' },
        message: expect.stringMatching(/[a-z]/),
        remedy: expect.stringMatching(/[a-z]/),
      }),
    );
  });

  it('tells at once everything that stands in the way', async () => {
    await content.send('DELETE', `${SITE}/pages/buscar`, { match: '*' });
    const report = await run(
      [
        { name: 'a.page.json', bytes: '{"id":"b"}' },
        { name: 'c.page.json', bytes: '{"id":"c"' },
        { name: 'd.page.json', bytes: Buffer.from([0x22, 0xff, 0x22]) },
        page('buscar', 'x'),
        settings({ hosts: ['otra.example'] }),
        { name: 'assets/icon.svg', bytes: drawing },
        { name: 'assets/van.png', bytes: drawing },
        { name: 'assets/guion.svg', bytes: drawing.replace('/>', '><script/></svg>') },
        { name: 'assets/focus.json', bytes: '{"assets/nada.png":{"x":1,"y":2}}' },
      ],
      '?dryRun=true',
    );
    expect(report.refused).toBe(true);
    expect(told(report.files)).toEqual([
      'site.json refuse operator-only link-dead',
      'a.page.json refuse id-not-file-name',
      'c.page.json refuse json-malformed',
      'd.page.json refuse file-not-utf8',
      'buscar.page.json refuse page-exists',
      'assets/icon.svg refuse asset-exists',
      'assets/van.png refuse asset-refused',
      'assets/guion.svg refuse asset-refused',
      'assets/focus.json refuse focus-invalid',
    ]);
  });
});

describe('an import', () => {
  it('makes drafts, keeps those that were there, and leaves other pages alone', async () => {
    const before = await draftOf('buscar');
    await content.send('PUT', `${SITE}/pages/home/draft`, {
      ...{ body: pageText('home', 'De ayer'), match: '*' },
    });
    await run([page('home', 'De fuera'), page('nueva', 'x')]);
    expect(await draftOf('home')).toContain('De fuera');
    expect(await shown('/home')).toContain('Texto de home');
    const { data } = (await content.send('GET', `${SITE}/pages/home/versions`)).json();
    const kept = await content.send('GET', `${SITE}/pages/home/versions/${data[0].version}`);
    expect(kept.body).toContain('De ayer');
    expect(await draftOf('buscar')).toBe(before);
    expect(await livePages(content.database)).not.toContainEqual(expect.stringContaining('nueva'));
  });

  it('is recorded with what it did, page by page', async () => {
    await run([page('home', 'x'), page('nueva', 'x')], '?publish=true');
    const log = await content.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'page_id', 'detail', 'actor'])
      .orderBy('entry_id')
      .execute();
    expect(log.map(({ action, page_id, detail }) => [action, page_id, detail])).toEqual([
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
    const files = [page('a', '', link('/b')), page('b', '', link('/a'))];
    expect((await run([...files], '?publish=true')).files).toMatchObject([
      { action: 'create', publishes: true },
      { action: 'create', publishes: true },
    ]);
    expect(await shown('/a')).toContain('href="/b"');
  });

  it('publishes pages that change places, each under its new address alone', async () => {
    const url = (address: string) => ({ url: address });
    await run(
      [page('a', 'Soy a', url('/primera')), page('b', 'Soy b', url('/segunda'))],
      '?publish=true',
    );
    await run(
      [page('a', 'Soy a', url('/segunda')), page('b', 'Soy b', url('/primera'))],
      '?publish=true',
    );
    expect(await shown('/segunda')).toContain('Soy a');
    expect(await shown('/primera')).toContain('Soy b');
  });

  it('publishes what is unchanged and not on the site yet', async () => {
    await run([page('nueva', 'x')]);
    const again = await run([page('nueva', 'x')], '?publish=true');
    expect(again.files).toMatchObject([{ action: 'unchanged', publishes: true }]);
    expect(await shown('/nueva')).toContain('<p>x</p>');
    const third = await run([page('nueva', 'x')], '?publish=true');
    expect(third.files).toMatchObject([{ action: 'unchanged', publishes: false }]);
  });

  it.each([
    [
      'a page to publish has errors',
      [page('a', 'x'), page('b', 'x', { algo: 1 })],
      '?publish=true',
    ],
    [
      'two pages to publish have one address',
      [page('a', 'x'), page('b', 'x', { url: '/a' })],
      '?publish=true',
    ],
    ['a file is no page', [page('a', 'x'), { name: 'b.page.json', bytes: '[]' }], ''],
    ['a picture cannot be shown', [page('a', 'x'), { name: 'assets/a.png', bytes: 'x' }], ''],
    ['the settings have errors', [page('a', 'x'), settings({ theme: 7 })], ''],
    ['the settings are of another site', [page('a', 'x'), settings({ id: 'dos' })], ''],
    [
      'the settings are of another agency',
      [page('a', 'x'), settings({ agencyId: 'agency-dos' })],
      '',
    ],
  ])('changes nothing where %s', async (_, files, query) => {
    const before = await everything();
    const response = await post(files, query);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'import-refused',
      files: expect.arrayContaining([expect.objectContaining({ action: 'refuse' })]),
    });
    expect(await everything()).toBe(before);
  });

  it('brings settings, which keep their history', async () => {
    await run([settings({ name: 'Otro nombre' })]);
    expect((await content.send('GET', `${SITE}/settings`)).json().name).toBe('Otro nombre');
    const versions = await content.database.kysely
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
    await run(files);
    expect((await content.send('GET', `${SITE}/assets?search=van`)).json().data).toMatchObject([
      { path: 'assets/fotos/van.svg', focus: { x: 10, y: 90 }, source: 'upload' },
    ]);
    expect((await run(files)).files.map(({ action }) => action)).toEqual([
      'unchanged',
      'unchanged',
    ]);
  });

  it('takes one page as its document', async () => {
    const text = pageText('nueva', 'x');
    const options = { body: text, match: '*' };
    const report = (await content.send('POST', IMPORT, options)).json<ImportReport>();
    expect(report.files).toMatchObject([{ file: 'nueva.page.json', action: 'create' }]);
    expect(await draftOf('nueva')).toBe(text);
    const broken = await content.send('POST', IMPORT, { body: '{', match: '*' });
    expect(broken.json()).toMatchObject({ code: 'import-refused', status: 422 });
  });
});

describe('the state that an import is based on', () => {
  it('has to be named, unless nothing is changed', async () => {
    const body = buildArchive([page('a', 'x')]);
    const answer = await content.send('POST', IMPORT, { body, headers: ZIP });
    expect(answer.json()).toMatchObject({ status: 428, code: 'precondition-required' });
    const dry = await content.send('POST', `${IMPORT}?dryRun=true`, { body, headers: ZIP });
    expect(dry.statusCode).toBe(200);
  });

  it.each([
    [
      'a draft',
      () =>
        content.send('PUT', `${SITE}/pages/home/draft`, {
          body: pageText('home', 'y'),
          match: '*',
        }),
    ],
    ['a new page', () => content.send('POST', `${SITE}/pages`, { body: pageText('otra', 'y') })],
    [
      'a page off the site',
      () => content.send('POST', `${SITE}/pages/home/unpublish`, { match: '*' }),
    ],
    ['a page in the bin', () => content.send('DELETE', `${SITE}/pages/home`, { match: '*' })],
    [
      'settings',
      () =>
        content.sendAs(OPERATOR, 'PUT', `${SITE}/settings`, {
          body: siteJson('uno', { name: 'Z' }),
          match: '*',
        }),
    ],
  ])('is another one after %s', async (_, change) => {
    const { state } = await run([page('a', 'x')], '?dryRun=true');
    expect((await change()).statusCode).toBeLessThan(300);
    const before = await everything();
    const late = await post([page('a', 'x')], '', state);
    expect(late.json()).toMatchObject({ status: 412, code: 'version-conflict' });
    expect(late.json().state).not.toBe(state);
    expect(await everything()).toBe(before);
    expect((await post([page('a', 'x')], '', late.json().state)).statusCode).toBe(200);
  });

  it('lets one of two imports at once through', async () => {
    const { state } = await run([page('a', 'x')], '?dryRun=true');
    const answers = await Promise.all([
      post([page('a', 'x')], '', state),
      post([page('a', 'y')], '', state),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });
});

describe('who may', () => {
  const token = (scopes: readonly ('read' | 'edit' | 'publish')[], agencyId = 'agency-uno') =>
    createTestToken(content.database, { agencyId, scopes });

  it.each(['GET /export', 'GET /pages/home/export', 'POST /import'])(
    'not see the site of another agency with %s',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const stranger = await token(['read', 'edit', 'publish'], 'agency-dos');
      const before = await everything();
      const answer = await content.sendAs(
        stranger,
        method === 'GET' ? 'GET' : 'POST',
        SITE + path,
        {
          ...(method === 'POST' && {
            body: buildArchive([page('a', 'x')]),
            match: '*',
            headers: ZIP,
          }),
        },
      );
      expect(answer.json()).toMatchObject({ status: 404, code: 'site-unknown' });
      expect(await everything()).toBe(before);
    },
  );

  it('export with the right to read, and not import', async () => {
    const reader = await token(['read']);
    expect((await content.sendAs(reader, 'GET', `${SITE}/export`)).statusCode).toBe(200);
    const options = { body: buildArchive([page('a', 'x')]), match: '*', headers: ZIP };
    const answer = await content.sendAs(reader, 'POST', IMPORT, options);
    expect(answer.json()).toMatchObject({ status: 403, code: 'scope-missing' });
  });

  it('import drafts with the right to edit, and neither publish nor bring settings', async () => {
    const editor = await token(['edit']);
    const send = (entries: readonly TestEntry[], query = '') =>
      content.sendAs(editor, 'POST', IMPORT + query, {
        ...{ body: buildArchive(entries), match: '*', headers: ZIP },
      });
    expect((await send([page('a', 'x')])).statusCode).toBe(200);
    expect((await send([page('a', 'x')], '?publish=true')).json()).toMatchObject({
      ...{ status: 403, code: 'scope-missing' },
    });
    const refused = (await send([settings({ name: 'Otro' })])).json();
    expect(told(refused.files)).toEqual(['site.json refuse scope-missing']);
    const same = await content.send('GET', `${SITE}/settings`);
    const unchanged = await send([{ name: 'site.json', bytes: same.body }]);
    expect(told(unchanged.json().files)).toEqual(['site.json unchanged']);
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
      content.sendAs(bearer, 'POST', `/sites/${id}/import?publish=true`, {
        ...{ body: buildArchive(entries), match: '*', headers: ZIP },
      });
    const all = [tres, home, jobs, icon];
    const admin = await token(['read', 'edit', 'publish']);
    expect((await as(admin, all)).json()).toMatchObject({ status: 404, code: 'site-unknown' });
    expect((await as(OPERATOR, [home])).json()).toMatchObject({
      status: 404,
      code: 'site-unknown',
    });
    expect(told((await as(OPERATOR, all, 'cuatro')).json().files)[0]).toMatch(
      'refuse site-changed',
    );
    const taken = { ...tres, bytes: JSON.stringify(siteJson('tres', { sitePrefix: 'dos' })) };
    expect(told((await as(OPERATOR, [taken, home, jobs, icon])).json().files)[0]).toBe(
      'site.json refuse site-collision',
    );
    expect((await as(OPERATOR, all)).json()).toMatchObject({ refused: false });
    expect(await shown('/tres/home')).toContain('Texto de home');
  });
});

describe('what is refused before it is looked at', () => {
  it('an archive that is not plain', async () => {
    const before = await everything();
    expect((await post([page('../a', 'x')])).json()).toMatchObject({
      ...{ status: 422, code: 'archive-name-refused', detail: expect.stringContaining('../a') },
    });
    const text = {
      body: Buffer.from('PK no zip at all, however long it is'),
      match: '*',
      headers: ZIP,
    };
    expect((await content.send('POST', IMPORT, text)).json()).toMatchObject({
      ...{ status: 400, code: 'archive-invalid' },
    });
    expect(await everything()).toBe(before);
  });

  it('a body of another type, or none', async () => {
    const xml = { body: Buffer.from('<a/>'), match: '*', headers: { 'content-type': 'text/xml' } };
    expect((await content.send('POST', IMPORT, xml)).json()).toMatchObject({ status: 415 });
    const none = await content.send('POST', IMPORT, { match: '*', headers: ZIP });
    expect(none.json()).toMatchObject({ status: 400, code: 'archive-invalid' });
  });

  it('a length of a gigabyte', async () => {
    const headers = { ...ZIP, 'content-length': String(1024 ** 3) };
    const answer = await content.send('POST', IMPORT, {
      body: Buffer.from('PK'),
      match: '*',
      headers,
    });
    expect(answer.json()).toMatchObject({ status: 413, code: 'archive-too-large' });
  });
});

describe('an export', () => {
  it('has drafts, or what visitors see, and nothing that is in the bin', async () => {
    await run([page('home', 'Borrador'), page('nueva', 'x')]);
    const files = async (query = '') =>
      unpackArchive((await content.send('GET', `${SITE}/export${query}`)).rawPayload);
    expect((await files())['home.page.json']).toContain('Borrador');
    const live = await files('?state=live');
    expect(live['home.page.json']).toContain('Texto de home');
    expect(live).not.toHaveProperty('nueva.page.json');
    await content.send('DELETE', `${SITE}/pages/nueva`, { match: '*' });
    expect(await files()).not.toHaveProperty('nueva.page.json');
  });

  it('is named after the site, and not sent again to who has it', async () => {
    const first = await content.send('GET', `${SITE}/export`);
    expect(first.headers['content-disposition']).toBe('attachment; filename="uno.zip"');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await content.send('GET', `${SITE}/export`, { headers })).statusCode).toBe(304);
  });

  it('of a page that is not there is refused', async () => {
    for (const path of ['/pages/nada/export', '/pages/__proto__/export']) {
      const answer = await content.send('GET', SITE + path);
      expect(answer.json()).toMatchObject({ status: 404, code: 'page-unknown' });
    }
  });
});
