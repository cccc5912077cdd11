import { beforeEach, describe, expect, it } from 'vitest';
import { imageData } from '#schemas/testing/documents.ts';
import { plainPicture } from '../../testing/assets.ts';
import { FOLDER_PICTURE, openTestAssets } from '../../testing/content/assets.ts';
import { setUp } from '../../testing/set-up.ts';
import { pageJson } from '../../testing/sites.ts';

const test = setUp(openTestAssets);

let colour = 0x440000;

/** Uploads a picture that no other test has. */
async function uploadPicture(name: string) {
  colour += 1;
  const picture = plainPicture(64, 32, `#${colour.toString(16)}`);
  return (await test.upload(name, await picture.png().toBuffer())).json();
}

/** Writes the page `prueba` and waits until the server has read it. */
async function writePage(page: object): Promise<void> {
  await test.pages.write('uno/prueba.page.json', pageJson('prueba', page));
  await test.server.reimport();
}

function widgetsPage(...widgets: readonly object[]): object {
  const subSections = widgets.map((_, i) => ({ sectionId: `s${i}`, widgetId: `w${i}` }));
  return {
    metadata: { title: 'P', description: 'P', layout: { sectionId: 's', subSections } },
    widgets: widgets.map((widget, i) => ({ ...widget, id: `w${i}` })),
  };
}

function imagePage(src: string, changes: object = {}): object {
  return widgetsPage(imageData({ src, width: 64, height: 32, ...changes }));
}

const at = (path: string) => `/uno/assets?path=${encodeURIComponent(path)}`;

async function usesOf(path: string) {
  return (await test.ask(`/uno/assets/usage?path=${encodeURIComponent(path)}`)).json().data;
}

async function etagOf(path: string): Promise<string> {
  const { data } = (await test.ask('/uno/assets')).json();
  return data.find((asset: { path: string }) => asset.path === path).etag;
}

async function remove(path: string, ifMatch = '*') {
  return test.ask(at(path), { method: 'DELETE', headers: { 'if-match': ifMatch } });
}

async function focus(path: string, point: object | null, ifMatch = '*') {
  const headers = { 'if-match': ifMatch };
  return test.ask(at(path), { method: 'PATCH', headers, payload: { focus: point } });
}

beforeEach(async () => {
  await writePage({});
});

describe('the list of a site’s files', () => {
  it('has those of the folder and those that were uploaded, in order', async () => {
    const { path } = await uploadPicture('lista.png');
    const { data } = (await test.ask('/uno/assets')).json();
    const paths = data.map((asset: { path: string }) => asset.path);
    expect(paths).toEqual([...paths].sort());
    expect(paths).toEqual(expect.arrayContaining(['assets/icon.svg', FOLDER_PICTURE, path]));
    expect(data).toContainEqual(
      expect.objectContaining({
        path: FOLDER_PICTURE,
        source: 'file',
        createdAt: null,
        createdBy: null,
        width: 100,
        height: 50,
        type: 'image/png',
        focus: null,
        bytes: expect.any(Number),
      }),
    );
  });

  it('gives addresses that are served', async () => {
    await uploadPicture('ancha.png');
    await test.upload('clip.vtt', 'WEBVTT\n');
    const { data } = (await test.ask('/uno/assets')).json();
    for (const { url, thumbnailUrl, type } of data) {
      const original = await test.server.app.inject(url);
      expect([original.statusCode, original.headers['content-type']]).toEqual([
        200,
        expect.stringContaining(type),
      ]);
      if (thumbnailUrl !== null)
        expect((await test.server.app.inject(thumbnailUrl)).statusCode).toBe(200);
    }
  });

  it('finds a part of the path, and what nothing shows', async () => {
    const used = await uploadPicture('buscada-usada.png');
    const unused = await uploadPicture('buscada-libre.png');
    await writePage(imagePage(used.path));
    const pathsOf = async (query: string) =>
      (await test.ask(`/uno/assets?${query}`))
        .json()
        .data.map((asset: { path: string }) => asset.path);
    expect(await pathsOf('search=Buscada')).toEqual([unused.path, used.path]);
    expect(await pathsOf('search=buscada&unused=true')).toEqual([unused.path]);
    expect(await pathsOf('search=nirvana')).toEqual([]);
  });
});

describe('where a file is used', () => {
  it('is told by page, pointer and widget', async () => {
    const { path } = await uploadPicture('usada.png');
    await writePage(imagePage(path));
    expect(await usesOf(path)).toEqual([
      { pageId: 'prueba', state: 'live', pointer: '/widgets/0/content/image/src', nodeId: 'w0' },
    ]);
  });

  it('includes what people share, drafts, and the settings', async () => {
    const { path } = await uploadPicture('compartir.png');
    const metadata = {
      title: 'P',
      description: 'P',
      image: path,
      layout: { sectionId: 's', widgetId: 'w1' },
    };
    await writePage({ metadata });
    const document = JSON.stringify(pageJson('home', imagePage(path)));
    const page = await test.ask('/uno/pages/home');
    const saved = await test.ask('/uno/pages/home/draft', {
      method: 'PUT',
      headers: { 'if-match': String(page.headers['etag']), 'content-type': 'application/json' },
      payload: document,
    });
    expect(saved.statusCode).toBeLessThan(300);
    expect(await usesOf(path)).toEqual([
      { pageId: 'prueba', state: 'live', pointer: '/metadata/image' },
      { pageId: 'home', state: 'draft', pointer: '/widgets/0/content/image/src', nodeId: 'w0' },
    ]);
    expect(await usesOf('assets/icon.svg')).toEqual([
      { state: 'settings', pointer: '/metadata/icon' },
    ]);
  });

  it('includes any text of a widget that this version does not know', async () => {
    const { path } = await uploadPicture('futura.png');
    const content = { frames: [{ html: `<img src="/${path}" alt="">` }] };
    await writePage(widgetsPage({ type: 'hologram', content }));
    expect(await usesOf(path)).toEqual([
      {
        pageId: 'prueba',
        state: 'live',
        pointer: '/widgets/0/content/frames/0/html',
        nodeId: 'w0',
      },
    ]);
  });

  it('includes its public address in a recruiter’s own HTML', async () => {
    const { path, url } = await uploadPicture('propia.png');
    const content = {
      title: 'Marco',
      html: `<img src="https://a.example${url}" alt="">`,
      height: 100,
    };
    await writePage(widgetsPage({ type: 'custom-html', content }));
    expect(await usesOf(path)).toMatchObject([{ pointer: '/widgets/0/content/html' }]);
  });

  it('is nowhere when a text of a known widget only names it', async () => {
    const { path } = await uploadPicture('nombrada.png');
    await writePage(widgetsPage({ type: 'rich-text', content: { html: `<p>${path}</p>` } }));
    expect(await usesOf(path)).toEqual([]);
  });

  it('is nowhere for a file that is not there', async () => {
    const answer = await test.ask('/uno/assets/usage?path=assets%2Fnada.png');
    expect(answer.json()).toMatchObject({ status: 404, code: 'asset-unknown' });
  });
});

