import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from '../base/project-root.ts';

/** Class names that depend on nothing but the file's path, so that all environments agree on them. */
export function generateScopedName(name: string, file: string): string {
  const relative = path.relative(projectRoot, file.split('?')[0] ?? file);
  const hash = createHash('sha256')
    .update(relative)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 4);
  return `${name}_${hash}`;
}
