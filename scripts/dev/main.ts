import path from 'node:path';
import { createServer } from 'vite';
import { startServer } from '#server/app/main.ts';
import { reportStart } from '#server/app/report-start.ts';
import { parseConfig } from '#server/config/config.ts';
import { projectRoot } from '../base/project-root.ts';
import { devRuntime } from './dev-runtime.ts';
import { serveThroughVite } from './serve-through-vite.ts';
import { watchPages } from './watch-pages.ts';

// `npm run dev`: the product from its sources. Widgets, islands, editor and page files reload as they
// are saved; changes to the server itself need a restart.

const IGNORED = ['**/.data/**', '**/.cache/**', '**/.tsbuild/**', '**/dist/**'];

const vite = await createServer({
  configFile: path.join(projectRoot, 'vite.config.ts'),
  server: { middlewareMode: true, watch: { ignored: IGNORED } },
});
const started = await startServer({
  env: process.env,
  rootDir: projectRoot,
  distDir: path.join(projectRoot, 'dist'),
  runtime: devRuntime(vite),
});
reportStart(started);

const config = parseConfig(process.env);

if (started.ok && config.ok) {
  const pagesDir = path.resolve(projectRoot, config.value.pagesDir);
  serveThroughVite(started.value.app.server, vite);
  watchPages(vite, started.value, pagesDir);
  started.value.app.server.once('close', () => void vite.close());
} else {
  await vite.close();
}
