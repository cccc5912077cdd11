import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { RunningServer } from '#server/app/serve.ts';

/** Editors write a file in several steps; one import follows the last of them. */
const SETTLE_MS = 150;

/** Imports page files as they change and reloads the browser. A broken file is named in the log; its page stays as it was. */
export function watchPages(vite: ViteDevServer, server: RunningServer, pagesDir: string): void {
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.add(pagesDir);
  vite.watcher.on('all', (_event, file) => {
    if (!path.resolve(file).startsWith(pagesDir + path.sep)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      importAndReload(vite, server).catch((error: unknown) =>
        vite.config.logger.error(String(error)),
      );
    }, SETTLE_MS);
  });
}

async function importAndReload(vite: ViteDevServer, server: RunningServer): Promise<void> {
  await server.importPages();
  await server.store.settled();
  vite.environments['client']?.hot.send({ type: 'full-reload', path: '*' });
}
