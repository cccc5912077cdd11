import { expect, it } from 'vitest';
import { ContentError } from '../service/request/content-error.ts';
import { refusalOfError, refuseFile } from './upload-refusal.ts';

const MEBIBYTE = 1024 * 1024;

it.each([
  ['foto.jpg', 1, undefined],
  ['FOTO.JPEG', 10 * MEBIBYTE, undefined],
  ['ruta.mp4', 1, 'assets.refused.not-image'],
  ['IMG_1.HEIC', 1, 'assets.refused.heic'],
  ['virus.exe', 1, 'assets.refused.type'],
  ['sin-extension', 1, 'assets.refused.type'],
  ['foto.png.html', 1, 'assets.refused.type'],
  ['foto.png', 0, 'assets.refused.empty'],
  ['foto.png', 10 * MEBIBYTE + 1, 'assets.refused.too-large'],
])('says of %s with %i bytes %s', (name, size, key) => {
  expect(refuseFile({ name, size }, 'image')?.key).toBe(key);
});

it('tells what the server found wrong with a drawing, a few of it', () => {
  const problems = Array.from({ length: 9 }, (_, line) => ({ pointer: '', message: `L${line}` }));
  const error = new ContentError('invalid', {
    status: 422,
    details: { code: 'asset-refused', detail: 'No.', problems },
  });
  expect(refusalOfError(error, { size: 1 })).toEqual({
    key: 'assets.refused.told',
    params: { detail: 'No.' },
    reasons: ['L0', 'L1', 'L2', 'L3'],
  });
});

it.each([
  ['invalid', { code: 'media-type-unsupported' }, 'assets.refused.bytes'],
  ['invalid', { code: 'asset-refused', detail: 'Ya hay 10000.' }, 'assets.refused.told'],
  ['too-large', undefined, 'assets.refused.too-large'],
  ['unreachable', undefined, 'failure.unreachable.text'],
  ['failed', '<html>', 'failure.failed.text'],
] as const)('words the failure %s with %j', (failure, details, key) => {
  expect(refusalOfError(new ContentError(failure, { details }), { size: 1 }).key).toBe(key);
});
