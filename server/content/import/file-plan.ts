import type { ImportAction } from '#schemas/api/content-transfer.ts';
import type { Problem } from '#schemas/problems/problem.ts';

/** What an import makes of one file. */
export interface FilePlan {
  readonly file: string;
  readonly action: ImportAction;
  /** Path that a picture gets instead of its own. */
  readonly storedAs?: string;
  /** Checksum of what the site has in the document’s place; every update has one. */
  readonly replaces?: string;
  /** What schemas and rules say of a document. */
  readonly problems: readonly Problem[];
  /** How many more there are than can be told. */
  readonly omitted: number;
  /** Why the file cannot be imported, beside that. */
  readonly refusals: readonly FileRefusal[];
}

/** Why a file cannot be imported, in a word of `docs/server-errors.md`. */
export interface FileRefusal {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

export function notUtf8(): FileRefusal {
  return {
    code: 'file-not-utf8',
    message: 'The file is not UTF-8 text.',
    remedy: 'Save it as UTF-8.',
  };
}
