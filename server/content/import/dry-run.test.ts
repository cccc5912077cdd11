import { beforeEach, describe, expect, it } from 'vitest';
import type { ImportReport } from '#schemas/api/content-transfer.ts';
import { buildArchive } from '../../testing/content/archive.ts';
import { OPERATOR, pageText } from '../../testing/content/content.ts';
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
import { siteJson } from '../../testing/sites.ts';

const transfer = setUp(openTransfer);

beforeEach(() => transfer.reset());

describe('a dry run', () => {
  it('tells what would happen to every file, and changes nothing', async () => {
    const before = await transfer.everything();
    const home = { name: 'home.page.json', bytes: await transfer.draftOf('home') };
    const report = await transfer.run(
      [
        ...[
          home,
          pageFile('buscar', 'Otro', { url: '/buscar-empleos' }),
          pageFile('nueva', 'x'),
          settingsFile({ name: 'Otro' }),
        ],
        { name: 'assets/nueva.svg', bytes: drawing },
      ],
      '?dryRun=true',
    );
    expect(report).toMatchObject({ dryRun: true, refused: false });
    expect(report.files.map(({ file, action }) => `${file} ${action}`)).toEqual([
      ...['site.json update', 'home.page.json unchanged', 'buscar.page.json update'],
      ...['nueva.page.json create', 'assets/nueva.svg create'],
    ]);
    expect(await transfer.everything()).toBe(before);
    expect(report.state).toBe((await transfer.content.send('GET', `${SITE}/export`)).headers.etag);
  });

  it('counts what a system left in the archive, which is no part of the site', async () => {
    const junk = ['.DS_Store', '__MACOSX/._home.page.json', 'Thumbs.db'];
    const report = await transfer.run(
      [pageFile('nueva', 'x'), ...junk.map((name) => ({ name, bytes: 'x' }))],
      '?dryRun=true',
    );
    expect(report.passedOver).toBe(3);
    expect(report.files.map(({ file }) => file)).toEqual(['nueva.page.json']);
  });

  it('names what an update takes the place of, which changes with that alone', async () => {
    const files = [pageFile('home', 'De fuera'), settingsFile({ name: 'Otro' })];
    const replaced = async () => {
      const report = await transfer.run(files, '?dryRun=true');
      return report.files.map(({ replaces }) => replaces);
    };
    const [settings, home] = await replaced();
    expect([settings, home]).toEqual([expect.any(String), expect.any(String)]);
    const put = (id: string) =>
      transfer.content.send('PUT', `${SITE}/pages/${id}/draft`, {
        body: pageText(id, 'y'),
        match: '*',
      });
    expect((await put('buscar')).statusCode).toBe(200);
    expect(await replaced()).toEqual([settings, home]);
    expect((await put('home')).statusCode).toBe(200);
    const [sameSettings, otherHome] = await replaced();
    expect(sameSettings).toBe(settings);
    expect(otherHome).not.toBe(home);
  });

  it('tells what is wrong with a page as the command does, in the language of the reader', async () => {
    const link = { url: '/nueva', widgets: [], algo: 1 };
    const body = buildArchive([pageFile('nueva', 'x', link)]);
    const response = await transfer.content.send('POST', `${IMPORT}?dryRun=true`, {
      body,
      headers: { ...ZIP, 'accept-language': 'es' },
    });
    const [file] = response.json<ImportReport>().files;
    expect(file).toMatchObject({ action: 'create', publishes: false });
    expect(file?.problems).toContainEqual(
      expect.objectContaining({
        code: 'property-unknown',
        severity: 'error',
        pointer: '/algo',
        message: expect.stringMatching(/[a-z]/),
        remedy: expect.stringMatching(/[a-z]/),
      }),
    );
  });

  it('tells at once everything that stands in the way', async () => {
    await transfer.content.send('DELETE', `${SITE}/pages/buscar`, { match: '*' });
    const report = await transfer.run(
      [
        { name: 'a.page.json', bytes: '{"id":"b"}' },
        { name: 'c.page.json', bytes: '{"id":"c"' },
        { name: 'd.page.json', bytes: Buffer.from([0x22, 0xff, 0x22]) },
        pageFile('buscar', 'x'),
        settingsFile({ hosts: ['otra.example'] }),
        { name: 'assets/icon.svg', bytes: drawing },
        { name: 'assets/van.png', bytes: drawing },
        { name: 'assets/guion.svg', bytes: drawing.replace('/>', '><script/></svg>') },
        { name: 'assets/focus.json', bytes: '{"assets/nada.png":{"x":1,"y":2}}' },
      ],
      '?dryRun=true',
    );
    expect(report.refused).toBe(true);
    expect(told(report)).toEqual([
      // Where pages lead cannot be told while some cannot be read.
      'site.json refuse operator-only',
      'a.page.json refuse id-not-file-name',
      'c.page.json refuse json-malformed',
      'd.page.json refuse file-not-utf8',
      'buscar.page.json refuse page-exists',
      'assets/icon.svg create',
      'assets/van.png refuse asset-refused',
      'assets/guion.svg refuse asset-refused',
      'assets/focus.json refuse focus-invalid',
    ]);
  });
});

describe('the state that an import is based on', () => {
  it('has to be named, unless nothing is changed', async () => {
    const body = buildArchive([pageFile('a', 'x')]);
    const answer = await transfer.content.send('POST', IMPORT, { body, headers: ZIP });
    expect(answer.json()).toMatchObject({ status: 428, code: 'precondition-required' });
    const dry = await transfer.content.send('POST', `${IMPORT}?dryRun=true`, {
      body,
      headers: ZIP,
    });
    expect(dry.statusCode).toBe(200);
  });

  it.each([
    [
      'a draft',
      () =>
        transfer.content.send('PUT', `${SITE}/pages/home/draft`, {
          body: pageText('home', 'y'),
          match: '*',
        }),
    ],
    [
      'a new page',
      () => transfer.content.send('POST', `${SITE}/pages`, { body: pageText('otra', 'y') }),
    ],
    [
      'a page off the site',
      () => transfer.content.send('POST', `${SITE}/pages/home/unpublish`, { match: '*' }),
    ],
    [
      'a page in the bin',
      () => transfer.content.send('DELETE', `${SITE}/pages/home`, { match: '*' }),
    ],
    [
      'settings',
      () =>
        transfer.content.sendAs(OPERATOR, 'PUT', `${SITE}/settings`, {
          body: siteJson('uno', { name: 'Z' }),
          match: '*',
        }),
    ],
  ])('is another one after %s', async (_, change) => {
    const { state } = await transfer.run([pageFile('a', 'x')], '?dryRun=true');
    expect((await change()).statusCode).toBeLessThan(300);
    const before = await transfer.everything();
    const late = await transfer.post([pageFile('a', 'x')], '', state);
    expect(late.json()).toMatchObject({ status: 412, code: 'version-conflict' });
    expect(late.json().state).not.toBe(state);
    expect(await transfer.everything()).toBe(before);
    expect((await transfer.post([pageFile('a', 'x')], '', late.json().state)).statusCode).toBe(200);
  });

  it('lets one of two imports at once through', async () => {
    const { state } = await transfer.run([pageFile('a', 'x')], '?dryRun=true');
    const answers = await Promise.all([
      transfer.post([pageFile('a', 'x')], '', state),
      transfer.post([pageFile('a', 'y')], '', state),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });
});
