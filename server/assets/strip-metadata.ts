import type { AssetType } from './asset-type.ts';
import { stripGif } from './stripping/strip-gif.ts';
import { stripJpeg } from './stripping/strip-jpeg.ts';
import { stripMp4 } from './stripping/strip-mp4.ts';
import { stripPng } from './stripping/strip-png.ts';
import { stripWebp } from './stripping/strip-webp.ts';

const STRIPPERS: Partial<Record<AssetType, (bytes: Buffer) => Buffer | undefined>> = {
  gif: stripGif,
  jpg: stripJpeg,
  mp4: stripMp4,
  png: stripPng,
  webp: stripWebp,
};

/**
 * The file without what it says of places, people and devices, and without whatever follows its end. Pictures and
 * sound stay exactly what they are. Types without a stripper come back as they are.
 * @returns undefined when the file is cut off or not built as its type wants it
 */
export function stripMetadata(bytes: Buffer, type: AssetType): Buffer | undefined {
  const strip = STRIPPERS[type];
  return strip === undefined ? bytes : strip(bytes);
}
