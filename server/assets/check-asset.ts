import { isUtf8 } from 'node:buffer';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Label } from '#schemas/definitions/object-shape.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { ErrorCode } from '../http/error-catalogue.ts';
import {
  type AssetRefusal,
  type Dimensions,
  hashOf,
  MAX_ASSET_BYTES,
  MAX_PIXELS,
  toMebibytes,
  tooLarge,
  tooManyPixels,
} from '../sites/asset-file.ts';
import { type AssetType, sniffAssetType } from './asset-type.ts';
import { checkDrawing } from './check-drawing.ts';
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

/** Why a file of a recruiter is not taken. */
export type AssetUploadRefusal = ToldRefusal | NamedRefusal;

/** One of many reasons, in words for who uploads. */
interface ToldRefusal extends AssetRefusal {
  readonly code: Extract<ErrorCode, 'asset-refused'>;
  /** Message and remedy in Spanish. */
  readonly es: string;
  /** What is wrong, one by one, where it is more than one thing. */
  readonly reasons?: readonly Label[];
}

/** A reason whose code says it all. */
interface NamedRefusal extends AssetRefusal {
  readonly code: Extract<ErrorCode, 'asset-too-large' | 'picture-moves' | 'media-type-unsupported'>;
}

/** A file that may be shown on a page, as it is stored. */
export interface CheckedAsset extends Dimensions {
  readonly type: AssetType;
  readonly hash: string;
  readonly bytes: Buffer;
}

export interface CheckOptions {
  /** `keep` leaves every byte as it came, for what was a site's file before. */
  readonly metadata: 'strip' | 'keep';
}

/** Of one side: what `Image` of the common schema lets a page say. */
const MAX_SIDE = 10_000;
/** All frames of an animation together: what a phone can still play. */
const MAX_ANIMATED_PIXELS = 500_000_000;
/** At which a picture that has to be turned upright, or an AVIF with metadata, loses nothing that can be seen. */
const QUALITY = 90;

const NO_DRAWN_SIZE: Label = {
  es: 'No tiene tamaño: ni width y height ni un viewBox.',
  en: 'It has no size: neither width and height nor a viewBox.',
};

const NO_SIZE: Dimensions = { width: 0, height: 0 };

/** Judges a file by its bytes alone, and takes out what it says of places and people. */
export async function checkAsset(
  bytes: Buffer,
  { metadata }: CheckOptions,
): Promise<Result<CheckedAsset, AssetUploadRefusal>> {
  if (bytes.length > MAX_ASSET_BYTES) return fail(weighsTooMuch(bytes.length));
  const type = sniffAssetType(bytes);
  if (type === undefined) return fail(otherType(bytes));
  if (type === 'svg') return checkVector(bytes);
  if (type === 'vtt') return checkCaptions(bytes);
  const stripped = stripMetadata(bytes, type);
  if (stripped === undefined) return fail(damaged(type));
  const files = { type, uploaded: bytes, stripped, isKept: metadata === 'keep' };
  if (type !== 'mp4' && type !== 'webm') return checkPicture(files);
  return ok(toChecked(type, files.isKept ? bytes : stripped, NO_SIZE));
}

interface PictureFiles {
  readonly type: AssetType;
  readonly uploaded: Buffer;
  readonly stripped: Buffer;
  /** Whether the uploaded bytes are stored, and not the stripped ones. */
  readonly isKept: boolean;
}

async function checkPicture(
  files: PictureFiles,
): Promise<Result<CheckedAsset, AssetUploadRefusal>> {
  const { type, uploaded, stripped, isKept } = files;
  // The stripped bytes do not say any more how the picture is turned.
  const metadata = await readMetadata(uploaded);
  if (metadata === undefined || !isOfType(metadata, type)) return fail(damaged(type));
  const refusal = pixelRefusal(metadata);
  if (refusal !== undefined) return fail(refusal);
  if (!isKept && movesUnseen(type, metadata, uploaded)) return fail(PICTURE_MOVES);
  if (!(await isWhole(stripped))) return fail(damaged(type));
  const stored = isKept ? uploaded : await withoutTraces(files, metadata);
  if (stored === undefined) return fail(damaged(type));
  if (stored.length > MAX_ASSET_BYTES) return fail(weighsTooMuch(stored.length));
  return ok(toChecked(type, stored, metadata.autoOrient));
}

