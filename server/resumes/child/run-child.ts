import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Compile } from 'typebox/compile';
import { type ResumeReading, resumeReading } from '#schemas/api/resumes.ts';
import { RECOGNISING, type ReadableKind, unread, WITH_PICTURES } from '../files/readable-kinds.ts';

/** What a file may take (design: a 2 KB PDF took 2.3 GB where nobody held it). */
const MAX_HEAP_MB = 160;
const MAX_RSS_BYTES = 400 * 1024 * 1024;
/** How much longer pictures have, in ms: whoever waits for them waits 20 seconds at most. */
const RECOGNISING_MS = 8000;
/** How often its memory is looked at, in ms. */
const WATCH_MS = 50;

const PAGE_BYTES = 4096;

const shape = Compile(resumeReading);

/** When a process ends before it has read its file. */
export interface ChildLimits {
  readonly stop: AbortSignal;
  /** Milliseconds from its start. */
  readonly maxMs: number;
}

export interface ReadFile {
  readonly kind: ReadableKind;
  readonly bytes: Uint8Array;
  /** Whether pictures are recognised, where the recogniser is installed. */
  readonly readsPictures: boolean;
}

/**
 * Reads a CV in a process of its own, which ends with it. Never rejects: a process that died, took too long or too much
 * is a file that cannot be read.
 */
export async function runChild(
  { bytes, ...file }: ReadFile,
  { stop, maxMs }: ChildLimits,
): Promise<ResumeReading> {
  const child = startChild(file);
  let reason: 'too-slow' | 'too-large' | 'damaged' = 'damaged';
  let reading: unknown;
  const end = (why: typeof reason) => {
    reason = why;
    child.kill('SIGKILL');
  };
  const onStop = () => end('too-slow');
  let clock = setTimeout(end, maxMs, 'too-slow');
  const watch = setInterval(() => void watchMemory(child, () => end('too-large')), WATCH_MS);
  stop.addEventListener('abort', onStop);
  child.on('message', (message) => {
    if (message !== RECOGNISING) reading = message;
    else {
      clearTimeout(clock);
      clock = setTimeout(end, maxMs + RECOGNISING_MS, 'too-slow');
    }
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

/** A sibling file: built code finds `.js`, source finds `.ts` and needs the loader. No variable of this process goes along. */
function startChild({ kind, readsPictures }: Omit<ReadFile, 'bytes'>): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(`./resume-child.${isSource ? 'ts' : 'js'}`, import.meta.url));
  const heap = [`--max-old-space-size=${MAX_HEAP_MB}`, '--disallow-code-generation-from-strings'];
  return fork(file, readsPictures ? [kind, WITH_PICTURES] : [kind], {
    env: {},
    execArgv: isSource ? [...heap, '--import', import.meta.resolve('tsx')] : heap,
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}

/** What lies beside the heap counts as well. Told by Linux alone; elsewhere heap and time hold. */
async function watchMemory({ pid }: ChildProcess, onTooMuch: () => void): Promise<void> {
  try {
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    if (Number(resident) * PAGE_BYTES > MAX_RSS_BYTES) onTooMuch();
  } catch {
    // It has ended, or the system has no such file.
  }
}
