import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildArchive } from '../../testing/content/archive.ts';
import { openTestContent, pageText, type TestContent } from '../../testing/content/content.ts';
import { openEmptyServer, unpackArchive, ZIP } from '../../testing/content/import.ts';
import { setUp } from '../../testing/set-up.ts';
import { pageJson, siteJson } from '../../testing/sites.ts';

const SITE = '/sites/uno';
const settings = `${JSON.stringify(siteJson('uno'), null, 2)}\n`;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

const content = setUp(openTestContent);
const other = setUp(openEmptyServer);

type Sender = Pick<TestContent, 'send'>;

async function exportSite({ send }: Sender, query = ''): Promise<Buffer> {
  const response = await send('GET', `${SITE}/export${query}`);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  return response.rawPayload;
}

async function importSite({ send }: Sender, archive: Buffer, query = '') {
  const options = { body: archive, match: '*', headers: ZIP };
  const response = await send('POST', `${SITE}/import${query}`, options);
  expect(response.json()).toMatchObject({ refused: false });
  return response.json();
}

async function uploadIcon(name: string, bytes: string) {
  const headers = { 'content-type': 'image/svg+xml' };
  await content.send('POST', `${SITE}/assets?name=${name}`, { body: Buffer.from(bytes), headers });
}

it('gives a site that another server takes and gives again byte for byte', async () => {
  await uploadIcon('dibujo.svg', drawing);
  const [asset] = (await content.send('GET', `${SITE}/assets?search=dibujo`)).json().data;
  await content.send('PATCH', `${SITE}/assets?path=${asset.path}`, {
    body: { focus: { x: 20, y: 80 } },
    match: asset.etag,
  });
  const first = await exportSite(content);
  expect(Object.keys(await unpackArchive(first))).toEqual([
    ...['assets/dibujo.svg', 'assets/focus.json', 'assets/icon.svg'],
    ...['buscar.page.json', 'home.page.json', 'site.json'],
  ]);
  const report = await importSite(other, first, '?publish=true');
  expect(new Set(report.files.map(({ action }: { action: string }) => action))).toEqual(
    new Set(['create', 'update']),
  );
  expect((await exportSite(other)).equals(first)).toBe(true);
  expect((await exportSite(other, '?state=live')).equals(first)).toBe(true);
  expect((await exportSite(content)).equals(first)).toBe(true);
});

describe('a document', () => {
  it.each([
    ['with lines of Windows', '{\r\n  "id": "texto"\r\n}\r\n'],
    ['with numbers in another form', '{"id":"texto","n":[1.0,-0,1e3,12345678901234567890]}'],
    ['with escapes that nobody needs', '{"\\u0069d":"\\u0074exto","u":"\\/caf\\u00e9"}'],
    [
      'of a widget that nobody knows',
      pageText('texto', 'x', { widgets: [{ id: 'a', type: 'zzz' }] }),
    ],
    ['without an end of its line', JSON.stringify(pageJson('texto'))],
  ])('%s comes back as it was', async (_, text) => {
    await importSite(other, buildArchive([{ name: 'texto.page.json', bytes: text }]));
    expect((await unpackArchive(await exportSite(other)))['texto.page.json']).toBe(text);
    const page = await other.send('GET', `${SITE}/pages/texto/export`);
    expect([page.body, page.headers['content-disposition']]).toEqual([
      text,
      'attachment; filename="texto.page.json"',
    ]);
  });
});

it.each(['repartidores-mx', 'almacenes-norte'])('moves %s as it lies in its folder', async (id) => {
  const folder = new URL(`../../../pages/${id}/`, import.meta.url);
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'demo-feed.json')
    .map(({ parentPath, name }) => relative(fileURLToPath(folder), join(parentPath, name)));
  const files = names.map(async (name) => ({ name, bytes: await readFile(new URL(name, folder)) }));
  const archive = buildArchive(await Promise.all(files));
  const options = { body: archive, match: '*', headers: ZIP };
  const empty = await openEmptyServer();
  onTestFinished(() => empty.close());
  const imported = await empty.send('POST', `/sites/${id}/import?publish=true`, options);
  expect(imported.json()).toMatchObject({ refused: false });
  const exported = (await empty.send('GET', `/sites/${id}/export`)).rawPayload;
  expect(await unpackArchive(exported)).toEqual(await unpackArchive(archive));
});

const space = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
const nasty = fc
  .tuple(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), space)
  .map(([value, gap]) => (id: string) => {
    const { id: _, ...rest } = value;
    return `${gap}{"id":${gap}${JSON.stringify(id)},"widgets":${gap}${JSON.stringify(rest)}}${gap}`;
  });
const isStorable = (text: string) => !/\\u0000|\\ud[89a-f]/i.test(text) && !/\p{Cs}/u.test(text);

it('keeps any site as it is through export and import', async () => {
  const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/);
  const site = fc.dictionary(id, nasty, { maxKeys: 4 });
  await fc.assert(
    fc.asyncProperty(site, async (pages) => {
      const texts = Object.entries(pages).map(([page, text]) => ({
        name: `${page}.page.json`,
        bytes: text(page),
      }));
      fc.pre(texts.every(({ bytes }) => isStorable(bytes)));
      await importSite(other, buildArchive([{ name: 'site.json', bytes: settings }, ...texts]));
      const files = await unpackArchive(await exportSite(other));
      for (const { name, bytes } of texts) expect(files[name]).toBe(bytes);
      const archive = await exportSite(other);
      const again = await importSite(other, archive);
      expect(again.files.every(({ action }: { action: string }) => action === 'unchanged')).toBe(
        true,
      );
      expect((await exportSite(other)).equals(archive)).toBe(true);
    }),
    { numRuns: 15 },
  );
});
