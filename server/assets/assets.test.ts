import { readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { SiteEntry } from '../sites/site-entry.ts';
import { openFilledServer } from '../testing/filled-server.ts';
import { openTestServer } from '../testing/server.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson, siteJson, type TestPages } from '../testing/sites.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${'<path d="M0 0h40v20"/>'.repeat(40)}</svg>`;
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nSale el sol.\n';
const MP4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.alloc(2000, 7),
]);

const filled = setUp(() => openFilledServer(fill));
let entry: SiteEntry;

beforeAll(async () => {
  const found = filled.server.store.find('uno');
  if (found === undefined) throw new Error('The test site is missing');
  entry = found;
});

async function fill(pages: TestPages): Promise<void> {
  await pages.write('uno/site.json', siteJson('uno'));
  await pages.write('uno/home.page.json', pageJson('home'));
  await writeAssets(pages);
}

async function writeAssets(pages: TestPages): Promise<void> {
  const photo = sharp({ create: { width: 700, height: 350, channels: 3, background: '#2277aa' } });
  await pages.write('uno/assets/icon.svg', SVG);
  await pages.write('uno/assets/fotos/van.png', await photo.clone().png().toBuffer());
  await pages.write(
    'uno/assets/turned.jpg',
    await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  await pages.write('uno/assets/clip.mp4', MP4);
  await pages.write('uno/assets/clip.vtt', CAPTIONS);
  await pages.write('uno/assets/lie.vtt', 'WEBVTTX');
  await pages.write('uno/assets/lie.png', SVG);
  await pages.write('uno/assets/lie.svg', '<html><script>alert(1)</script></html>');
  await pages.write('uno/assets/lie.mp4', 'no video at all');
  await pages.write('uno/assets/tiny.webm', 'x');
  await pages.write('uno/assets/big.png', Buffer.alloc(10 * 1024 * 1024 + 1));
  await pages.write('uno/assets/notes.txt', 'no asset');
  await writeFile(join(pages.pagesDir, 'secret.svg'), SVG);
  await symlink('../../secret.svg', join(pages.pagesDir, 'uno/assets/link.svg'));
}

function asset(source: string) {
  const found = entry.assets[source];
  if (found === undefined) throw new Error(`${source} is no asset`);
  return found;
}

function get(url: string, headers = {}) {
  return filled.server.app.inject({ url, headers });
}

describe('the assets of a site', () => {
  it('are indexed by path with hash and size', () => {
    expect(Object.keys(entry.assets)).toEqual([
      'assets/clip.mp4',
      'assets/clip.vtt',
      'assets/fotos/van.png',
      'assets/icon.svg',
      'assets/turned.jpg',
    ]);
    expect(asset('assets/icon.svg')).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      extension: 'svg',
      width: 40,
      height: 20,
    });
    expect(asset('assets/fotos/van.png')).toMatchObject({ width: 700, height: 350 });
    expect(asset('assets/turned.jpg')).toMatchObject({ width: 350, height: 700 });
  });

  it.each(['lie.png', 'lie.svg', 'lie.mp4', 'lie.vtt', 'tiny.webm', 'big.png', 'link.svg'])(
    'leave %s out and say so in the log',
    (name) => {
      expect(
        filled.server.lines.filter((line) => line.includes(`uno/assets/${name}: `)),
      ).toHaveLength(1);
    },
  );
});

describe('an original', () => {
  it('of a drawing comes compressed, for ever and in a sandbox', async () => {
    const { hash } = asset('assets/icon.svg');
    const { headers, rawPayload } = await get(`/assets/${hash}-40.svg`, {
      'accept-encoding': 'br',
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(SVG);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('of a photograph comes as it is', async () => {
    const { hash } = asset('assets/fotos/van.png');
    const { headers, rawPayload } = await get(`/assets/${hash}-700.png`);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(rawPayload).metadata()).width).toBe(700);
  });

  it('of captions comes as text', async () => {
    const { headers, body } = await get(`/assets/${asset('assets/clip.vtt').hash}-0.vtt`);
    expect([headers['content-type'], body]).toEqual(['text/vtt; charset=utf-8', CAPTIONS]);
  });

  it('of a video comes in ranges', async () => {
    const url = `/assets/${asset('assets/clip.mp4').hash}-0.mp4`;
    const whole = await get(url);
    expect([
      whole.statusCode,
      whole.headers['content-type'],
      whole.headers['accept-ranges'],
    ]).toEqual([200, 'video/mp4', 'bytes']);
    expect(whole.rawPayload).toEqual(MP4);
    const part = await get(url, { range: 'bytes=4-7' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${MP4.length}`,
    ]);
    expect((await get(url, { range: 'bytes=999999-' })).statusCode).toBe(416);
  });
});

