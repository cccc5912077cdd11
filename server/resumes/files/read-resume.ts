import type { ResumeReading, ResumeReason } from '#schemas/api/resumes.ts';
import { readFields } from '../fields/read-fields.ts';
import type { ReadLines } from '../layout/resume-line.ts';
import { readDocx, TooLargeError } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readPicture, readScan } from './read-picture.ts';
import { readTextFile } from './read-text.ts';
import { type ReadableKind, unread } from './readable-kinds.ts';
import type { Recogniser } from './recogniser.ts';

export interface ReadOptions {
  /** Without it pictures are not read. */
  readonly recogniser?: Recogniser | undefined;
  /** Called before a picture is recognised, which takes seconds. */
  readonly onPicture?: () => void;
}

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
  if (kind === 'docx') return readDocx(bytes);
  if (kind === 'txt') return readTextFile(bytes);
  if (kind === 'pdf') {
    const { pages, ...read } = await readPdf(bytes);
    if (hasText(read)) return read;
    return readScan(beginPicture(options), { bytes, pages });
  }
  return readPicture(beginPicture(options), bytes);
}

function beginPicture({ recogniser, onPicture }: ReadOptions): Recogniser {
  if (recogniser === undefined) throw new PicturesOffError('Pictures are not read here.');
  onPicture?.();
  return recogniser;
}

function hasText({ lines }: ReadLines): boolean {
  return lines.some(({ text }) => /\p{L}{2}/u.test(text));
}

function toReading(read: ReadLines): ResumeReading {
  const { lines, reasons } = read;
  if (!hasText(read)) return unread('no-text');
  return {
    text: reasons.length > 0 ? 'partial' : 'whole',
    reasons: [...reasons],
    lines: lines.map(({ text }) => text),
    fields: readFields(lines),
  };
}

/** What libraries throw is about the file: all that is known is that they cannot read it. */
function reasonOf(error: unknown): ResumeReason {
  if (error instanceof PicturesOffError) return 'pictures-off';
  if (error instanceof TooLargeError) return 'too-large';
  const name = error instanceof Error ? error.name : '';
  return name === 'PasswordException' ? 'encrypted' : 'damaged';
}
