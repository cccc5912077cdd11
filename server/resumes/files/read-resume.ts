import type { ResumeReading, ResumeReason } from '#schemas/api/resumes.ts';
import { readFields } from '../fields/read-fields.ts';
import type { ReadLines } from '../layout/resume-line.ts';
import { readDocx, TooLargeError } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readTextFile } from './read-text.ts';
import { type ReadableKind, unread } from './readable-kinds.ts';

/** Reads a CV whatever is in it; runs in a process of its own alone, since such files are made to do harm. */
export async function readResume(kind: ReadableKind, bytes: Uint8Array): Promise<ResumeReading> {
  try {
    return toReading(await readLines(kind, bytes));
  } catch (error) {
    return unread(reasonOf(error));
  }
}

function readLines(kind: ReadableKind, bytes: Uint8Array): Promise<ReadLines> | ReadLines {
  switch (kind) {
    case 'pdf':
      return readPdf(bytes);
    case 'docx':
      return readDocx(bytes);
    case 'txt':
      return readTextFile(bytes);
  }
}

function toReading({ lines, reasons }: ReadLines): ResumeReading {
  if (!lines.some(({ text }) => /\p{L}{2}/u.test(text))) return unread('no-text');
  return {
    text: reasons.length > 0 ? 'partial' : 'whole',
    reasons: [...reasons],
    lines: lines.map(({ text }) => text),
    fields: readFields(lines),
  };
}

/** What libraries throw is about the file: all that is known is that they cannot read it. */
function reasonOf(error: unknown): ResumeReason {
  if (error instanceof TooLargeError) return 'too-large';
  const name = error instanceof Error ? error.name : '';
  return name === 'PasswordException' ? 'encrypted' : 'damaged';
}
