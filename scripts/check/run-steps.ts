import { spawn } from 'node:child_process';
import { projectRoot } from '../base/project-root.ts';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs steps one after the other with their output shown; stops at the first that fails and returns its exit code. */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  for (const step of steps) {
    const started = performance.now();
    process.stdout.write(`\n── ${step.name}\n`);
    const code = await runStep(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) {
      process.stdout.write(`── ${step.name} failed after ${seconds} s\n`);
      return code;
    }
    process.stdout.write(`── ${step.name}: ${seconds} s\n`);
  }
  return 0;
}

function runStep({ command, args, env }: Step): Promise<number> {
  const child = spawn(command, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      PATH: `${projectRoot}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
    },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
