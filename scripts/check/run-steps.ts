import { type ChildProcess, spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { sum, sumBy } from 'lodash-es';
import { projectRoot } from '../base/project-root.ts';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs steps in their order, one after the other with their output shown, or several at once, each with its output shown
 * when it ends. After one that fails no other begins; returns its exit code.
 */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<number> {
  const waiting = [...steps];
  const run = atOnce === 1 ? runShown : runGathered;
  let failure = 0;
  const runNext = async (): Promise<void> => {
    const step = failure === 0 ? waiting.shift() : undefined;
    if (step === undefined) return;
    const code = await run(step);
    failure ||= code;
    await runNext();
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return failure;
}

async function runShown(step: Step): Promise<number> {
  const started = startWatch();
  process.stdout.write(`\n── ${step.name}\n`);
  const code = await exitCode(startStep(step, 'inherit'));
  process.stdout.write(conclusion(step, started, code));
  return code;
}

async function runGathered(step: Step): Promise<number> {
  const started = startWatch();
  const child = startStep(step, 'pipe');
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void output.push(chunk));
  const code = await exitCode(child);
  const text = Buffer.concat(output).toString();
  process.stdout.write(`\n── ${step.name}\n${text}${conclusion(step, started, code)}`);
  return code;
}

interface Watch {
  readonly at: number;
  readonly processors: ProcessorTimes;
}

/** Milliseconds of all processors of the machine, since it started. */
interface ProcessorTimes {
  readonly busy: number;
  readonly all: number;
}

const startWatch = (): Watch => ({ at: performance.now(), processors: processorTimes() });

/** Shows by how much a step waits: one that leaves the processors idle is not made faster by less work. */
function conclusion({ name }: Step, { at, processors }: Watch, code: number): string {
  const seconds = ((performance.now() - at) / 1000).toFixed(1);
  if (code !== 0) return `── ${name} failed after ${seconds} s\n`;
  const now = processorTimes();
  const busy = (now.busy - processors.busy) / Math.max(1, now.all - processors.all);
  return `── ${name}: ${seconds} s, processors ${Math.round(busy * 100)} % busy\n`;
}

function processorTimes(): ProcessorTimes {
  const times = cpus().map(({ times: { idle, ...busy } }) => ({
    idle,
    busy: sum(Object.values(busy)),
  }));
  const [busy, idle] = [sumBy(times, 'busy'), sumBy(times, 'idle')];
  return { busy, all: busy + idle };
}

function startStep({ command, args, env }: Step, output: 'inherit' | 'pipe'): ChildProcess {
  return spawn(command, args, {
    cwd: projectRoot,
    stdio: ['inherit', output, output],
    env: {
      ...process.env,
      ...env,
      PATH: `${projectRoot}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
    },
  });
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