/**
 * Only what was turned by its metadata, or has some that cannot be cut out, is encoded again.
 * @returns undefined when its pixels can be read but not all of its metadata
 */
async function withoutTraces(
  { type, uploaded, stripped }: PictureFiles,
  { orientation = 1, pages = 1, exif, xmp }: Metadata,
): Promise<Buffer | undefined> {
  const isTurned = orientation > 1 && pages === 1;
  const hasTraces = type === 'avif' && (exif !== undefined || xmp !== undefined);
  if (!isTurned && !hasTraces) return stripped;
  try {
    return await encode(type, open(uploaded).autoOrient().keepIccProfile()).toBuffer();
  } catch {
    return undefined;
  }
}

function encode(type: AssetType, image: Sharp): Sharp {
  if (type === 'png') return image.png();
  if (type === 'webp') return image.webp({ quality: QUALITY });
  return type === 'avif' ? image.avif({ quality: QUALITY }) : image.jpeg({ quality: QUALITY });
}

async function checkVector(bytes: Buffer): Promise<Result<CheckedAsset, AssetUploadRefusal>> {
  const reasons = checkDrawing(bytes);
  if (reasons.length > 0) return fail(unfitDrawing(reasons));
  const metadata = await readMetadata(bytes);
  if (metadata?.format === 'svg') return ok(toChecked('svg', bytes, metadata.autoOrient));
  return fail(unfitDrawing([NO_DRAWN_SIZE]));
}

function checkCaptions(bytes: Buffer): Result<CheckedAsset, AssetUploadRefusal> {
  return isUtf8(bytes) && !bytes.includes(0)
    ? ok(toChecked('vtt', bytes, NO_SIZE))
    : fail({
        code: 'asset-refused',
        message: 'The captions are not encoded in UTF-8.',
        remedy: 'Save them as UTF-8.',
        es: 'Los subtítulos no están en UTF-8. Guárdalos en UTF-8.',
      });
}

function toChecked(type: AssetType, bytes: Buffer, { width, height }: Dimensions): CheckedAsset {
  return { type, hash: hashOf(bytes), bytes, width, height };
}

async function readMetadata(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return undefined;
  }
}

function isOfType({ format, compression }: Metadata, type: AssetType): boolean {
  if (type === 'avif') return format === 'heif' && compression === 'av1';
  return format === (type === 'jpg' ? 'jpeg' : type);
}

function pixelRefusal({ autoOrient, pages = 1 }: Metadata): AssetUploadRefusal | undefined {
  const pixels = autoOrient.width * autoOrient.height;
  const side = Math.max(autoOrient.width, autoOrient.height);
  if (side > MAX_SIDE) return tooLong(autoOrient);
  if (pixels <= MAX_PIXELS && pixels * pages <= MAX_ANIMATED_PIXELS) return undefined;
  if (pixels > MAX_PIXELS) {
    const es = `La imagen tiene ${sizeOf(autoOrient)} pixeles, más de ${MAX_PIXELS} en total. ${SCALE_DOWN}`;
    return { code: 'asset-refused', ...tooManyPixels(autoOrient), es };
  }
  return {
    code: 'asset-refused',
    message: `The animation has ${pages} frames of ${sizeOf(autoOrient)} pixels.`,
    remedy: 'Upload it as a video (MP4 or WebM), which weighs a fraction of it.',
    es: `La animación tiene ${pages} cuadros de ${sizeOf(autoOrient)} pixeles. Súbela como video (MP4 o WebM), que pesa mucho menos.`,
  };
}

