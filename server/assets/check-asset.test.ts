import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  encodeAs,
  mp4Box,
  phonePhoto,
  phoneVideo,
  plainPicture,
  svgDrawing,
} from '../testing/assets.ts';
import { type CheckedAsset, checkAsset } from './check-asset.ts';

async function check(bytes: Buffer | string, metadata: 'strip' | 'keep' = 'strip') {
  return checkAsset(Buffer.from(bytes), { metadata });
}

async function taken(bytes: Buffer | string, metadata?: 'keep'): Promise<CheckedAsset> {
  const checked = await check(bytes, metadata);
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join());
  return checked.value;
}

async function refusalOf(bytes: Buffer | string) {
  const checked = await check(bytes);
  return checked.ok ? checked.value.type : checked.problems[0];
}

const WEBM = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');

it('is refused in Spanish without a word of English, whatever the reason', async () => {
  const picture = await plainPicture(64, 64).png().toBuffer();
  const create = { width: 12_000, height: 15, channels: 3, background: '#36a' } as const;
  const refused = [
    picture.subarray(0, -30),
    phoneVideo().subarray(0, -9),
    await sharp({ create }).jpeg().toBuffer(),
    await plainPicture(8000, 8000, '#000').png({ compressionLevel: 9 }).toBuffer(),
    animationOf(1100),
    svgDrawing('<script/>'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    Buffer.from('WEBVTT\n\nAño', 'latin1'),
  ];
  const told = await Promise.all(refused.map(refusalOf));
  for (const refusal of told) {
    expect(refusal).toMatchObject({ code: 'asset-refused', es: expect.stringMatching(/\.$/) });
    if (typeof refusal !== 'object' || refusal.code !== 'asset-refused') continue;
    const words = [refusal.es, ...(refusal.reasons ?? []).map(({ es }) => es)].join(' ');
    expect(words).not.toMatch(/\b(?:the|and|of|is|this|that|with|has|not|picture|file)\b/i);
  }
});

/** A GIF of as many frames of 700 × 700 pixels, each of which says nothing. */
function animationOf(frames: number): Buffer {
  const size = Buffer.from([0xbc, 0x02, 0xbc, 0x02]);
  const head = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0])]);
  const colors = Buffer.from([0, 0, 0, 255, 255, 255]);
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0]),
    size,
    Buffer.from([0, 2, 2, 0x44, 1, 0]),
  ]);
  return Buffer.concat([head, colors, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

describe('the type of a file', () => {
  it.each(['png', 'jpg', 'webp', 'gif', 'avif'] as const)('is %s by its bytes', async (type) => {
    const bytes = await encodeAs(plainPicture(64, 32), type);
    expect(await taken(bytes)).toMatchObject({ type, width: 64, height: 32 });
  });

  it.each([
    ['svg', svgDrawing()],
    ['svg', `\uFEFF<?xml version="1.0"?>\n<!-- Mapa -->\n${svgDrawing()}`],
    ['vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nSale el sol.\n'],
    ['mp4', phoneVideo()],
    ['webm', WEBM],
  ])('is %s by its bytes', async (type, bytes) => {
    expect((await taken(bytes)).type).toBe(type);
  });

  it.each([
    ['a page', '<!doctype html><html><script>alert(1)</script></html>'],
    ['a page with a drawing', `<html>${svgDrawing()}</html>`],
    ['a program', 'MZ\x90\0\x03'],
    ['an archive', 'PK\x03\x04'],
    ['a PDF', '%PDF-1.7'],
    ['nothing', ''],
    ['Matroska', Buffer.from(WEBM).fill('matr', WEBM.length - 4)],
    ['a TIFF', 'II*\0'],
    ['a feed', '<rss/>'],
    ['a sound', mp4Box('ftyp', 'M4A \0\0\0\0')],
    ['seven bytes', 'xxxxfty'],
  ])('of %s is none', async (_name, bytes) => {
    expect(await refusalOf(bytes)).toMatchObject({ code: 'media-type-unsupported' });
  });

  it('of an iPhone picture is none, with what to do', async () => {
    const heic = mp4Box('ftyp', 'heic\0\0\0\0mif1heic');
    expect(await refusalOf(heic)).toMatchObject({
      code: 'media-type-unsupported',
      remedy: expect.stringContaining('JPEG'),
    });
  });
});

describe('what a file says of places and people', () => {
  it.each(['jpg', 'png', 'webp', 'avif'] as const)('is not stored: %s', async (type) => {
    const photo = await encodeAs(phonePhoto(), type);
    expect(photo.includes('Ana Secreta')).toBe(true);
    const { bytes, width, height } = await taken(photo);
    const { exif, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, orientation ?? 1]).toEqual([undefined, undefined, 1]);
    expect(bytes.includes('Ana Secreta')).toBe(false);
    // What it said of its upper side is done to its pixels.
    const shown = await sharp(bytes).metadata();
    expect([shown.width, shown.height]).toEqual([width, height]);
  });

  it('turns a photograph upright', async () => {
    expect(await taken(await phonePhoto(640, 320).jpeg().toBuffer())).toMatchObject({
      width: 320,
      height: 640,
    });
  });

  it.each(['jpg', 'png', 'webp', 'gif'] as const)(
    'costs no pixel of an upright %s its value',
    async (type) => {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
      const image = sharp({
        create: { width: 90, height: 70, channels: 3, background: '#fff', noise },
      });
      const photo = await encodeAs(image.withExif({ IFD0: { Artist: 'Ana Secreta' } }), type);
      const { bytes } = await taken(photo);
      expect(await pixels(bytes)).toEqual(await pixels(photo));
    },
  );

  it('is blanked in a video whose tables still fit', async () => {
    const { bytes } = await taken(phoneVideo('+19.4326-099.1332/'));
    expect(bytes.includes('+19.43')).toBe(false);
    expect(bytes.length).toBe(phoneVideo().length);
    expect(bytes.includes('mvhd') && bytes.includes(Buffer.alloc(500, 7))).toBe(true);
  });

  it('stays where a site had the file before', async () => {
    const photo = await phonePhoto().jpeg().toBuffer();
    expect((await taken(photo, 'keep')).bytes).toEqual(photo);
  });

  it.each(['jpg', 'png', 'webp', 'gif'] as const)(
    'and what hides behind the end of a %s is cut off',
    async (type) => {
      const clean = await encodeAs(plainPicture(64, 32), type);
      const { bytes } = await taken(
        Buffer.concat([clean, Buffer.from('<script>alert(1)</script>')]),
      );
      expect(bytes.includes('<script>')).toBe(false);
      expect(await pixels(bytes)).toEqual(await pixels(clean));
    },
  );

  it('and what hides in a comment of a GIF is cut out', async () => {
    const gif = await plainPicture(8, 8).gif().toBuffer();
    const comment = Buffer.from('\x21\xfe\x0a*/alert(1)\0', 'latin1');
    const at = gif.indexOf(Buffer.from([0x21, 0xf9]));
    const hiding = Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)]);
    expect((await taken(hiding)).bytes.includes('alert')).toBe(false);
  });

  it('leaves an animation all its frames', async () => {
    const frames = ['#f00', '#0f0', '#00f'].map((color) =>
      plainPicture(8, 8, color).png().toBuffer(),
    );
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif({ loop: 2 })
      .toBuffer();
    const { bytes } = await taken(gif);
    expect(await sharp(bytes).metadata()).toMatchObject({ pages: 3, loop: 2 });
  });
});

