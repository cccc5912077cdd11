import { existsSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = findRoot(import.meta.dirname);

/** The nearest folder above that is a package: sources and the built copy of this file both lie below it. */
function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder));
}
