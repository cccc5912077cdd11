import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createTcpServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import type { RuntimeSource } from '../base/runtime-door.ts';
import type { Environment } from '../config/config.ts';
import { bundledChild } from '../testing/bundled-child.ts';
import { writeMmdb } from '../testing/mmdb.ts';
import { clientEntries } from '../testing/server.ts';
import { createTestPages, pageJson, siteJson, type TestPages } from '../testing/sites.ts';
import { fillDataDir } from '../testing/template-database.ts';
import { startServer } from './main.ts';
import type { RunningServer } from './serve.ts';

const rootDir = join(import.meta.dirname, '../..');

/** Nothing answers there. */
const DATABASE_URL = 'postgresql://user:hunter2@127.0.0.1:1/rumbo';

// Each test starts a database, which a busy machine does slowly.
vi.setConfig({ testTimeout: 60_000 });

let pages: TestPages;
let dataDir: string;
let running: RunningServer[];

beforeEach(async () => {
  running = [];
  dataDir = await mkdtemp(join(tmpdir(), 'rumbo-start-'));
  await fillDataDir(dataDir);
  pages = await createTestPages();
  await pages.write('uno/site.json', siteJson('uno', { sitePrefix: 'uno' }));
  await pages.write('uno/home.page.json', pageJson('home'));
});

afterEach(async () => {
  for (const server of running) await server.close();
  await rm(dataDir, { recursive: true, force: true });
  await pages.discard();
});

async function start(
  env: Environment = {},
  load: RuntimeSource['load'] = () => runtime,
): ReturnType<typeof startServer> {
  const own = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    RUMBO_DATA_DIR: dataDir,
    RUMBO_PAGES_DIR: pages.pagesDir,
  };
  const server = await startServer({
    env: { ...own, ...env },
    rootDir,
    distDir: join(pages.pagesDir, '.dist'),
    runtime: { load, clientEntries },
  });
  if (server.ok) running.push(server.value);
  return server;
}

async function started(
  env: Environment = {},
  load?: RuntimeSource['load'],
): Promise<RunningServer> {
  const server = await start(env, load);
  if (!server.ok) throw new Error(server.problems.map(({ message }) => message).join('\n'));
  return server.value;
}

async function occupyPort(): Promise<{ server: Server; port: number }> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