/** Pages show pictures in smaller copies, which stand still; a GIF alone is shown as it came. */
function movesUnseen(type: AssetType, { pages = 1 }: Metadata, bytes: Buffer): boolean {
  if (type === 'gif') return false;
  const isMovingPng = type === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
  const isMovingAvif = type === 'avif' && bytes.toString('latin1', 8, 12) === 'avis';
  return pages > 1 || isMovingPng || isMovingAvif;
}

const PICTURE_MOVES: AssetUploadRefusal = {
  code: 'picture-moves',
  message: 'The picture moves, and pages would show its first frame alone.',
  remedy: 'Upload it as a video (MP4 or WebM) or as a GIF, or export one frame of it.',
};

const SCALE_DOWN = 'Redúcela; ninguna página muestra más de 1920 pixeles de ancho.';

function sizeOf({ width, height }: Dimensions): string {
  return `${width} × ${height}`;
}

function tooLong(picture: Dimensions): AssetUploadRefusal {
  const size = sizeOf(picture);
  return {
    code: 'asset-refused',
    message: `The picture has ${size} pixels; no side may have more than ${MAX_SIDE}.`,
    remedy: 'Scale it down; no page shows more than 1920 pixels of width.',
    es: `La imagen tiene ${size} pixeles y ningún lado puede tener más de ${MAX_SIDE}. ${SCALE_DOWN}`,
  };
}

/** Small faults that every browser forgives are none. */
function open(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true });
}

/** Whether the picture can be decoded to its last row; done in strips, so that a large one costs little memory. */
async function isWhole(bytes: Buffer): Promise<boolean> {
  try {
    const tiny = open(bytes).resize({
      width: 16,
      height: 16,
      fit: 'fill',
      fastShrinkOnLoad: false,
    });
    await tiny.toBuffer();
    return true;
  } catch {
    return false;
  }
}

function weighsTooMuch(size: number): AssetUploadRefusal {
  return { code: 'asset-too-large', ...tooLarge(`weighs ${toMebibytes(size)} MiB`) };
}

function otherType(bytes: Buffer): AssetUploadRefusal {
  const isHeic = /^ftyp(?:hei[cx]|hevc|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
  return {
    code: 'media-type-unsupported',
    message: isHeic
      ? 'This is a HEIC picture, as iPhones take them; most browsers do not show it.'
      : 'By its bytes this is no picture, video or captions file that pages can show.',
    remedy: isHeic
      ? 'Export it as JPEG and upload that.'
      : 'Upload SVG, PNG, JPEG, WebP, GIF, AVIF, MP4, WebM or WebVTT.',
  };
}

function damaged(type: AssetType): AssetUploadRefusal {
  return {
    code: 'asset-refused',
    message: `The ${type} file is damaged or cut off.`,
    remedy: 'Export or download it once more and upload that.',
    es: `El archivo ${type} está dañado o cortado. Expórtalo o descárgalo otra vez y súbelo.`,
  };
}

function unfitDrawing(reasons: readonly Label[]): AssetUploadRefusal {
  return {
    code: 'asset-refused',
    message: 'The drawing has more than shapes, colours and texts.',
    remedy: 'Export it as "plain" or "optimised" SVG without scripts, links and embedded files.',
    es: 'El dibujo tiene más que formas, colores y textos. Expórtalo como SVG simple, sin scripts, enlaces ni archivos dentro.',
    reasons,
  };
}

/**
 * The file without what it says of places, people and devices, and without whatever follows its end. Pictures and
 * sound stay exactly what they are. Types without a stripper come back as they are.
 * @returns undefined when the file is cut off or not built as its type wants it
 */
function stripMetadata(bytes: Buffer, type: AssetType): Buffer | undefined {
  const strip = STRIPPERS[type];
  return strip === undefined ? bytes : strip(bytes);
}
