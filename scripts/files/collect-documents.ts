import { statSync } from 'node:fs';
import path from 'node:path';
import { isDocumentFile } from './document-file.ts';
import { reasonOf } from './read-text.ts';
import { type Unreadable, walkFolder } from './walk-folder.ts';

export interface CollectedDocuments {
  /** Absolute paths, each once. */
  readonly files: readonly string[];
  readonly unreadable: readonly Unreadable[];
  /** Folders that hold no document. */
  readonly empty: readonly string[];
}

/**
 * The documents that paths stand for. A file that was named is always one, whatever its extension; in
 * folders, those whose names say what they are are searched for.
 */
export function collectDocuments(paths: readonly string[], cwd: string): CollectedDocuments {
  const found = paths.map((given) => documentsAt(path.resolve(cwd, given)));
  return {
    files: [...new Set(found.flatMap(({ files }) => files))],
    unreadable: found.flatMap(({ unreadable }) => unreadable),
    empty: found.flatMap(({ empty }) => empty),
  };
}

function documentsAt(location: string): CollectedDocuments {
  try {
    if (!statSync(location).isDirectory()) return { files: [location], unreadable: [], empty: [] };
  } catch (error) {
    return { files: [], unreadable: [{ file: location, detail: reasonOf(error) }], empty: [] };
  }
  const content = walkFolder(location);
  const files = content.files.filter(isDocumentFile);
  const isEmpty = files.length === 0 && content.unreadable.length === 0;
  return { files, unreadable: content.unreadable, empty: isEmpty ? [location] : [] };
}
