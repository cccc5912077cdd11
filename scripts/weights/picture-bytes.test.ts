import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureBytes } from '#schemas/weights/weigh-pictures.ts';
import { createRandom } from '#server/demo/random.ts';

const WIDTH = 900;
const HEIGHT = 600;

/** Something with the look of a photograph to an encoder: blurred spots of all sizes, finer ones fainter. */
async function createPhoto(detail: number): Promise<Buffer> {
  const random = createRandom(7);
  const pixels = new Float32Array(WIDTH * HEIGHT * 3).fill(128);
  for (let octave = 0; octave < 9; octave += 1) {
    const strength = 90 * detail ** octave;
    const size = {
      width: Math.max(2, Math.round(WIDTH / 2 ** (8 - octave))),
      height: Math.max(2, Math.round(HEIGHT / 2 ** (8 - octave))),
      channels: 3 as const,
    };
    const spots = Buffer.from(
      Array.from({ length: size.width * size.height * 3 }, () => Math.floor(random() * 256)),
    );
    const spread = await sharp(spots, { raw: size })
      .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    for (const [i, value] of spread.entries())
      pixels[i] = (pixels[i] ?? 0) + ((value - 128) / 128) * strength;
  }
  const clamped = Buffer.from(Uint8ClampedArray.from(pixels));
  return sharp(clamped, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

describe.each([0.5, 0.65])('a photograph of detail %d', (detail) => {
  it('is weighed within 40 % of what the server makes of it', async () => {
    const photo = await createPhoto(detail);
    const real = await sharp(photo)
      .resize({ width: 480 })
      .avif({ quality: 50, effort: 4 })
      .toBuffer();
    const picture = { src: 'assets/foto.jpg', width: WIDTH, height: HEIGHT };
    const use = { pixels: 480, format: 'avif' } as const;
    const estimate = pictureBytes(picture, { bytes: photo.length }, use);
    expect(Math.abs(estimate / real.length - 1)).toBeLessThan(0.4);
  });
});

describe('a picture', () => {
  const photo = { src: 'assets/foto.jpg', width: 1600, height: 1200 };
  const file = { bytes: 400_000 };
  const bytes = (pixels: number) => pictureBytes(photo, file, { pixels, format: 'avif' });

  it('is loaded in the least width that is enough', () => {
    expect(bytes(700)).toBe(bytes(828));
    expect(bytes(829)).toBeGreaterThan(bytes(828));
  });

  it('is never loaded wider than its file', () => {
    expect(bytes(1700)).toBe(bytes(1600));
  });

  it('weighs more as JPEG', () => {
    const jpg = pictureBytes(photo, file, { pixels: 780, format: 'jpg' });
    expect(jpg).toBeGreaterThan(2 * bytes(780));
  });

  it('that cannot be scaled travels as it is', () => {
    const animation = { ...photo, src: 'assets/foto.gif' };
    expect(pictureBytes(animation, file, { pixels: 780, format: 'avif' })).toBe(400_000);
  });
});