function pixels(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}

describe('a picture that moves', () => {
  const frames = () =>
    Promise.all(['red', 'blue'].map((color) => plainPicture(8, 8, color).png().toBuffer()));

  it('is no WebP, which pages would show standing still', async () => {
    const webp = await sharp(await frames(), { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await checkAsset(webp, { metadata: 'strip' })).toMatchObject({
      problems: [{ code: 'picture-moves', remedy: expect.stringContaining('GIF') }],
    });
    expect(await checkAsset(webp, { metadata: 'keep' })).toMatchObject({ ok: true });
  });

  it('is no PNG of several frames, while one frame is taken', async () => {
    const [png = Buffer.alloc(0)] = await frames();
    const at = png.indexOf('IDAT') - 4;
    const control = Buffer.from('000000086163544c000000020000000000000000', 'hex');
    const moving = Buffer.concat([png.subarray(0, at), control, png.subarray(at)]);
    expect(await checkAsset(moving, { metadata: 'strip' })).toMatchObject({
      problems: [{ code: 'picture-moves' }],
    });
    expect(await checkAsset(png, { metadata: 'strip' })).toMatchObject({ ok: true });
  });
});

describe('a file that is refused', () => {
  it.each(['png', 'jpg', 'webp', 'gif', 'avif'] as const)(
    'is a %s that is cut off',
    async (type) => {
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
      const image = sharp({
        create: { width: 300, height: 300, channels: 3, background: '#fff', noise },
      });
      const bytes = await encodeAs(image, type);
      const half = bytes.subarray(0, Math.floor(bytes.length / 2));
      expect(await refusalOf(half)).toMatchObject({ code: 'asset-refused' });
    },
  );

  it('is a video that is cut off, or has no tables', async () => {
    const damaged = { code: 'asset-refused', message: 'The mp4 file is damaged or cut off.' };
    expect(await refusalOf(phoneVideo().subarray(0, -9))).toMatchObject(damaged);
    expect(await refusalOf(mp4Box('ftyp', 'isom\0\0\0\0'))).toMatchObject(damaged);
  });

  it('has a side that no page may name', async () => {
    const create = { width: 12_000, height: 1500, channels: 3, background: '#36a' } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    expect(await checkAsset(bytes, { metadata: 'strip' })).toMatchObject({
      ok: false,
      problems: [{ code: 'asset-refused', message: expect.stringContaining('12000 × 1500') }],
    });
  });

  it('says it is more pixels than memory, in a few kilobytes', async () => {
    const bomb = await plainPicture(8000, 8000, '#000').png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusalOf(bomb)).toMatchObject({
      code: 'asset-refused',
      message: 'The picture has 8000 × 8000 pixels; the limit is 50000000.',
    });
  });

  it('is too heavy', async () => {
    expect(await refusalOf(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      code: 'asset-too-large',
    });
  });

  it('is a drawing that does more than drawing, with every reason', async () => {
    expect(await refusalOf(svgDrawing('<script/><g onload="x"/>'))).toMatchObject({
      code: 'asset-refused',
      reasons: [
        { es: 'El renglón 1 tiene el elemento <script>.', en: 'Line 1 has the element <script>.' },
        {
          es: 'El renglón 1 tiene el manejador de eventos onload.',
          en: 'Line 1 has the event handler onload.',
        },
      ],
    });
  });

  it('is captions of another encoding', async () => {
    expect(await refusalOf(Buffer.from('WEBVTT\n\nAño', 'latin1'))).toMatchObject({
      code: 'asset-refused',
    });
  });
});

it('judges any damage without failing', async () => {
  const files = await Promise.all([
    ...(['png', 'jpg', 'webp', 'gif', 'avif'] as const).map((type) =>
      encodeAs(phonePhoto(16, 12), type),
    ),
    phoneVideo(),
    WEBM,
  ]);
  const damage = fc.array(fc.tuple(fc.nat(3000), fc.nat(255)), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), damage, fc.nat(2000), async (file, bytes, cut) => {
      const copy = Buffer.from(file.subarray(0, cut < 1000 ? file.length : cut));
      for (const [at, value] of bytes) if (copy.length > 0) copy[at % copy.length] = value;
      expect(typeof (await check(copy)).ok).toBe('boolean');
    }),
    { numRuns: 300 },
  );
});
