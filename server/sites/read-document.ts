import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createProblem } from '#schemas/create-problem.ts';
import { MAX_DOCUMENT_BYTES } from '#schemas/parse-json.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { isContained } from '../contained-path.ts';
import { errorCode, toReason } from '../error-text.ts';
import { type FileProblem, fileProblem, toFileProblem } from './file-problem.ts';

export interface DocumentPlace {
  readonly pagesDir: string;
  /** Name of the site's folder. */
  readonly folder: string;
  readonly name: string;
}

/** The text of a document file. Refuses links out of the site's folder, other encodings and what is too large. */
export async function readDocument({
  pagesDir,
  folder,
  name,
}: DocumentPlace): Promise<Result<string, FileProblem>> {
  const file = `${folder}/${name}`;
  const path = join(pagesDir, file);
  try {
    if (!(await isContained(path, join(pagesDir, folder)))) return fail(outside(file));
    const { size } = await stat(path);
    if (size > MAX_DOCUMENT_BYTES) return fail(tooLarge(file, size));
    return decode(file, await readFile(path));
  } catch (error) {
    return fail(errorCode(error) === 'ENOENT' ? missing(file) : unreadable(file, error));
  }
}

function decode(file: string, bytes: Buffer): Result<string, FileProblem> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return fail(notUtf8(file));
  }
}

function tooLarge(file: string, size: number): FileProblem {
  const params = { size: Math.ceil(size / 1024), limit: MAX_DOCUMENT_BYTES / 1024 };
  return toFileProblem(file, createProblem('document-too-large', { pointer: '' }, params));
}

function outside(file: string): FileProblem {
  return fileProblem(file, 'file-outside', {
    message: 'The file is a symbolic link out of its site folder.',
    remedy: 'Put the file itself into the folder.',
  });
}

function notUtf8(file: string): FileProblem {
  return fileProblem(file, 'file-not-utf8', {
    message: 'The file is not UTF-8 text.',
    remedy: 'Save it as UTF-8.',
  });
}

function missing(file: string): FileProblem {
  return fileProblem(file, 'file-missing', {
    message: 'The file does not exist.',
    remedy: 'Create it, or move its folder out of the pages folder.',
  });
}

function unreadable(file: string, error: unknown): FileProblem {
  return fileProblem(file, 'file-unreadable', {
    message: `The file cannot be read: ${toReason(error)}.`,
    remedy: 'Give the server read access to it, or remove it.',
  });
}
