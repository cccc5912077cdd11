import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../scripts/base/project-root.ts';
import { EDITOR_TOKEN } from './edited-page.ts';

/** The product that `startProduct` built, run once more. */
const distDir = path.join(projectRoot, '.cache/e2e/dist');

/** The site that it serves where none is named: a small one, so that it starts soon. */
export const KILLABLE_SITE = 'taller';

/** Runs the built server in this process. */
const RUN = `
const { runServer } = await import(${JSON.stringify(pathToFileURL(path.join(distDir, 'server/cli.js')).href)});
await runServer({ env: process.env, rootDir: ${JSON.stringify(projectRoot)}, distDir: ${JSON.stringify(distDir)} });
`;

/** A server that can be killed, and started again on what it left: the same data, the same address. */
export interface KillableProduct {
  readonly origin: string;
  /** At once, whatever it is doing. Resolves when it is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and forgets its data. */
  end(): Promise<void>;
}

export interface KillableProductOptions {
  /** Folder of its one site, whose demo jobs are left out. */
  readonly siteDir?: string;
  /** Variables beside those of every run. */
  readonly env?: Readonly<Record<string, string>>;
}

export async function startKillableProduct({
  siteDir = `e2e/pages/${KILLABLE_SITE}`,
  env = {},
}: KillableProductOptions = {}): Promise<KillableProduct> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-killed-'));
  cpSync(path.join(projectRoot, siteDir), path.join(folder, 'pages', path.basename(siteDir)), {
    recursive: true,
    filter: (source) => !source.endsWith('demo-feed.json'),
  });
  const run = (port: string) => startServer(folder, { PORT: port, ...env });
  let child = run('0');
  const origin = await firstOrigin(child);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  return {
    origin,
    kill,
    start: async () => {
      child = run(new URL(origin).port);
      await firstOrigin(child);
    },
    end: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startServer(folder: string, variables: Readonly<Record<string, string>>): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    RUMBO_DATA_DIR: path.join(folder, 'data'),
    RUMBO_PAGES_DIR: path.join(folder, 'pages'),
    RUMBO_ADMIN_TOKEN: EDITOR_TOKEN,
    ...variables,
  };
  const args = ['--input-type=module', '--eval', RUN];
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Where it listens, as it tells on its first lines. */
function firstOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product ended with code ${code}.`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const origin = /https?:\/\/[\d.]+:\d+/.exec(chunk.toString())?.[0];
      if (origin !== undefined) resolve(origin);
    });
  });
}