describe('a picture in another size', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ])('is made as %s', async (extension, format) => {
    const { hash } = asset('assets/fotos/van.png');
    const { headers, rawPayload, statusCode } = await get(`/assets/${hash}-320.${extension}`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 320, height: 160 });
  });

  it('stands upright and has lost what the camera wrote', async () => {
    const { hash } = asset('assets/turned.jpg');
    const metadata = await sharp((await get(`/assets/${hash}-320.jpg`)).rawPayload).metadata();
    expect(metadata).toMatchObject({ width: 320, height: 640 });
    expect(metadata.exif).toBeUndefined();
  });

  it('is made once for requests at once, and kept on disk', async () => {
    const { hash } = asset('assets/fotos/van.png');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get(`/assets/${hash}-480.webp`)),
    );
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    const kept = await readdir(join(filled.server.dataDir, 'derivatives'));
    expect(kept).toContain(`${hash}-480.webp`);
    expect(kept.filter((name) => name.endsWith('.partial'))).toEqual([]);
    await writeFile(join(filled.server.dataDir, 'derivatives', `${hash}-480.webp`), 'from disk');
    expect((await get(`/assets/${hash}-480.webp`)).body).toBe('from disk');
  });

  it('is 304 to who has it', async () => {
    const url = `/assets/${asset('assets/fotos/van.png').hash}-320.webp`;
    const { etag } = (await get(url)).headers;
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  });
});

describe('a file that changes behind the server', () => {
  const other = SVG.replace('0 0 40 20', '0 0 60 20');

  it.each([
    ['cambia.svg', 40, SVG, other],
    ['cambia.mp4', 0, MP4, Buffer.concat([MP4, MP4])],
  ])(
    '%s is not served at its old address, and found at its new one',
    async (name, width, before, after) => {
      const unique = Buffer.concat([Buffer.from(before), Buffer.from(' ')]);
      await filled.pages.write(`uno/assets/${name}`, unique);
      const own = await openTestServer(filled);
      onTestFinished(() => own.app.close());
      const hashNow = () => own.store.find('uno')?.assets[`assets/${name}`]?.hash;
      const old = hashNow();
      await filled.pages.write(`uno/assets/${name}`, after);
      const response = await own.app.inject(`/assets/${old}-${width}.${name.slice(-3)}`);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
      await own.store.settled();
      expect(hashNow()).not.toBe(old);
    },
  );

  it('makes no other size under the old address', async () => {
    const paint = (background: string) =>
      sharp({ create: { width: 640, height: 10, channels: 3, background } })
        .png()
        .toBuffer();
    await filled.pages.write('uno/assets/pinta.png', await paint('#ff0000'));
    const own = await openTestServer(filled);
    onTestFinished(() => own.app.close());
    const hash = own.store.find('uno')?.assets['assets/pinta.png']?.hash;
    await filled.pages.write('uno/assets/pinta.png', await paint('#0000ff'));
    expect((await own.app.inject(`/assets/${hash}-320.webp`)).statusCode).toBe(404);
  });

  it('stays where another site has the same one', async () => {
    const shared = SVG.replace('0 0 40 20', '0 0 90 20');
    await filled.pages.write('uno/assets/shared.svg', shared);
    await filled.pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await filled.pages.write('dos/home.page.json', pageJson('home'));
    await filled.pages.write('dos/assets/shared.svg', shared);
    const own = await openTestServer(filled);
    onTestFinished(() => own.app.close());
    const url = `/assets/${own.store.find('dos')?.assets['assets/shared.svg']?.hash}-90.svg`;
    await filled.pages.remove('uno/assets/shared.svg');
    expect((await own.app.inject(url)).body).toBe(shared);
    await filled.pages.remove('dos/assets/shared.svg');
    own.store.readAgain('uno');
    own.store.readAgain('dos');
    await own.store.settled();
    expect((await own.app.inject(url)).statusCode).toBe(404);
  });
});

describe('no asset', () => {
  it.each([
    '-321.webp',
    '-320.png',
    '-320.gif',
    '-1080.webp',
    '-700.svg',
    '-0320.webp',
    '-320.WEBP',
    '-320',
    '.png',
    '-99999999.webp',
  ])('is at the address of a photograph with %s', async (end) => {
    const response = await get(`/assets/${asset('assets/fotos/van.png').hash}${end}`);
    expect(response.json()).toMatchObject({ status: 404, code: 'asset-unknown' });
  });

  it.each([
    'missing?src=assets%2Fx.svg',
    '0123456789abcdef-320.webp',
    '..%2f..%2fsecret.svg',
    'a/b',
  ])('is at %s', async (name) => {
    expect((await get(`/assets/${name}`)).statusCode).toBe(404);
  });
});
