import type { ReadField, ResumeReading, ResumeReason } from '#schemas/api/resumes.ts';
import { readFields } from '../fields/read-fields.ts';
import { cleanLine, type ReadLines } from '../layout/resume-line.ts';
import { readTextFile } from './read-text.ts';
import { type ReadableKind, TooLargeError, unread } from './readable-kinds.ts';
import type { Recogniser } from './recogniser.ts';

export interface ReadOptions {
  /** Without it pictures are not read. */
  readonly recogniser?: Recogniser | undefined;
  /** Called before a picture is recognised, which takes seconds. */
  readonly onPicture?: () => void;
}

/** Letters of a page that may be no more than the name of the app that scanned it. */
const STAMP_LETTERS = 60;

/** A picture where none is read. */
class PicturesOffError extends Error {}

/** Reads a CV whatever is in it; runs in a process of its own alone, since such files are made to do harm. */
export async function readResume(
  kind: ReadableKind,
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<ResumeReading> {
  try {
    return toReading(await readLines(kind, bytes, options));
  } catch (error) {
    return unread(reasonOf(error));
  }
}

async function readLines(
  kind: ReadableKind,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<ReadLines> {
  if (kind === 'docx') return (await import('./read-docx.ts')).readDocx(bytes);
  if (kind === 'txt') return readTextFile(bytes);
  if (kind === 'pdf') return readPages(bytes, options);
  const recogniser = beginPicture(options);
  return (await import('./read-picture.ts')).readPicture(recogniser, bytes);
}

/** A page of a PDF is text or, where it holds hardly any, the picture that a scanner made of it. */
async function readPages(bytes: Uint8Array, options: ReadOptions): Promise<ReadLines> {
  const { readPdf } = await import('./read-pdf.ts');
  const { pages, ...read } = await readPdf(bytes);
  if (hasText(read) && lettersOf(read) > STAMP_LETTERS * pages) return read;
  const { isScan, readScan } = await import('./read-picture.ts');
  if (!hasText(read)) return readScan(beginPicture(options), { bytes, pages });
  if (!(await isScan(bytes))) return read;
  // A short CV beside a portrait is no stamp.
  if (options.recogniser === undefined && readFields(read.lines).length > 0) return read;
  const scan = await readScan(beginPicture(options), { bytes, pages });
  return lettersOf(scan) > lettersOf(read) ? scan : read;
}

function beginPicture({ recogniser, onPicture }: ReadOptions): Recogniser {
  if (recogniser === undefined) throw new PicturesOffError('Pictures are not read here.');
  onPicture?.();
  return recogniser;
}

function hasText({ lines }: ReadLines): boolean {
  return lines.some(({ text }) => /\p{L}{2}/u.test(text));
}

function lettersOf({ lines }: ReadLines): number {
  return lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
}

function toReading(read: ReadLines): ResumeReading {
  const { lines, reasons, isRecognised } = read;
  if (!hasText(read)) return unread('no-text');
  const fields = readFields(lines);
  return {
    text: reasons.length > 0 ? 'partial' : 'whole',
    reasons: [...reasons],
    lines: lines.map(({ text }) => cleanLine(text)),
    fields: isRecognised ? fields.map(withoutBox) : fields,
  };
}

function withoutBox({ source: { page, line }, ...field }: ReadField): ReadField {
  return { ...field, source: { page, line } };
}

/** What libraries throw is about the file: all that is known is that they cannot read it. */
function reasonOf(error: unknown): ResumeReason {
  if (error instanceof PicturesOffError) return 'pictures-off';
  if (error instanceof TooLargeError) return 'too-large';
  const name = error instanceof Error ? error.name : '';
  return name === 'PasswordException' ? 'encrypted' : 'damaged';
}
