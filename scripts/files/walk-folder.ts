import { readdirSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from './read-text.ts';

export interface Unreadable {
  readonly file: string;
  readonly detail: string;
}

export interface FolderContent {
  /** Absolute paths in alphabetical order, folder by folder. */
  readonly files: readonly string[];
  readonly unreadable: readonly Unreadable[];
}

/**
 * Every file below a folder. Hidden folders, `node_modules` and linked folders are not entered: they
 * hold no pages, and a link may lead back up.
 */
export function walkFolder(folder: string): FolderContent {
  const files: string[] = [];
  const unreadable: Unreadable[] = [];
  visit(folder);
  return { files, unreadable };

  function visit(directory: string): void {
    for (const entry of entriesOf(directory)) {
      const full = path.join(directory, entry.name);
      if (!entry.isDirectory()) files.push(full);
      else if (!entry.name.startsWith('.') && entry.name !== 'node_modules') visit(full);
    }
  }

  function entriesOf(directory: string) {
    try {
      return readdirSync(directory, { withFileTypes: true }).sort((a, b) =>
        a.name < b.name ? -1 : 1,
      );
    } catch (error) {
      unreadable.push({ file: directory, detail: reasonOf(error) });
      return [];
    }
  }
}
