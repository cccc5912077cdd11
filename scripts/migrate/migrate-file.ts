import { lstatSync, readFileSync } from 'node:fs';
import { fail, ok, type Result } from '#schemas/result.ts';
import { decodeText, reasonOf } from '../validate/read-text.ts';
import { replaceFile } from '../validate/replace-file.ts';
import { type MigratedWidget, migratePageText } from './migrate-page-text.ts';

/** What became of a page's file. */
export type FileOutcome =
  | { readonly kind: 'current' }
  | { readonly kind: 'changed'; readonly widgets: readonly MigratedWidget[] }
  | { readonly kind: 'invalid'; readonly errors: number }
  | { readonly kind: 'failed'; readonly detail: string };

/**
 * Rewrites a page's file where it is not up to date. The file holds its old bytes or its new ones, never a part.
 * @param check only tells what would change
 */
export function migrateFile(file: string, { check }: { readonly check: boolean }): FileOutcome {
  const read = readPage(file);
  if (!read.ok) return failed(read.problems);
  const { bytes, text } = read.value;
  const migrated = migratePageText(text);
  if (!migrated.ok) return { kind: 'invalid', errors: migrated.problems.length };
  const after = Buffer.from(migrated.value.text);
  if (after.equals(bytes)) return { kind: 'current' };
  const written = check ? ok(true) : writePage(file, bytes, after);
  if (!written.ok) return failed(written.problems);
  return { kind: 'changed', widgets: migrated.value.widgets };
}

function readPage(file: string): Result<{ readonly bytes: Buffer; readonly text: string }, string> {
  try {
    const bytes = readFileSync(file);
    return ok({ bytes, text: decodeText(bytes) });
  } catch (error) {
    return fail(reasonOf(error));
  }
}

function writePage(file: string, before: Buffer, after: Buffer): Result<boolean, string> {
  // A link may lead anywhere; what was asked for is this path.
  if (lstatSync(file).isSymbolicLink()) return fail('it is a link; name the file that it leads to');
  const replaced = replaceFile({ file, before, after });
  if (replaced.ok && !replaced.value) return fail('someone else changed it meanwhile');
  return replaced;
}

function failed(reasons: readonly string[]): FileOutcome {
  return { kind: 'failed', detail: reasons.join(' ') };
}
