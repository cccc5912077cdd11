import {
  accessSync,
  chmodSync,
  constants,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { reasonOf } from './read-text.ts';

export interface Replacement {
  /** Real path of an existing file. */
  readonly file: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/**
 * Replaces a file's bytes in one step and keeps its permissions: whoever reads it sees the old bytes or the new ones,
 * also when the process ends halfway. Nothing is replaced when the file no longer holds what was read.
 * @returns whether the file still held `before`; the problem is the system's reason
 */
export function replaceFile({ file, before, after }: Replacement): Result<boolean, string> {
  try {
    // Renaming asks for no permission to write the file itself.
    accessSync(file, constants.W_OK);
    return ok(
      withTemporary(file, after, (temporary) => {
        chmodSync(temporary, statSync(file).mode);
        const isSame = readFileSync(file).equals(before);
        if (isSame) renameSync(temporary, file);
        return isSame;
      }),
    );
  } catch (error) {
    return fail(reasonOf(error));
  }
}

/** Writes beside the file, because a rename is one step within a folder only; nothing stays behind. */
function withTemporary<T>(file: string, bytes: Uint8Array, use: (temporary: string) => T): T {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  writeFileSync(temporary, bytes, { flag: 'wx', flush: true });
  try {
    return use(temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
}
