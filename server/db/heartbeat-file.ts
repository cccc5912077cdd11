import { randomUUID } from 'node:crypto';
import { readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, toReason } from '../base/error-text.ts';
import type { DatabaseLog } from '../log/database-log.ts';

export type Heartbeat =
  | { readonly isOurs: true; stop(): Promise<void> }
  | { readonly isOurs: false; readonly holder: string };

export interface LockOptions {
  readonly log: DatabaseLog;
  /** Called when another process has taken the directory over, after this one was silent too long. */
  readonly onLost?: (() => void) | undefined;
}

interface Holder {
  readonly token: string;
  /** equal for processes that see each other's kernel lock */
  readonly realm: string;
  readonly name: string;
}

const BEAT_MS = 10_000;
const STALE_MS = 30_000;
/** Far longer than the moment between reading a stale file and replacing it. */
const CONFIRM_MS = 250;

/**
 * Claims the file and touches it every 10 s until stopped; a file untouched for 30 s is free.
 * The caller holds the kernel lock, so a holder of the same realm must be dead.
 */
export async function startHeartbeat(path: string, options: LockOptions): Promise<Heartbeat> {
  const self: Holder = {
    token: randomUUID(),
    realm: await readRealm(),
    name: `process ${process.pid} on ${hostname()}`,
  };
  const rival = await claim(path, self);
  if (rival !== undefined) return { isOurs: false, holder: rival };
  const timer = setInterval(() => void beat(path, self, options), BEAT_MS).unref();
  return {
    isOurs: true,
    async stop() {
      clearInterval(timer);
      if ((await readHolder(path))?.token === self.token) await rm(path, { force: true });
    },
  };
}

/** The name of the process that holds the file, or undefined when it is now ours. */
async function claim(path: string, self: Holder): Promise<string | undefined> {
  if (await create(path, self)) return undefined;
  const holder = await readHolder(path);
  const isStale = (await ageOf(path)) > STALE_MS;
  if (!isStale && holder?.realm !== self.realm) return holder?.name ?? 'another process';
  await replace(path, self);
  if (!isStale) return undefined;
  await sleep(CONFIRM_MS);
  const winner = await readHolder(path);
  return winner?.token === self.token ? undefined : (winner?.name ?? 'another process');
}

async function create(path: string, self: Holder): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify(self), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function replace(path: string, self: Holder): Promise<void> {
  const draft = `${path}.${self.token}`;
  await writeFile(draft, JSON.stringify(self));
  await rename(draft, path);
}

async function ageOf(path: string): Promise<number> {
  return Date.now() - (await stat(path)).mtimeMs;
}

async function beat(path: string, self: Holder, { log, onLost }: LockOptions): Promise<void> {
  try {
    const now = new Date();
    if ((await readHolder(path))?.token === self.token) await utimes(path, now, now);
    else {
      log.error('Another process took over the data directory, so this one stops', { path });
      onLost?.();
    }
  } catch (error) {
    log.warn('The heartbeat of the data directory failed', { path, reason: toReason(error) });
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return parseHolder(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    // A file cut short by a full disk or a power failure names nobody.
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function parseHolder(value: unknown): Holder | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { token, realm, name } = value as Partial<Record<keyof Holder, unknown>>;
  if (typeof token !== 'string' || typeof realm !== 'string') return undefined;
  return { token, realm, name: typeof name === 'string' ? name : 'another process' };
}

// Abstract sockets are seen within one network namespace of one boot of one kernel.
async function readRealm(): Promise<string> {
  if (process.platform !== 'linux') return hostname();
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
  return `${boot.trim()} ${await readlink('/proc/self/ns/net')}`;
}
