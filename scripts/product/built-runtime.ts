import path from 'node:path';
import { projectRoot } from '../base/project-root.ts';

/** The runtime as the build left it; sources cannot be loaded without Vite. */
export function builtRuntime(): Promise<typeof import('#runtime/entry-server.tsx')> {
  return import(path.join(projectRoot, 'dist/server/entry-server.js'));
}
