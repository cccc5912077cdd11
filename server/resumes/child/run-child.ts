import { once } from 'node:events';
import { Compile } from 'typebox/compile';
import { type ResumeReading, resumeReading } from '#schemas/api/resumes.ts';
import { RECOGNISING, unread } from '../files/readable-kinds.ts';
import { readUsage } from './process-usage.ts';
import { type ChildTask, startChild } from './start-child.ts';

/** Beside the heap, which ends its process by itself. */
const MAX_RSS_BYTES = 400 * 1024 * 1024;
/** How much longer pictures have, in ms of a processor. */
const RECOGNISING_MS = 8000;
/** How long one file is read at most, however much else the machine has to do. */
const MAX_WAIT_MS = 18_000;
/** How often it is looked at, in ms. */
const WATCH_MS = 50;

const shape = Compile(resumeReading);

/** When a process ends before it has read its file. */
export interface ChildLimits {
  readonly stop: AbortSignal;
  /** Milliseconds of a processor: one that has to wait for pages loses nothing by it. */
  readonly maxCpuMs: number;
  readonly maxResidentBytes?: number;
  /** By the clock. */
  readonly maxWaitMs?: number;
}

export interface ReadFile extends ChildTask {
  readonly bytes: Uint8Array;
}

/**
 * Reads a CV in a process of its own, which ends with it. Never rejects: a process that died, took too long or too much
 * is a file that cannot be read.
 */
export async function runChild(
  { bytes, ...task }: ReadFile,
  { stop, maxCpuMs, maxResidentBytes = MAX_RSS_BYTES, maxWaitMs = MAX_WAIT_MS }: ChildLimits,
): Promise<ResumeReading> {
  const child = startChild(task);
  let reason: 'too-slow' | 'too-large' | 'damaged' = 'damaged';
  let reading: unknown;
  let mayTakeMs = maxCpuMs;
  const end = (why: typeof reason) => {
    reason = why;
    child.kill('SIGKILL');
  };
  const onStop = () => end('too-slow');
  const look = async () => {
    const usage = await readUsage(child.pid);
    if (usage === undefined) return;
    if (usage.residentBytes > maxResidentBytes) end('too-large');
    else if (usage.cpuMs > mayTakeMs) end('too-slow');
  };
  const clock = setTimeout(end, maxWaitMs, 'too-slow');
  const watch = setInterval(() => void look(), WATCH_MS);
  stop.addEventListener('abort', onStop);
  child.on('message', (message) => {
    if (message === RECOGNISING) mayTakeMs = maxCpuMs + RECOGNISING_MS;
    else reading = message;
  });
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(bytes);
  try {
    const [code, signal] = await once(child, 'exit');
    // V8 aborts where its heap is full.
    if (code !== 0 && signal === 'SIGABRT') reason = 'too-large';
    return shape.Check(reading) ? reading : unread(reason);
  } catch {
    return unread(reason);
  } finally {
    clearTimeout(clock);
    clearInterval(watch);
    stop.removeEventListener('abort', onStop);
  }
}
