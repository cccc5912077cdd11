import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from '../config/config.ts';
import { lockDirectory } from '../db/directory-lock.ts';
import { bundledChild } from '../testing/bundled-child.ts';
import { silentLog, unwrap } from '../testing/database.ts';
import { fillDataDir } from '../testing/template-database.ts';

const rootDir = join(import.meta.dirname, '../..');

/** As whom a process runs that has no rights. */
const NOBODY = 65_534;

const CHILD = await bundledChild('start-child');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumbo-report-'));
  await chmod(folder, 0o711);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function makeDataDir(): Promise<string> {
  return mkdtemp(join(folder, 'data-'));
}

interface Ending {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: unknown;
}

/** Starts a server in a process of its own and waits for its end. */
async function run(env: Environment, ...tasks: readonly 'as-nobody'[]): Promise<Ending> {
  const own = { PORT: '0', LOG_LEVEL: 'silent', RUMBO_PAGES_DIR: folder };
  const child = spawn(process.execPath, [CHILD, ...tasks], {
    cwd: rootDir,
    env: { ...process.env, DATABASE_URL: '', ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // One that starts after all would run on.
    timeout: 60_000,
  });
  const ended = once(child, 'close');
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  return { stdout, stderr, code };
}

function refusal(code: string, message: string, remedy: string): Ending {
  const said = `Rumbo cannot start \\(${code}\\)\\.\\n  .*${message}.*\\n  .*${remedy}.*\\n`;
  return { stdout: '', stderr: expect.stringMatching(new RegExp(`^${said}$`)), code: 1 };
}

describe.concurrent('a process whose start is refused ends with 1 after the reason and the remedy,', () => {
  it('of a bad PORT', async () => {
    const dataDir = await makeDataDir();
    expect(await run({ PORT: 'x', RUMBO_DATA_DIR: dataDir })).toEqual(
      refusal('config-invalid', 'PORT is "x"', 'Set PORT to a whole number'),
    );
  });

  it('of a busy port', async ({ onTestFinished }) => {
    const dataDir = await makeDataDir();
    await fillDataDir(dataDir);
    const server = createTcpServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await run({ PORT: String(port), RUMBO_DATA_DIR: dataDir })).toEqual(
      refusal('port-in-use', `port ${port} of 127\\.0\\.0\\.1`, `PORT=${port + 1}`),
    );
  });

  it('of a data directory that another process holds', async ({ onTestFinished }) => {
    const dataDir = await makeDataDir();
    const lock = unwrap(await lockDirectory(dataDir, { log: silentLog }));
    onTestFinished(() => lock.release());
    expect(await run({ RUMBO_DATA_DIR: dataDir })).toEqual(
      refusal('data-dir-locked', dataDir, 'Stop the other process, or set RUMBO_DATA_DIR'),
    );
  });

  it('of a data directory that its user may not write', async () => {
    const dataDir = await makeDataDir();
    if (process.getuid?.() === 0) await chown(dataDir, NOBODY, NOBODY);
    await chmod(dataDir, 0o500);
    expect(await run({ RUMBO_DATA_DIR: dataDir }, 'as-nobody')).toEqual(
      refusal('data-dir-unwritable', `${dataDir} .*EACCES`, 'Give this user write access'),
    );
  });
});
