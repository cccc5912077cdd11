import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { Asset } from '#runtime/entry-server.tsx';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { errorCode } from '../base/error-text.ts';

/** A picture, a video or its captions on disk. */
export interface AssetFile extends Omit<Asset, 'focus'> {
  readonly path: string;
  readonly bytes: number;
}

/** Why a file is not served. */
export interface AssetRefusal {
  readonly message: string;
  readonly remedy: string;
}

export const MAX_ASSET_BYTES = 10 * 1024 * 1024;
/** A picture of more pixels costs more memory to shrink than the server has to spare. */
export const MAX_PIXELS = 50_000_000;
const HASH_LENGTH = 16;

/** Extensions of pictures by the name that sharp gives their format. */
const PICTURE_EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  svg: ['svg'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  gif: ['gif'],
  heif: ['avif'],
};

/** How files begin that have no size in pixels, or one that is not read. */
const SIGNATURES: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  mp4: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
  webm: (bytes) => bytes.toString('hex', 0, 4) === '1a45dfa3',
  vtt: (bytes) => /^\uFEFF?WEBVTT(?:\s|$)/.test(bytes.toString('utf8', 0, 10)),
};

const EXTENSIONS = new Set([
  ...Object.values(PICTURE_EXTENSIONS).flat(),
  ...Object.keys(SIGNATURES),
]);

/** Whether a file of this name can be an asset at all. */
export function isAssetName(name: string): boolean {
  return EXTENSIONS.has(extname(name).slice(1));
}

/** Reads an asset's hash and size. Refuses what is too large and what its name lies about. */
export async function readAssetFile(path: string): Promise<Result<AssetFile, AssetRefusal>> {
  const { size } = await stat(path);
  if (size > MAX_ASSET_BYTES) return fail(tooLarge(`weighs ${toMebibytes(size)} MiB`));
  const bytes = await readFile(path);
  const extension = extname(path).slice(1);
  const dimensions = await measure(bytes, extension);
  if (dimensions === undefined) return fail(otherFormat(extension));
  if (dimensions.width * dimensions.height > MAX_PIXELS) return fail(tooManyPixels(dimensions));
  return ok({ hash: hashOf(bytes), extension, ...dimensions, bytes: bytes.length, path });
}

/** The bytes of a file; undefined when it is gone or others than when its hash was read. */
export async function loadAssetBytes({ path, hash }: AssetFile): Promise<Buffer | undefined> {
  try {
    if ((await stat(path)).size > MAX_ASSET_BYTES) return undefined;
    const bytes = await readFile(path);
    return hashOf(bytes) === hash ? bytes : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The part of a file's public address that stands for its bytes. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
}

export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Size in pixels, or undefined when the bytes are not of the extension's format. 0 × 0 where none is known. */
async function measure(bytes: Buffer, extension: string): Promise<Dimensions | undefined> {
  const signature = SIGNATURES[extension];
  if (signature) return signature(bytes) ? { width: 0, height: 0 } : undefined;
  try {
    const { format, compression, autoOrient } = await sharp(bytes).metadata();
    if (!PICTURE_EXTENSIONS[format]?.includes(extension)) return undefined;
    return format === 'heif' && compression !== 'av1' ? undefined : autoOrient;
  } catch {
    return undefined;
  }
}

/** @param size what is known of it, such as `weighs 12.0 MiB` */
export function tooLarge(size: string): AssetRefusal {
  return {
    message: `The file ${size}; the limit is ${toMebibytes(MAX_ASSET_BYTES)} MiB.`,
    remedy: 'Make it smaller; visitors pay for every byte.',
  };
}

export function toMebibytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}

export function tooManyPixels({ width, height }: Dimensions): AssetRefusal {
  return {
    message: `The picture has ${width} × ${height} pixels; the limit is ${MAX_PIXELS}.`,
    remedy: 'Scale it down; no page shows more than 1920 pixels of width.',
  };
}

function otherFormat(extension: string): AssetRefusal {
  return {
    message: `The bytes are no ${extension} file.`,
    remedy: 'Save it in the format that its name says, or rename it.',
  };
}
