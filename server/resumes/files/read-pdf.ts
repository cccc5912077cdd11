import { getDocumentProxy } from 'unpdf';
import { MAX_RESUME_PAGES, MAX_RESUME_TEXT } from '#schemas/api/constants.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { layOut, type TextRun } from '../layout/lay-out.ts';
import type { ReadLines, ResumeLine } from '../layout/resume-line.ts';

/** The lines of a PDF, and how many pages it has. */
export interface ReadPdf extends ReadLines {
  readonly pages: number;
}

/** Text of a PDF with its positions. Scripts in it are never run, fonts and links never loaded. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // A copy: the library refuses Buffers, and empties what it is given.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: 0,
  });
  const pages = Math.min(pdf.numPages, MAX_RESUME_PAGES);
  const lines: ResumeLine[] = [];
  let length = 0;
  for (let number = 1; number <= pages && length < MAX_RESUME_TEXT; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const top = page.view[3] ?? 0;
    const laidOut = layOut(
      items.flatMap((item) => runOf(item, top)),
      number,
    );
    for (const line of laidOut) {
      length += line.text.length + 1;
      if (length <= MAX_RESUME_TEXT) lines.push(line);
    }
    page.cleanup();
  }
  return {
    pages: pdf.numPages,
    lines,
    reasons: [
      ...(pdf.numPages > pages ? (['pages-cut'] as const) : []),
      ...(length > MAX_RESUME_TEXT ? (['text-cut'] as const) : []),
    ],
  };
}

/** Blank runs are made again from distances; what stands on its head or on its side is no line. */
function runOf(item: unknown, top: number): TextRun[] {
  if (!isRecord(item)) return [];
  const { str, transform, width, fontName } = item;
  if (typeof str !== 'string' || str.trim() === '' || !Array.isArray(transform)) return [];
  const [a, b, , d, x, y]: readonly unknown[] = transform;
  const numbers = [a, b, d, x, y, width].map(Number);
  const [right = 0, turned = 0, up = 0, left = 0, base = 0, wide = 0] = numbers;
  if (!numbers.every(Number.isFinite) || right <= 0 || Math.abs(turned) > right / 4) return [];
  return [
    {
      text: str,
      left,
      baseline: top - base,
      width: wide,
      size: Math.abs(up),
      font: String(fontName),
    },
  ];
}
