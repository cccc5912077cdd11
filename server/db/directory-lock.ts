import { createHash } from 'node:crypto';
import { access, constants, mkdir, open, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { errorCode, toReason } from '../base/error-text.ts';
import type { StartProblem } from '../config/start-problem.ts';
import { type LockOptions, startHeartbeat } from './heartbeat-file.ts';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** O_EXLOCK of open(2) on macOS and the BSDs; Node has no name for it. */
const EXCLUSIVE_LOCK = 0x20;

/**
 * Makes this process the only one that uses the data directory, creating it when missing.
 * Two processes in one directory corrupt the database without a word, so the kernel decides, and a
 * heartbeat file decides between containers, which do not share a kernel's socket names.
 */
export async function lockDirectory(
  directory: string,
  options: LockOptions,
): Promise<Result<DirectoryLock, StartProblem>> {
  const writable = await ensureWritable(directory);
  if (!writable.ok) return writable;
  try {
    return await lockWritable(directory, options);
  } catch (error) {
    return fail(unwritable(directory, error));
  }
}

/** Creates the data directory when missing; the problem is coded `data-dir-unwritable`. */
export async function ensureWritable(directory: string): Promise<Result<void, StartProblem>> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
    return ok(undefined);
  } catch (error) {
    return fail(unwritable(directory, error));
  }
}

async function lockWritable(
  directory: string,
  options: LockOptions,
): Promise<Result<DirectoryLock, StartProblem>> {
  const kernelLock = await takeKernelLock(directory);
  if (kernelLock === undefined) return fail(lockedHere(directory));
  const heartbeat = await startHeartbeat(join(directory, 'heartbeat.json'), options).catch(
    async (error: unknown) => {
      await kernelLock.release();
      throw error;
    },
  );
  if (heartbeat.isOurs) {
    return ok({ release: () => heartbeat.stop().finally(() => kernelLock.release()) });
  }
  await kernelLock.release();
  return fail(lockedElsewhere(directory, heartbeat.holder));
}

async function takeKernelLock(directory: string): Promise<DirectoryLock | undefined> {
  const { dev, ino } = await stat(directory, { bigint: true });
  const name = `rumbo-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return listen(`\0${name}`);
  if (process.platform === 'win32') return listen(`\\\\.\\pipe\\${name}`);
  return lockFile(join(directory, 'lock'));
}

function listen(path: string): Promise<DirectoryLock | undefined> {
  const server = createServer((socket) => socket.destroy()).unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (errorCode(error) === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ path, exclusive: true }, () => {
      resolve({ release: () => new Promise((done) => void server.close(() => done())) });
    });
  });
}

async function lockFile(path: string): Promise<DirectoryLock | undefined> {
  const flags = constants.O_CREAT | constants.O_RDWR | constants.O_NONBLOCK | EXCLUSIVE_LOCK;
  try {
    const file = await open(path, flags);
    return { release: () => file.close() };
  } catch (error) {
    if (errorCode(error) === 'EAGAIN') return undefined;
    throw error;
  }
}

function lockedHere(directory: string): StartProblem {
  return {
    code: 'data-dir-locked',
    message: `The data directory ${resolve(directory)} is in use by another Rumbo process, and two processes would corrupt its database.`,
    remedy:
      'Stop the other process, or set RUMBO_DATA_DIR to another directory, or set DATABASE_URL to share a PostgreSQL server.',
  };
}

function lockedElsewhere(directory: string, holder: string): StartProblem {
  return {
    code: 'data-dir-locked',
    message: `The data directory ${resolve(directory)} is in use by ${holder}, perhaps in another container, and two processes would corrupt its database.`,
    remedy:
      'Stop that process (if it was killed, try again in 30 seconds), or set RUMBO_DATA_DIR to another directory, or set DATABASE_URL to share a PostgreSQL server.',
  };
}

function unwritable(directory: string, error: unknown): StartProblem {
  return {
    code: 'data-dir-unwritable',
    message: `The data directory ${resolve(directory)} cannot be written: ${toReason(error)}.`,
    remedy:
      'Give this user write access to it and free disk space, or set RUMBO_DATA_DIR to a directory that can be written.',
  };
}
