import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type ReadableKind, WITH_PICTURES } from '../files/readable-kinds.ts';

/** What a file may take (design: a 2 KB PDF took 2.3 GB where nobody held it). */
const MAX_HEAP_MB = 160;

/**
 * Pages go first: beside a process of usual priority that wants all of a processor, this one has a quarter of it. With the
 * lowest there is, 19, it had a seventieth, and no CV was read in time where a machine was busy for long.
 */
export const LOW_PRIORITY = 5;

export interface ChildTask {
  readonly kind: ReadableKind;
  /** Whether pictures are recognised, where the recogniser is installed. */
  readonly readsPictures: boolean;
}

/**
 * A process that reads the file that is written into it. Its priority is set from outside, before it has loaded anything:
 * that takes it half a second of a processor. No variable of this process goes along.
 */
export function startChild({ kind, readsPictures }: ChildTask): ChildProcess {
  // A sibling file: built code finds `.js`, source finds `.ts` and needs the loader.
  const isSource = import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(`./resume-child.${isSource ? 'ts' : 'js'}`, import.meta.url));
  const heap = [`--max-old-space-size=${MAX_HEAP_MB}`, '--disallow-code-generation-from-strings'];
  const child = fork(file, readsPictures ? [kind, WITH_PICTURES] : [kind], {
    env: {},
    execArgv: isSource ? [...heap, '--import', import.meta.resolve('tsx')] : heap,
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // Without an id it could not be started, which its events tell.
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  return child;
}
