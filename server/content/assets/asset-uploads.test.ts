import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { phonePhoto, plainPicture, svgDrawing } from '../../testing/assets.ts';
import { FOLDER_PICTURE, openTestAssets } from '../../testing/content/assets.ts';
import { ADMIN_TOKEN, openTestServer } from '../../testing/server.ts';
import { setUp } from '../../testing/set-up.ts';

const test = setUp(openTestAssets);
let origin: string;

beforeAll(async () => {
  origin = await test.server.app.listen({ port: 0, host: '127.0.0.1' });
});

/** One that no other test has. */
let colour = 0x223300;
function freshPicture(width = 64, height = 32) {
  colour += 1;
  return plainPicture(width, height, `#${colour.toString(16)}`);
}

describe('an upload', () => {
  it('is stored under a path made of its name, by the type of its bytes', async () => {
    const answer = await test.upload(
      'Foto del Equipo.jpg',
      await freshPicture(700, 350).png().toBuffer(),
    );
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      path: 'assets/foto-del-equipo.png',
      type: 'image/png',
      width: 700,
      height: 350,
      source: 'upload',
      focus: null,
      usageCount: 0,
      createdBy: expect.any(String),
    });
    expect(answer.headers['etag']).toBe(answer.json().etag);
  });

  it('is in the index that pages are drawn by as soon as it is answered', async () => {
    for (const name of ['primera.png', 'segunda.png', 'tercera.png']) {
      const { path } = (await test.upload(name, await freshPicture().png().toBuffer())).json();
      expect((await test.ask('/uno/asset-index')).json()).toHaveProperty([path]);
    }
  });

  it('is served at once, with headers that let it be nothing but a picture', async () => {
    const { url, thumbnailUrl } = (
      await test.upload('van.png', await freshPicture(700, 350).png().toBuffer())
    ).json();
    const original = await test.server.app.inject(url);
    expect(original.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(original.rawPayload).metadata()).width).toBe(700);
    const small = await test.server.app.inject(thumbnailUrl);
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });

  it('of a drawing is served in a sandbox', async () => {
    const { url, thumbnailUrl } = (await test.upload('mapa.svg', svgDrawing('<g/>', 77))).json();
    expect(thumbnailUrl).toBe(url);
    const { headers } = await test.server.app.inject(url);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('has lost where it was taken', async () => {
    const photo = await phonePhoto(200, 100).jpeg().toBuffer();
    const { url, width, height } = (await test.upload('IMG_0001.JPG', photo)).json();
    const { rawPayload } = await test.server.app.inject(url);
    expect([width, height, (await sharp(rawPayload).metadata()).exif]).toEqual([
      100,
      200,
      undefined,
    ]);
  });

  it('of the same bytes again is the one that is there, whatever its name', async () => {
    const bytes = await freshPicture().png().toBuffer();
    const first = await test.upload('igual.png', bytes);
    const second = await test.upload('otro-nombre.png', bytes);
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
  });

  it('of a photograph that was cleaned is known again', async () => {
    const photo = await phonePhoto(210, 90).jpeg().toBuffer();
    const statuses = [await test.upload('a.jpg', photo), await test.upload('a.jpg', photo)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([201, 200]);
  });

  it('of the bytes of a file of the folder is that file', async () => {
    const answer = await test.upload(
      'x.png',
      await plainPicture(100, 50, '#110000').png().toBuffer(),
    );
    expect([answer.statusCode, answer.json().path]).toEqual([200, FOLDER_PICTURE]);
  });

  it('of another site stays there, and may have the same bytes', async () => {
    const bytes = await freshPicture().png().toBuffer();
    const own = await test.upload('compartida.png', bytes);
    const other = await test.upload('compartida.png', bytes, 'dos');
    expect([own.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(own.json().url).toBe(other.json().url);
  });

  it('never takes the path of other bytes, in the uploads or in the folder', async () => {
    const pathOf = async (name: string) =>
      (await test.upload(name, await freshPicture().png().toBuffer())).json().path;
    expect(await pathOf('choque.png')).toBe('assets/choque.png');
    expect(await pathOf('Choque.jpg')).toBe('assets/choque-2.png');
    expect(await pathOf('choque')).toBe('assets/choque-3.png');
    expect(await pathOf('carpeta.png')).toBe('assets/carpeta-2.png');
  });

  it('at the same time as another of its name gets a path of its own', async () => {
    const files = await Promise.all(
      Array.from({ length: 6 }, () => freshPicture().png().toBuffer()),
    );
    const answers = await Promise.all(files.map((bytes) => test.upload('prisa.png', bytes)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 201));
    expect(answers.map((answer) => answer.json().path).sort()).toEqual([
      'assets/prisa-2.png',
      'assets/prisa-3.png',
      'assets/prisa-4.png',
      'assets/prisa-5.png',
      'assets/prisa-6.png',
      'assets/prisa.png',
    ]);
  });

  it('of the same bytes at the same time is stored once', async () => {
    const bytes = await freshPicture().png().toBuffer();
    const answers = await Promise.all([1, 2, 3].map(() => test.upload('doble.png', bytes)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json().path))).toEqual(
      new Set(['assets/doble.png']),
    );
  });

  it('is in the record of changes', async () => {
    await test.upload('registro.png', await freshPicture().png().toBuffer());
    const rows = await test.database.kysely
      .selectFrom('audit_log')
      .selectAll()
      .where('detail', '=', 'assets/registro.png')
      .execute();
    expect(rows).toMatchObject([
      { action: 'asset-uploaded', agency_id: 'agency-uno', site_id: 'uno' },
    ]);
  });

  it('is there for a server that starts later, and for one that runs beside', async () => {
    const beside = await openTestServer(test);
    onTestFinished(() => beside.app.close());
    const { path, url } = (
      await test.upload('reinicio.png', await freshPicture().png().toBuffer())
    ).json();
    await expect.poll(async () => (await beside.app.inject(url)).statusCode).toBe(200);
    const later = await openTestServer(test);
    onTestFinished(() => later.app.close());
    expect((await later.app.inject(url)).statusCode).toBe(200);
    expect(later.store.find('uno')?.assets[path]).toMatchObject({ width: 64, height: 32 });
  });
});

describe('an upload that is refused', () => {
  it.each([
    [
      'a page named .png',
      'foto.png',
      '<!doctype html><script>alert(1)</script>',
      415,
      'media-type-unsupported',
    ],
    ['a program', 'foto.jpg', Buffer.from('4d5a9000', 'hex'), 415, 'media-type-unsupported'],
    ['nothing', 'foto.jpg', '', 415, 'media-type-unsupported'],
    ['half a picture', 'foto.png', Buffer.from('89504e470d0a1a0a', 'hex'), 422, 'asset-refused'],
    ['a drawing with a script', 'a.svg', svgDrawing('<script/>'), 422, 'asset-refused'],
  ])('is %s', async (_name, name, bytes, status, code) => {
    const answer = await test.upload(name, bytes);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({ status, code });
  });

  it('says everything that is wrong with a drawing', async () => {
    const answer = await test.upload('a.svg', svgDrawing('<script/><g onload=""/>'));
    expect(answer.json().problems).toEqual([
      { pointer: '', message: 'Line 1 has the element <script>.' },
      { pointer: '', message: 'Line 1 has the event handler onload.' },
    ]);
  });

  it('says it in Spanish to who reads Spanish', async () => {
    const headers = { 'accept-language': 'es-MX' };
    const path = '/uno/assets?name=a.svg';
    const payload = svgDrawing('<script/>');
    const answer = await test.ask(path, { method: 'POST', headers, payload });
    expect(answer.json().problems).toEqual([
      { pointer: '', message: 'El renglón 1 tiene el elemento <script>.' },
    ]);
  });

  it('says to who reads Spanish why a picture is not taken', async () => {
    const headers = { 'accept-language': 'es-MX' };
    const payload = await plainPicture(12_000, 15).jpeg().toBuffer();
    const answer = await test.ask('/uno/assets?name=a.jpg', { method: 'POST', headers, payload });
    expect(answer.json().detail).toBe(
      'La imagen tiene 12000 × 15 pixeles y ningún lado puede tener más de 10000. Redúcela; ninguna página muestra más de 1920 pixeles de ancho.',
    );
  });

  it('has no name', async () => {
    const answer = await test.ask('/uno/assets', { method: 'POST', payload: svgDrawing() });
    expect(answer.json()).toMatchObject({ status: 400, code: 'request-invalid' });
  });

  it('leaves nothing behind', async () => {
    await test.upload('nada.png', 'no picture');
    expect(await readdir(join(test.server.dataDir, 'uploads/incoming'))).toEqual([]);
  });
});

describe('a gigabyte', () => {
  const GIGABYTE = 1024 ** 3;

  it.each([
    ['announced', { 'content-length': String(GIGABYTE) }, 413, 2],
    ['in chunks', {}, 413, 12],
    ['of nobody', { authorization: 'Bearer wrong' }, 401, 2],
  ])('%s is cut off early', async (_name, headers, code, mebibytes) => {
    const before = process.memoryUsage().rss;
    const { status, sent } = await send('/uno/assets?name=a.png', headers);
    expect(status).toBe(code);
    // Beyond the limit there is only what the buffers of both ends hold.
    expect(sent).toBeLessThan(mebibytes * 1024 * 1024 + 8 * 1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
    expect(await readdir(join(test.server.dataDir, 'uploads/incoming'))).toEqual([]);
  });

  it('to a site that is not there is cut off early', async () => {
    const { status, sent } = await send('/tres/assets?name=a.png', {});
    expect(status).toBe(404);
    expect(sent).toBeLessThan(10 * 1024 * 1024);
  });

  interface Sent {
    readonly status: number | undefined;
    readonly sent: number;
  }

  /** Sends a gigabyte of zeros until the other end hangs up. */
  function send(path: string, headers: Readonly<Record<string, string>>): Promise<Sent> {
    let sent = 0;
    let status: number | undefined;
    const body = Readable.from(
      (function* () {
        for (const chunk = Buffer.alloc(64 * 1024); sent < GIGABYTE; sent += chunk.length)
          yield chunk;
      })(),
    );
    return new Promise((resolve) => {
      const call = request(`${origin}/content/v1/sites${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ADMIN_TOKEN}`, ...headers },
      });
      call.on('response', (response) => {
        status = response.statusCode;
        response.resume();
      });
      call.on('error', () => {});
      call.on('close', () => {
        body.destroy();
        resolve({ status, sent });
      });
      body.pipe(call);
    });
  }
});

it('an upload whose sender goes away leaves nothing behind, and the server works on', async () => {
  const call = request(`${origin}/content/v1/sites/uno/assets?name=a.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
  });
  call.on('error', () => {});
  call.write(Buffer.alloc(100_000));
  const incoming = join(test.server.dataDir, 'uploads/incoming');
  await expect.poll(async () => (await readdir(incoming)).length).toBe(1);
  call.destroy();
  await expect.poll(async () => (await readdir(incoming)).length).toBe(0);
  expect((await test.ask('/uno/assets')).statusCode).toBe(200);
  expect(test.server.lines.filter((line) => line.includes('A request failed'))).toEqual([]);
});
