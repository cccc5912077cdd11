import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { sum } from 'lodash-es';
import { projectRoot } from '../base/project-root.ts';

export interface ProductProcess {
  readonly origin: string;
  /** Milliseconds from starting the process to its first line that names an address. */
  readonly startMs: number;
  /** Resident memory in MiB, now. */
  memory(): Promise<number>;
  /** Milliseconds of all processors that it has used so far, to the hundredth of a second. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 180_000;

/** The built product in a process of its own, as `npm start` runs it, on a free port. */
export function startProductProcess(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ProductProcess> {
  return startServerProcess(['scripts/start.js'], { RUMBO_DATA_DIR: dataDir, ...env });
}

/** A server that prints its address, by the arguments of Node. */
export async function startServerProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ProductProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await firstOrigin(child);
  const startMs = performance.now() - started;
  return {
    origin,
    startMs,
    memory: () => residentMemory(child),
    cpuMs: () => usedCpu(child),
    stop: () => stop(child),
  };
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

/** Of the server alone: what it starts to read files has limits of its own. */
async function residentMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readProc(`${pid}/status`);
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Linux counts the time in user and system mode, the 12th and 13th words behind the name, in hundredths of a second. */
async function usedCpu(child: ChildProcess): Promise<number> {
  const stats = await readAll(child, 'stat');
  const ticks = stats.flatMap((stat) => stat.split(') ')[1]?.split(' ').slice(11, 13) ?? []);
  return sum(ticks.map(Number)) * 10;
}

/** A file of the process and of those that it has started. */
async function readAll({ pid }: ChildProcess, file: string): Promise<string[]> {
  const children = await readProc(`${pid}/task/${pid}/children`);
  const pids = [String(pid), ...children.split(' ').filter(Boolean)];
  return Promise.all(pids.map((id) => readProc(`${id}/${file}`)));
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
