import sharp from 'sharp';
import { extractImages } from 'unpdf';
import type { ReadLines, ResumeLine } from '../layout/resume-line.ts';
import { recogniseLines } from './recognise.ts';
import type { Recogniser } from './recogniser.ts';

/** Pages of a scan that are recognised: each takes seconds. */
const MAX_SCANNED_PAGES = 2;
/** Sides of what may be a page; logos and stamps are smaller. */
const LEAST_SIDE = 500;

/** A photo of a CV. */
export async function readPicture(recogniser: Recogniser, bytes: Uint8Array): Promise<ReadLines> {
  return { lines: await recogniseLines(recogniser, sharp(bytes).rotate()), reasons: [] };
}

/** A PDF whose pages are pictures. */
export async function readScan(
  recogniser: Recogniser,
  { bytes, pages }: { readonly bytes: Uint8Array; readonly pages: number },
): Promise<ReadLines> {
  const lines: ResumeLine[] = [];
  const read = Math.min(pages, MAX_SCANNED_PAGES);
  for (let page = 1; page <= read; page++) {
    const images = await extractImages(new Uint8Array(bytes), page);
    const [scan] = images.filter(({ width, height }) => Math.min(width, height) >= LEAST_SIDE);
    if (scan === undefined) continue;
    const { data, width, height, channels } = scan;
    const picture = sharp(data, { raw: { width, height, channels } });
    const found = await recogniseLines(recogniser, picture);
    lines.push(...found.map((line) => ({ ...line, page })));
  }
  return { lines, reasons: pages > read ? ['pages-cut'] : [] };
}
