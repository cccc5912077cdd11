import { expect, it } from 'vitest';
import type { ContentAsset } from '../../service/asset-api.ts';
import { formerAltOf, pickImage, readImage } from './picked-image.ts';

function asset(path: string, width: number, height: number): ContentAsset {
  const nobody = { thumbnailUrl: null, focus: null, createdAt: null, createdBy: null };
  const facts = { type: 'image/png', bytes: 1, source: 'upload', usageCount: 0 } as const;
  return { path, url: '/assets/a-1.png', width, height, etag: '"a"', ...facts, ...nobody };
}

const before = { src: 'assets/a.png', alt: 'Una camioneta', width: 1, height: 1 };

it('takes the size from the file, also of the same one', () => {
  const picked = pickImage(before, asset('assets/a.png', 640, 480));
  expect(picked).toEqual({ ...before, width: 640, height: 480 });
});

it('begins without words', () => {
  const picked = pickImage(undefined, asset('assets/b.png', 2, 1));
  expect(picked).toEqual({ src: 'assets/b.png', alt: '', width: 2, height: 1 });
});

it('keeps neither the description nor the focus point of another picture', () => {
  const image = { ...before, decorative: true, focus: { x: 10, y: 90 }, caption: 'x' };
  expect(pickImage(image, asset('assets/b.png', 2, 1))).toEqual({
    src: 'assets/b.png',
    alt: '',
    width: 2,
    height: 1,
    decorative: true,
    caption: 'x',
  });
  const { alt, focus } = image;
  expect(pickImage(image, asset('assets/a.png', 2, 1))).toMatchObject({ alt, focus });
});

it.each([
  ['of the picture that was there', before, 'Una camioneta'],
  ['none of a picture without words', { ...before, alt: '' }, undefined],
  ['none of the same picture', { ...before, src: 'assets/b.png' }, undefined],
  ['none of a decorative one', { ...before, decorative: true }, undefined],
  ['none where there was no picture', undefined, undefined],
])('offers the former description: %s', (_, image, alt) => {
  expect(formerAltOf(image, asset('assets/b.png', 2, 1))).toBe(alt);
});

it('never says more pixels than documents may', () => {
  const picked = pickImage(undefined, asset('assets/b.svg', 20_000, 0));
  expect(picked).toMatchObject({ width: 10_000, height: 1 });
});

it.each([undefined, null, 'x', {}, { src: '' }, { src: 4 }])(
  'reads no picture from %j',
  (value) => {
    expect(readImage(value)).toBeUndefined();
  },
);
