import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { MAX_RESUME_TEXT } from '#schemas/api/constants.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { cleanLine, type ReadLines, type ResumeLine } from '../layout/resume-line.ts';
import { TooLargeError } from './readable-kinds.ts';

/** No CV unpacks to more. */
const MAX_UNPACKED_BYTES = 30 * 1024 * 1024;

/** The paragraphs of a Word document, rows of tables in their order. Macros, links and pictures are never opened. */
export async function readDocx(bytes: Uint8Array): Promise<ReadLines> {
  refuseBomb(bytes);
  const read: ResumeLine[] = [];
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      transformDocument: (document: unknown) => {
        read.push(...blocksOf(document));
        return { type: 'document', children: [], notes: emptyNotes, comments: [] };
      },
    },
  );
  return cutLines(read);
}

const emptyNotes = { resolve: () => undefined };

function refuseBomb(bytes: Uint8Array): void {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > MAX_UNPACKED_BYTES) throw new TooLargeError('The document unpacks to too much.');
}

/** As much as is kept of a text. */
function cutLines(lines: readonly ResumeLine[]): ReadLines {
  let length = 0;
  const kept = lines.filter(({ text }) => {
    length += text.length + 1;
    return length <= MAX_RESUME_TEXT;
  });
  return { lines: kept, reasons: kept.length < lines.length ? ['text-cut'] : [] };
}

function childrenOf(element: unknown): readonly unknown[] {
  const children = isRecord(element) ? element['children'] : undefined;
  return Array.isArray(children) ? children : [];
}

function blocksOf(element: unknown): ResumeLine[] {
  if (!isRecord(element)) return [];
  if (element['type'] === 'paragraph') return linesOf(element);
  if (element['type'] === 'tableRow') return rowOf(element);
  return childrenOf(element).flatMap(blocksOf);
}

/** A row of short cells is a line, with empty ones in their places; where a cell has several lines, they follow one another. */
function rowOf(row: unknown): ResumeLine[] {
  const cells = childrenOf(row).map((cell) => childrenOf(cell).flatMap(blocksOf));
  if (cells.some((lines) => lines.length > 1)) return cells.flat();
  const [first] = cells.flat();
  const text = cells.map(([line]) => line?.text ?? '').join('\t');
  return first === undefined ? [] : [{ ...first, text }];
}

function linesOf(paragraph: unknown): ResumeLine[] {
  const runs = runsOf(paragraph);
  const text = runs.map((run) => run.text).join('');
  const isBold = runs.every((run) => run.isBold || run.text.trim() === '');
  return text
    .split('\n')
    .map(cleanLine)
    .filter((line) => line !== '')
    .map((line) => ({ text: line, page: 1, size: 0, isBold }));
}

interface Run {
  readonly text: string;
  readonly isBold: boolean;
}

function runsOf(element: unknown, isBold = false): Run[] {
  if (!isRecord(element)) return [];
  const { type, value } = element;
  if (type === 'text') return [{ text: typeof value === 'string' ? value : '', isBold }];
  if (type === 'tab') return [{ text: '\t', isBold }];
  if (type === 'break') return [{ text: '\n', isBold }];
  return childrenOf(element).flatMap((child) => runsOf(child, element['isBold'] === true));
}
