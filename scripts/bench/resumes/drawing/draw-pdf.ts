import { encodeText } from './encode-text.ts';

/** A piece of text; x and y in points from the top left. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly isBold?: boolean;
}

export interface PdfStyle {
  readonly isSerif: boolean;
  /** Words stand apart by a movement instead of a space, as typesetters write them. */
  readonly hasMovedWords: boolean;
}

/** A4 in points. */
export const PAGE = { width: 595, height: 842, margin: 50 } as const;

/** Width of a space, in thousandths of the size. */
const SPACE = 278;

type PdfObject = readonly (string | Uint8Array)[];

/** A page of text pieces, written in the order given. */
export function drawPdf(pieces: readonly PlacedText[], style: PdfStyle): Uint8Array {
  return drawPdfPages([pieces], style);
}

export function drawPdfPages(
  pages: readonly (readonly PlacedText[])[],
  { isSerif, hasMovedWords }: PdfStyle,
): Uint8Array {
  const family = isSerif ? 'Times' : 'Helvetica';
  const contents = pages.map((pieces): PdfObject => {
    const content = Buffer.concat(pieces.map((piece) => showText(piece, hasMovedWords)));
    return [`<< /Length ${content.length} >>\nstream\n`, content, '\nendstream'];
  });
  const fonts = 3 + 2 * pages.length;
  return writePdf([
    ...pageObjects(`/Font << /F1 ${fonts} 0 R /F2 ${fonts + 1} 0 R >>`, contents),
    font(isSerif ? `${family}-Roman` : family),
    font(`${family}-Bold`),
  ]);
}

/** A page that is one picture, as scanners make it. */
export function drawScannedPdf(
  jpeg: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const content = `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /I1 Do Q`;
  const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`;
  return writePdf([
    ...pageObjects('/XObject << /I1 5 0 R >>', [
      [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    ]),
    [head, jpeg, '\nendstream'],
  ]);
}

/** Catalogue and pages, then each page and what it shows: objects 3 and 4, 5 and 6 … */
function pageObjects(resources: string, contents: readonly PdfObject[]): PdfObject[] {
  const kids = contents.map((_, index) => `${3 + 2 * index} 0 R`).join(' ');
  return [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`],
    ...contents.flatMap((content, index): PdfObject[] => [
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << ${resources} >> /Contents ${4 + 2 * index} 0 R >>`,
      ],
      content,
    ]),
  ];
}

function font(name: string): PdfObject {
  return [`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`];
}

function showText({ x, y, size, text, isBold }: PlacedText, hasMovedWords: boolean): Buffer {
  const words = hasMovedWords ? text.split(' ').map(pdfString) : [pdfString(text)];
  const shown = words.join(` -${SPACE} `);
  const line = `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${PAGE.height - y} Td [${shown}] TJ ET\n`;
  return Buffer.from(encodeText(line, 'windows-1252'));
}

function pdfString(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&')})`;
}

function writePdf(objects: readonly PdfObject[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = 9;
  const add = (part: string | Uint8Array) => {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  add(
    `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}
