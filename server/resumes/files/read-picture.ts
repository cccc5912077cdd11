import sharp from 'sharp';
import { extractImages } from 'unpdf';
import type { ReadLines, ResumeLine } from '../layout/resume-line.ts';
import { recogniseLines } from './recognise.ts';

/** Pages of a scan that are recognised: each takes seconds. */
const MAX_SCANNED_PAGES = 2;
/** Sides of what may be a page; logos and stamps are smaller. */
const LEAST_SIDE = 500;

/** A photo of a CV. */
export async function readPicture(bytes: Uint8Array): Promise<ReadLines> {
  return { lines: await recogniseLines(sharp(bytes).rotate()), reasons: [] };
}

/** A PDF whose pages are pictures. */
export async function readScan(bytes: Uint8Array, pages: number): Promise<ReadLines> {
  const lines: ResumeLine[] = [];
  const read = Math.min(pages, MAX_SCANNED_PAGES);
  for (let page = 1; page <= read; page++) {
    const images = await extractImages(new Uint8Array(bytes), page);
    const [scan] = images.filter(({ width, height }) => Math.min(width, height) >= LEAST_SIDE);
    if (scan === undefined) continue;
    const { data, width, height, channels } = scan;
    const found = await recogniseLines(sharp(data, { raw: { width, height, channels } }));
    lines.push(...found.map((line) => ({ ...line, page })));
  }
  return { lines, reasons: pages > read ? ['pages-cut'] : [] };
}
