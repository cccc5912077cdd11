import { rm, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOLDER_PICTURE, openTestAssets, type TestAssets } from '../content/assets-api-testing.ts';
import { createMemoryLog } from '../sites/sites-testing.ts';
import { type AssetLibrary, listAssets, loadAssetFacts, readAssetBytes } from './asset-library.ts';
import { AssetStore } from './asset-store.ts';
import { phonePhoto, plainPicture, svgDrawing } from './assets-testing.ts';
import { insertImportedAsset, prepareImportedAsset } from './import-asset.ts';
import { UploadsFolder } from './uploads-folder.ts';

const key = { agencyId: 'agency-uno', siteId: 'uno' };
const actor = { name: 'Ana' };

let test: TestAssets;
let library: AssetLibrary;

beforeAll(async () => {
  test = await openTestAssets();
  const { pages, database } = test;
  const log = createMemoryLog();
  const { dataDir } = test.server;
  const assets = new AssetStore({ pagesDir: pages.pagesDir, dataDir, database, log });
  await assets.load(key);
  library = { database, assets };
}, 60_000);

afterAll(() => test.close());

async function importAsset(path: string, bytes: Buffer) {
  const prepared = await prepareImportedAsset(library, { path, bytes });
  if (!prepared.ok) return prepared.problems[0]?.message;
  return library.database.kysely
    .transaction()
    .execute((rows) =>
      insertImportedAsset(rows, library, { key, actor, prepared: prepared.value }),
    );
}

describe('an imported file', () => {
  it('has its exact path and its exact bytes', async () => {
    const photo = await phonePhoto().jpeg().toBuffer();
    expect(await importAsset('assets/fotos/ana.jpeg', photo)).toBe('added');
    expect(await readAssetBytes(library, key, 'assets/fotos/ana.jpeg')).toEqual(photo);
    expect(await importAsset('assets/fotos/ana.jpeg', photo)).toBe('same');
    const assets = await listAssets(library, key);
    expect(assets.find(({ path }) => path === 'assets/fotos/ana.jpeg')).toMatchObject({
      ...{ source: 'upload', createdBy: 'Ana', bytes: photo.length },
    });
  });

  it('never replaces other bytes, of an upload or of the folder', async () => {
    const picture = await plainPicture(9, 9, '#010203').png().toBuffer();
    expect(await importAsset('assets/una.png', picture)).toBe('added');
    const other = await plainPicture(9, 9, '#030201').png().toBuffer();
    expect(await importAsset('assets/una.png', other)).toBe('taken');
    expect(await importAsset(FOLDER_PICTURE, other)).toBe('taken');
    expect(await readAssetBytes(library, key, 'assets/una.png')).toEqual(picture);
  });

  it('that the folder has already is the same', async () => {
    const bytes = await readAssetBytes(library, key, FOLDER_PICTURE);
    expect(await importAsset(FOLDER_PICTURE, Buffer.from(bytes ?? ''))).toBe('same');
  });

  it.each([
    ['../escape.svg', 'The path is none that documents can name.'],
    ['assets/../escape.svg', 'The path is none that documents can name.'],
    ['assets/Foto.svg', 'The path is none that documents can name.'],
    [`assets/${'a'.repeat(200)}.svg`, 'The path is none that documents can name.'],
    ['assets/a.png', 'By its bytes assets/a.png is a svg file.'],
  ])('is refused as %s', async (path, message) => {
    expect(await importAsset(path, Buffer.from(svgDrawing()))).toBe(message);
  });

  it('passes the checks of an upload', async () => {
    expect(await importAsset('assets/a.svg', Buffer.from(svgDrawing('<script/>')))).toBe(
      'The drawing has more than shapes, colours and texts.',
    );
  });
});

it('facts for rules are what is sent: drawings compressed', async () => {
  const facts = await loadAssetFacts(library, key);
  const picture = await readAssetBytes(library, key, FOLDER_PICTURE);
  expect(facts.get(FOLDER_PICTURE)).toEqual({ bytes: picture?.length, width: 100, height: 50 });
  const sent = gzipSync(svgDrawing()).length;
  expect(facts.get('assets/icon.svg')).toEqual({ bytes: sent, width: 40, height: 20 });
});

it('a file that the disk lost is not there, and its site stays', async () => {
  const bytes = await plainPicture(9, 9, '#070707').png().toBuffer();
  const { path, url } = (await test.upload('perdida.png', bytes)).json();
  const name = url.replace(/^\/assets\/|-\d+\.png$/g, '');
  await rm(library.assets.uploads.pathOf({ hash: name, extension: 'png' }));
  expect(await readAssetBytes(library, key, path)).toBeUndefined();
  expect((await test.server.app.inject(url)).statusCode).toBe(404);
  expect(test.server.lines.filter((line) => line.includes('could not be read'))).toEqual([]);
});

it('bytes that a disk has damaged are written again; others of the same fingerprint never', async () => {
  const folder = new UploadsFolder(test.server.dataDir);
  const bytes = Buffer.from(svgDrawing('', 31));
  const upload = await test.upload('sana.svg', bytes);
  const hash: string = upload.json().url.slice('/assets/'.length, -'-31.svg'.length);
  const name = { hash, extension: 'svg' };
  await writeFile(folder.pathOf(name), 'damaged');
  expect(await folder.keep(name, bytes)).toBe(true);
  expect((await test.server.app.inject(upload.json().url)).rawPayload).toEqual(bytes);
  expect(await folder.keep(name, Buffer.from('other bytes under this name'))).toBe(false);
});

it('a slow reading of a site does not undo what a later one found', async () => {
  const slow = library.assets.load(key);
  const bytes = Buffer.from(svgDrawing('', 63));
  const { url } = (await test.upload('nueva.svg', bytes)).json();
  await Promise.all([library.assets.load(key), slow]);
  const hash = url.slice('/assets/'.length, -'-63.svg'.length);
  expect(library.assets.find(hash)).toMatchObject({ width: 63 });
});