describe('a start', () => {
  it('serves the imported pages and says where', async () => {
    const server = await started();
    expect(server.sites).toEqual([{ name: 'Site uno', url: `${server.origin}/uno` }]);
    const page = await fetch(`${server.origin}/uno/home`);
    expect(await page.text()).toContain('Texto de home');
  });

  it('gives each agency a link into the editor, once', async () => {
    await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await pages.write('dos/home.page.json', pageJson('home'));
    const first = await started();
    expect(first.editor.links.map(({ name }) => name)).toEqual([
      'Editor (Site dos)',
      'Editor (Site uno)',
    ]);
    expect(first.editor.commands).toEqual([]);
    for (const { url } of first.editor.links) {
      const token = url.split('/editor#token=')[1];
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${first.origin}/content/v1/sites`, { headers });
      expect(answer.status).toBe(200);
    }
    await first.close();
    running = [];
    const second = await started();
    expect(second.editor).toEqual({
      links: [{ name: 'Editor', url: `${second.origin}/editor` }],
      commands: ['npm run token -- --agency agency-dos', 'npm run token -- --agency agency-uno'],
    });
  });

  it('makes no token where the operator has configured one', async () => {
    const server = await started({ RUMBO_ADMIN_TOKEN: 'x'.repeat(32) });
    expect(server.editor).toEqual({
      links: [{ name: 'Editor', url: `${server.origin}/editor` }],
      commands: [],
    });
    await server.close();
    running = [];
    expect((await started()).editor.links).toMatchObject([{ name: 'Editor (Site uno)' }]);
  });

  it('finds its data again', async () => {
    await (await started()).close();
    running = [];
    const again = await started();
    expect((await fetch(`${again.origin}/uno`)).status).toBe(200);
  });

  it('finishes the request under way before it closes', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isAsked = false;
    const server = await started({}, async () => {
      isAsked = true;
      await gate;
      return runtime;
    });
    const request = fetch(`${server.origin}/uno/home`);
    await expect.poll(() => isAsked).toBe(true);
    const closed = server.close();
    running = [];
    release();
    expect(await (await request).text()).toContain('Texto de home');
    await closed;
    await expect(fetch(`${server.origin}/uno/home`)).rejects.toThrow();
  });
});

describe('a start with bad page files', () => {
  beforeEach(async () => {
    await pages.write('uno/invalid.page.json', pageJson('invalid', { titel: 'x' }));
    await pages.write('uno/cut.page.json', '{"id": "cut",');
    await pages.write('uno/huge.page.json', ' '.repeat(2 * 1024 * 1024 + 1));
    await pages.write('uno/nul.page.json', pageJson('nul', { url: '/a\u0000b' }));
  });

  it('serves the good pages beside them', async () => {
    await pages.remove('uno/nul.page.json');
    const server = await started();
    expect((await fetch(`${server.origin}/uno/home`)).status).toBe(200);
    for (const page of ['invalid', 'cut', 'huge'])
      expect((await fetch(`${server.origin}/uno/${page}`)).status).toBe(404);
  });

  it('serves the other sites', async () => {
    await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    await pages.write('dos/home.page.json', pageJson('home'));
    const server = await started();
    expect((await fetch(`${server.origin}/dos/home`)).status).toBe(200);
  });

  it('says of each in the log where it is, what is wrong and what to do', async () => {
    const env = {
      ...process.env,
      PORT: '0',
      RUMBO_DATA_DIR: dataDir,
      RUMBO_PAGES_DIR: pages.pagesDir,
    };
    const lines = (await runOnce({ ...env, LOG_LEVEL: 'error' }))
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    const remedy = expect.stringMatching(/\w/);
    expect(lines).toEqual(
      expect.arrayContaining([
        problemLine('invalid', { code: 'property-unknown', pointer: '/titel', remedy }),
        problemLine('cut', { code: 'json-malformed', pointer: expect.any(String), remedy }),
        problemLine('huge', { code: 'document-too-large', pointer: '', remedy }),
      ]),
    );
  });

  function problemLine(page: string, details: object): unknown {
    return expect.objectContaining({ file: `uno/${page}.page.json`, ...details });
  }

  async function runOnce(env: NodeJS.ProcessEnv): Promise<string> {
    const program = await bundledChild('start-child');
    const child = spawn(process.execPath, [program, 'once'], { cwd: rootDir, env, stdio: 'pipe' });
    const output = text(child.stdout);
    expect(await text(child.stderr)).toBe('');
    return output;
  }
});

describe('a start that cannot be', () => {
  it('names every bad variable', async () => {
    expect(await start({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatchObject({
      ok: false,
      problems: [{ code: 'config-invalid' }, { code: 'config-invalid' }],
    });
  });

  it('names the busy port and another one, and frees the data', async () => {
    const { server, port } = await occupyPort();
    const refused = await start({ PORT: String(port) });
    server.close();
    expect(refused).toMatchObject({
      ok: false,
      problems: [{ code: 'port-in-use', remedy: expect.stringContaining(`PORT=${port + 1}`) }],
    });
    expect(JSON.stringify(refused)).toContain(`port ${port} of 127.0.0.1`);
    await started();
  });

  it('names a file of connections that cannot be used, and frees the data', async () => {
    const file = join(pages.pagesDir, 'places.mmdb');
    expect(await start({ GEOIP_MMDB: file })).toMatchObject({
      ok: false,
      problems: [{ code: 'geoip-unusable', message: expect.stringContaining(file) }],
    });
    const puebla = { country: { iso_code: 'MX' }, city: { names: { en: 'Puebla' } } };
    const networks = { '189.203.0.0/16': puebla };
    await writeFile(file, writeMmdb({ databaseType: 'Test-City', networks }));
    const { origin } = await started({ GEOIP_MMDB: file, TRUST_PROXY: 'loopback' });
    const headers = { 'x-forwarded-for': '189.203.7.9' };
    const response = await fetch(`${origin}/v1/ip-location`, { headers });
    expect(await response.json()).toMatchObject({ city: 'Puebla', state: 'Puebla' });
  });

  it('names an address that is not this machine’s', async () => {
    expect(await start({ HOST: '203.0.113.7' })).toMatchObject({
      ok: false,
      problems: [{ code: 'host-unknown' }],
    });
  });

  it('names the data directory that another server holds', async () => {
    await started();
    expect(await start()).toMatchObject({ ok: false, problems: [{ code: 'data-dir-locked' }] });
  });

  it('names a data directory it cannot make', async () => {
    const file = join(pages.pagesDir, 'uno/site.json');
    expect(await start({ RUMBO_DATA_DIR: join(file, 'data') })).toMatchObject({
      ok: false,
      problems: [{ code: 'data-dir-unwritable' }],
    });
  });

  it('names a data directory it cannot make where the database is elsewhere, for uploads lie there', async () => {
    const file = join(pages.pagesDir, 'uno/site.json');
    const refused = await start({ DATABASE_URL, RUMBO_DATA_DIR: join(file, 'data') });
    expect(refused).toMatchObject({ ok: false, problems: [{ code: 'data-dir-unwritable' }] });
    expect(JSON.stringify(refused)).toContain('ENOTDIR');
  });

  it('names a database that does not answer, without its password', async () => {
    const refused = await start({ DATABASE_URL });
    expect(refused).toMatchObject({ ok: false, problems: [{ code: 'database-unreachable' }] });
    expect(JSON.stringify(refused)).not.toContain('hunter2');
  });

  it('names a pages folder that is missing', async () => {
    expect(await start({ RUMBO_PAGES_DIR: '/nowhere' })).toMatchObject({
      ok: false,
      problems: [{ code: 'pages-dir-missing' }],
    });
  });
});

describe('a signal', () => {
  const program = `
    import { closeOnSignal } from './server/app/close-on-signal.ts';
    const alive = setInterval(() => {}, 1000);
    closeOnSignal(async () => {
      clearInterval(alive);
      await new Promise((resolve) => setTimeout(resolve, 50));
      process.stdout.write('closed');
    });
    process.stdout.write('ready');`;

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s closes the server and ends the process well',
    async (signal) => {
      const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
      const child = spawn(process.execPath, args, {
        cwd: rootDir,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child.stdout.setEncoding('utf8');
      expect((await once(child.stdout, 'data'))[0]).toBe('ready');
      const closed = once(child.stdout, 'data');
      const exit = once(child, 'exit');
      child.kill(signal);
      expect((await closed)[0]).toBe('closed');
      expect((await exit)[0]).toBe(0);
    },
  );
});
