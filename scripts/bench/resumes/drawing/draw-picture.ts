import sharp from 'sharp';
import { escapeXml } from './draw-docx.ts';
import { PAGE, type PlacedText } from './draw-pdf.ts';

/** Pixels per point: a page is read at 150 dots per inch. */
const SCALE = 150 / 72;

/** A page on paper, as a scanner sees it. */
export function drawScan(
  pieces: readonly PlacedText[],
): Promise<{ readonly data: Buffer; readonly info: { width: number; height: number } }> {
  return sharp(Buffer.from(pageSvg(pieces)))
    .grayscale()
    .jpeg({ quality: 70 })
    .toBuffer({ resolveWithObject: true });
}

/** A page on a table, taken by hand: tilted, with a shadow across. */
export async function drawPhoto(
  pieces: readonly PlacedText[],
  { degrees }: { readonly degrees: number },
): Promise<Buffer> {
  const tilted = await sharp(Buffer.from(pageSvg(pieces)))
    .rotate(degrees, { background: '#6b5b4b' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = tilted.info;
  return sharp(tilted.data)
    .composite([{ input: Buffer.from(shadowSvg(width, height)), blend: 'multiply' }])
    .blur(0.6)
    .jpeg({ quality: 75 })
    .toBuffer();
}

function pageSvg(pieces: readonly PlacedText[]): string {
  const width = Math.round(PAGE.width * SCALE);
  const height = Math.round(PAGE.height * SCALE);
  const texts = pieces.map(
    ({ x, y, size, text, isBold }) =>
      `<text x="${x}" y="${y}" font-size="${size}" font-weight="${isBold ? 700 : 400}" font-family="DejaVu Sans, sans-serif">${escapeXml(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${PAGE.width} ${PAGE.height}"><rect width="100%" height="100%" fill="#fff"/>${texts.join('')}</svg>`;
}

function shadowSvg(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="s" x2="1" y2="0.6"><stop offset="0.2" stop-color="#fff"/><stop offset="0.6" stop-color="#9a9a9a"/><stop offset="1" stop-color="#e8e8e8"/></linearGradient><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
}
