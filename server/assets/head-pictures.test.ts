import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exampleSite } from '#schemas/testing/documents.ts';
import { openFilledServer } from '../testing/filled-server.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson, siteJson, type TestPages } from '../testing/sites.ts';

const WIDTH = 1440;
/** Left half red, right half see-through. */
const HALF = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="400" viewBox="0 0 ${WIDTH} 400"><path fill="#f00" d="M0 0h${WIDTH / 2}v400H0z"/></svg>`;
const STRIP =
  '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5000"><path d="M0 0h5v5000H0z"/></svg>';
const PAPER = '#123456';

const filled = setUp(() => openFilledServer(fill));

async function fill(pages: TestPages): Promise<void> {
  const { theme: usual } = exampleSite();
  const theme = { ...usual, colors: { ...usual.colors, paper: PAPER } };
  await pages.write('uno/site.json', siteJson('uno', { theme }));
  await pages.write('uno/home.page.json', pageJson('home'));
  await pages.write('uno/assets/icon.svg', HALF);
  await pages.write('uno/assets/strip.svg', STRIP);
  await pages.write('uno/assets/noise.png', await noise(1600, 1200));
  await pages.write('uno/assets/small.png', await noise(600, 600));
  await pages.write(
    'uno/assets/salto.gif',
    await sharp(await noise(600, 600))
      .gif()
      .toBuffer(),
  );
  await pages.write('uno/assets/clip.vtt', 'WEBVTT\n');
  const besides = join(pages.pagesDir, 'uno/assets/small.png');
  await pages.write(
    'uno/assets/outside.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="60"><image width="60" height="60" xlink:href="file://${besides}" href="file://${besides}"/></svg>`,
  );
}

/** What no encoder makes small. */
function noise(width: number, height: number): Promise<Buffer> {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise: gaussian } })
    .png()
    .toBuffer();
}

function hashOf(name: string): string {
  const asset = filled.server.store.find('uno')?.assets[`assets/${name}`];
  if (asset === undefined) throw new Error(`${name} is no asset`);
  return asset.hash;
}

async function load(name: string, end: string) {
  const answer = await filled.server.app.inject(`/assets/${hashOf(name)}-${end}`);
  const { statusCode: status, headers, rawPayload: bytes } = answer;
  return { status, headers, bytes };
}

/** Colour of a pixel, rounded as far as JPEG blurs it. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...pixel].map((value) => Math.round(value / 16) * 16);
}

const RED = [256, 0, 0];
const ON_PAPER = [16, 48, 80];

describe('what is shared', () => {
  it('of a drawing is a JPEG on the paper of the site, kept for ever', async () => {
    const { headers, bytes } = await load('icon.svg', 'share-123456-50-50.jpg');
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const size = { format: 'jpeg', width: 1200, height: 630 };
    expect(await sharp(bytes).metadata()).toMatchObject(size);
    expect(await colourAt(bytes, 300, 300)).toEqual(RED);
    expect(await colourAt(bytes, 900, 300)).toEqual(ON_PAPER);
  });

  it('is what its focus keeps', async () => {
    await filled.database.kysely
      .insertInto('asset_focus')
      .values({ agency_id: 'agency-uno', site_id: 'uno', path: 'assets/icon.svg', x: 0, y: 50 })
      .execute();
    await filled.server.store.refresh({ agencyId: 'agency-uno', siteId: 'uno' });
    const { bytes } = await load('icon.svg', 'share-123456-0-50.jpg');
    expect(await colourAt(bytes, 1000, 300)).toEqual(RED);
    expect((await load('icon.svg', 'share-123456-50-50.jpg')).status).toBe(404);
  });

  it('is small enough for WhatsApp whatever it shows', async () => {
    const { bytes } = await load('noise.png', 'share-123456-50-50.jpg');
    expect(bytes.length).toBeLessThan(300_000);
  });

  it.each(['small.png', 'salto.gif'])('is not enlarged where it is of pixels: %s', async (name) => {
    const { bytes } = await load(name, 'share-123456-50-50.jpg');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 600, height: 315 });
  });

  it('shows a strip whole, which would be huge otherwise', async () => {
    const { bytes } = await load('strip.svg', 'share-123456-50-50.jpg');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await colourAt(bytes, 10, 10)).toEqual(ON_PAPER);
  });

  it('never shows files that a drawing refers to', async () => {
    const { bytes } = await load('outside.svg', 'share-123456-50-50.jpg');
    const { channels } = await sharp(bytes).stats();
    expect(channels.map(({ stdev }) => Math.round(stdev))).toEqual([0, 0, 0]);
  });
});

describe('an icon', () => {
  it('is a small picture with a palette for tabs', async () => {
    const { headers, bytes } = await load('icon.svg', 'icon.png');
    expect(headers['content-type']).toBe('image/png');
    expect(bytes.length).toBeLessThan(1500);
    const form = { format: 'png', width: 48, height: 48, isPalette: true, hasAlpha: true };
    expect(await sharp(bytes).metadata()).toMatchObject(form);
  });

  it('for home screens has nothing to see through', async () => {
    const { bytes } = await load('icon.svg', 'touch-icon-123456.png');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await sharp(bytes).stats()).isOpaque).toBe(true);
    expect(await colourAt(bytes, 90, 5)).toEqual(ON_PAPER);
  });
});

describe('nothing', () => {
  it.each([
    ['of another paper', 'noise.png', 'share-ffffff-50-50.jpg'],
    ['around another point', 'noise.png', 'share-123456-49-50.jpg'],
    ['in another format', 'noise.png', 'share-123456-50-50.png'],
    ['of another size', 'noise.png', 'icon-96.png'],
    ['of captions', 'clip.vtt', 'share-123456-50-50.jpg'],
  ])('is made %s', async (_, name, end) => {
    expect((await load(name, end)).status).toBe(404);
  });
});
