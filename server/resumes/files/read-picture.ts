import sharp from 'sharp';
import { extractImages } from 'unpdf';
import type { ReadLines, ResumeLine } from '../layout/resume-line.ts';
import { TooLargeError } from './readable-kinds.ts';
import { recogniseLines } from './recognise.ts';
import type { Recogniser } from './recogniser.ts';

/** Pages of a scan that are recognised: each takes seconds. The text of `scan-cut` says how many. */
const MAX_SCANNED_PAGES = 2;
/** Sides of what may be a page; logos and stamps are smaller. */
const LEAST_SIDE = 500;

/** Pixels of the largest photos that phones take. */
const MAX_PIXELS = 120_000_000;

/** A photo of a CV. */
export async function readPicture(recogniser: Recogniser, bytes: Uint8Array): Promise<ReadLines> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) throw new TooLargeError('The picture has too many pixels.');
  const lines = await recogniseLines(recogniser, sharp(bytes).rotate());
  return { lines, isRecognised: true, reasons: [] };
}

/** Whether the first page of a PDF shows a picture that may be a page. */
export async function isScan(bytes: Uint8Array): Promise<boolean> {
  return (await pagePicture(bytes, 1)) !== undefined;
}

/** A PDF whose pages are pictures. */
export async function readScan(
  recogniser: Recogniser,
  { bytes, pages }: { readonly bytes: Uint8Array; readonly pages: number },
): Promise<ReadLines> {
  const lines: ResumeLine[] = [];
  const read = Math.min(pages, MAX_SCANNED_PAGES);
  for (let page = 1; page <= read; page++) {
    const scan = await pagePicture(bytes, page);
    if (scan === undefined) continue;
    const { data, width, height, channels } = scan;
    const picture = sharp(data, { raw: { width, height, channels } });
    const found = await recogniseLines(recogniser, picture);
    lines.push(...found.map((line) => ({ ...line, page })));
  }
  return { lines, isRecognised: true, reasons: pages > read ? ['scan-cut'] : [] };
}

async function pagePicture(bytes: Uint8Array, page: number) {
  const images = await extractImages(new Uint8Array(bytes), page);
  return images.find(({ width, height }) => Math.min(width, height) >= LEAST_SIDE);
}
