import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ReadableKind, WITH_PICTURES } from '../files/readable-kinds.ts';

/** What a file may take (design: a 2 KB PDF took 2.3 GB where nobody held it). */
const MAX_HEAP_MB = 160;

export interface ChildTask {
  readonly kind: ReadableKind;
  /** Whether pictures are recognised, where the recogniser is installed. */
  readonly readsPictures: boolean;
}

/** A process that reads the file that is written into it. No variable of this process goes along. */
export function startChild({ kind, readsPictures }: ChildTask): ChildProcess {
  const { file, loader } = programOf('resume-child');
  const heap = [`--max-old-space-size=${MAX_HEAP_MB}`, '--disallow-code-generation-from-strings'];
  return fork(file, readsPictures ? [kind, WITH_PICTURES] : [kind], {
    env: {},
    execArgv: [...heap, ...loader],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}

/** A sibling file that is a program: built code finds `.js`, source finds `.ts` and needs the loader. */
export function programOf(name: 'resume-child' | 'resume-host') {
  const isSource = import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(`./${name}.${isSource ? 'ts' : 'js'}`, import.meta.url));
  return { file, loader: isSource ? ['--import', import.meta.resolve('tsx')] : [] };
}
