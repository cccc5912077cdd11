import { readFileSync } from 'node:fs';
import { fail, ok, type Result } from '#schemas/problems/result.ts';

/** Reads a file as UTF-8 text; the problem is the reason in the system's words. */
export function readText(file: string): Result<string, string> {
  try {
    return ok(decodeText(readFileSync(file)));
  } catch (error) {
    return fail(reasonOf(error));
  }
}

/** Refuses bytes that are no UTF-8, which would otherwise be published as replacement characters. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The byte order mark that a text begins with, or nothing; decoding drops it. */
export function byteOrderMarkOf(bytes: Uint8Array): '\uFEFF' | '' {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? '\uFEFF' : '';
}

/** `ENOENT: no such file or directory`, without the call and path that Node adds. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.replace(/, \w+(?: '.*')?$/s, '');
}