describe('the focus point', () => {
  it('of an upload decides how pages crop it, unless the page says it', async () => {
    const { path } = await uploadPicture('enfocada.png');
    await writePage(imagePage(path));
    const answer = await focus(path, { x: 21, y: 68 });
    expect(answer.json()).toMatchObject({ path, focus: { x: 21, y: 68 }, usageCount: 1 });
    expect(answer.headers['etag']).toBe(await etagOf(path));
    await test.server.reimport();
    expect((await test.server.app.inject('/prueba')).body).toContain('rb-fx2 rb-fy7');
    await writePage(imagePage(path, { focus: { x: 90, y: 10 } }));
    expect((await test.server.app.inject('/prueba')).body).toContain('rb-fx9 rb-fy1');
  });

  it('of a file of the folder can be set and taken away', async () => {
    expect((await focus(FOLDER_PICTURE, { x: 0, y: 100 })).json().focus).toEqual({ x: 0, y: 100 });
    await test.server.reimport();
    expect(test.server.store.find('uno')?.assets[FOLDER_PICTURE]?.focus).toEqual({ x: 0, y: 100 });
    expect((await focus(FOLDER_PICTURE, null)).json().focus).toBeNull();
    await test.server.reimport();
    expect(test.server.store.find('uno')?.assets[FOLDER_PICTURE]).not.toHaveProperty('focus');
  });

  it('is changed only by who knows the state that it changes', async () => {
    const { path, etag } = await uploadPicture('conflicto.png');
    const first = await focus(path, { x: 10, y: 10 }, etag);
    const second = await focus(path, { x: 90, y: 90 }, etag);
    expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
    expect(second.json()).toMatchObject({
      code: 'version-conflict',
      theirs: { path, focus: { x: 10, y: 10 } },
      etag: first.headers['etag'],
    });
    expect(second.headers['etag']).toBe(first.headers['etag']);
  });

  it.each([{ x: 101, y: 0 }, { x: -1, y: 0 }, { x: 0.5, y: 0 }, { x: 1 }, { x: 1, y: 1, z: 1 }])(
    'is not %o',
    async (point) => {
      expect((await focus(FOLDER_PICTURE, point)).json()).toMatchObject({
        code: 'request-invalid',
      });
    },
  );
});

describe('deleting', () => {
  it('takes a file that nothing shows off the site, until its bytes come back', async () => {
    const bytes = await plainPicture(33, 33, '#abcdef').png().toBuffer();
    const { path, url } = (await test.upload('borrable.png', bytes)).json();
    await focus(path, { x: 1, y: 1 });
    const answer = await remove(path, await etagOf(path));
    expect(answer.json()).toEqual({ path, note: expect.stringContaining('kept') });
    expect((await remove(path)).json()).toMatchObject({ code: 'asset-unknown' });
    await test.server.reimport();
    expect((await test.server.app.inject(url)).statusCode).toBe(404);
    const again = await test.upload('borrable.png', bytes);
    expect([again.statusCode, again.json()]).toMatchObject([201, { path, url, focus: null }]);
    expect((await test.server.app.inject(url)).rawPayload).toEqual(bytes);
  });

  it('is refused while something shows it, and says where', async () => {
    const { path } = await uploadPicture('en-uso.png');
    await writePage(imagePage(path));
    const answer = await remove(path);
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'asset-in-use',
      uses: [{ pageId: 'prueba', pointer: '/widgets/0/content/image/src', nodeId: 'w0' }],
    });
    await writePage({});
    expect((await remove(path)).statusCode).toBe(200);
  });

  it('is refused for a file of the folder, with what to do', async () => {
    expect((await remove(FOLDER_PICTURE)).json()).toMatchObject({
      status: 409,
      code: 'asset-of-folder',
      detail: expect.stringContaining('folder'),
    });
  });

  it('is refused to who knows another state', async () => {
    const { path, etag } = await uploadPicture('cambiada.png');
    await focus(path, { x: 5, y: 5 });
    expect((await remove(path, etag)).json()).toMatchObject({ code: 'version-conflict' });
  });
});

it.each(['PATCH', 'DELETE'] as const)('%s asks which state it is based on', async (method) => {
  const payload = { focus: null };
  const answer = await test.ask(at(FOLDER_PICTURE), {
    method,
    ...(method === 'PATCH' && { payload }),
  });
  expect(answer.json()).toMatchObject({ status: 428, code: 'precondition-required' });
});
