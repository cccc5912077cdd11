import { type ChildProcess, spawn } from 'node:child_process';
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
  const started = performance.now();
  process.stdout.write(`\n── ${step.name}\n`);
  const code = await exitCode(startStep(step, 'inherit'));
  process.stdout.write(conclusion(step, started, code));
  return code;
}

async function runGathered(step: Step): Promise<number> {
  const started = performance.now();
  const child = startStep(step, 'pipe');
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void output.push(chunk));
  const code = await exitCode(child);
  const text = Buffer.concat(output).toString();
  process.stdout.write(`\n── ${step.name}\n${text}${conclusion(step, started, code)}`);
  return code;
}

function conclusion({ name }: Step, started: number, code: number): string {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return code === 0 ? `── ${name}: ${seconds} s\n` : `── ${name} failed after ${seconds} s\n`;
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
