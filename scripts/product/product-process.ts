import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { projectRoot } from '../base/project-root.ts';

export interface ProductProcess {
  readonly origin: string;
  /** Milliseconds from starting the process to its first line that names an address. */
  readonly startMs: number;
  /** Resident memory in MiB, now. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 180_000;

/** The built product in a process of its own, as `npm start` runs it, on a free port. */
export async function startProductProcess(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ProductProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.js'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'silent',
      RUMBO_DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await firstOrigin(child);
  const startMs = performance.now() - started;
  return { origin, startMs, memory: () => residentMemory(child), stop: () => stop(child) };
}

function firstOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The product did not start in three minutes.')),
      START_TIMEOUT_MS,
    );
    child.once('exit', (code) =>
      reject(new Error(`The product ended with code ${code} before it listened.`)),
    );
    child.stdout?.on('data', (chunk: Buffer) => {
      const origin = /https?:\/\/[\d.]+:\d+/.exec(chunk.toString())?.[0];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin);
    });
  });
}

/** The loader that starts the server waits in a process of its own; the larger of the two is the server. */
async function residentMemory({ pid }: ChildProcess): Promise<number> {
  const children = await readProc(`${pid}/task/${pid}/children`);
  const pids = [String(pid), ...children.split(' ').filter(Boolean)];
  const statuses = await Promise.all(pids.map((id) => readProc(`${id}/status`)));
  const kibibytes = statuses.map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0));
  return Math.max(...kibibytes) / 1024;
}

function readProc(name: string): Promise<string> {
  return readFile(`/proc/${name}`, 'utf8').catch(() => '');
}

function stop(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
