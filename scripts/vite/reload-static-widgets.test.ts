import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reloadStaticWidgets } from './reload-static-widgets.ts';

/** What the server alone runs, what pages run too and take in by themselves, and what nobody has asked for. */
const FILES = {
  'static.js': 'export const text = 1;',
  'island.js': 'import.meta.hot?.accept();',
  'unused.js': 'export const text = 2;',
};

/** Comes behind the plugin, and so knows when that has had its say. */
const afterwards = vi.fn();
const listener: Plugin = {
  name: 'test:afterwards',
  hotUpdate() {
    if (this.environment.name === 'ssr') afterwards();
  },
};

let root: string;
let server: ViteDevServer;

beforeAll(async () => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'rumbo-reload-')));
  for (const [name, code] of Object.entries(FILES)) writeFileSync(path.join(root, name), code);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: { ignored: '**' } },
    plugins: [reloadStaticWidgets(), listener],
  });
  const { client, ssr } = server.environments;
  for (const name of ['static.js', 'island.js']) await ssr.transformRequest(`/${name}`);
  await client.transformRequest('/island.js');
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** How often pages are told to load again when a file has changed. */
async function reloadsBy(file: keyof typeof FILES): Promise<number> {
  afterwards.mockClear();
  const send = vi.spyOn(server.environments.client.hot, 'send');
  server.watcher.emit('change', path.join(root, file));
  await expect.poll(() => afterwards).toHaveBeenCalled();
  const messages: unknown[] = send.mock.calls.map(([message]) => message);
  send.mockRestore();
  const reload = expect.objectContaining({ type: 'full-reload' });
  return messages.filter((message) => reload.asymmetricMatch(message)).length;
}

it('a change of what only the server runs loads the page again', async () => {
  expect(await reloadsBy('static.js')).toBe(1);
});

it('a change of what the page runs too leaves it to its island', async () => {
  expect(await reloadsBy('island.js')).toBe(0);
});

it('a change of what nobody has asked for loads nothing again', async () => {
  expect(await reloadsBy('unused.js')).toBe(0);
});
