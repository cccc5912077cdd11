import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';

/** Whether a path, with every symbolic link followed, lies inside a folder. Rejects where one of them is missing. */
export async function isContained(path: string, folder: string): Promise<boolean> {
  const [target, root] = await Promise.all([realpath(path), realpath(folder)]);
  return target.startsWith(root + sep);
}
