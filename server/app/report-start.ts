import type { Result } from '#schemas/problems/result.ts';
import type { StartProblem } from '../config/start-problem.ts';
import type { RunningServer } from './serve.ts';

/** Says where everything is, or what to mend and how; a failed start sets the exit code. */
export function reportStart(started: Result<RunningServer, StartProblem>): void {
  if (started.ok) {
    process.stdout.write(welcome(started.value));
    return;
  }
  process.stderr.write(started.problems.map(formatStartProblem).join('\n'));
  process.exitCode = 1;
}

function welcome({ origin, editor, sites }: RunningServer): string {
  const lines = [
    ...[...sites, ...editor.links].map(({ name, url }) => [name, url]),
    ...editor.commands.map((command) => ['Editor link', command]),
    ['API docs', `${origin}/docs`],
  ];
  const width = Math.max(...lines.map(([name = '']) => name.length));
  return `\n${lines.map(([name = '', text = '']) => `  ${name.padEnd(width)}  ${text}`).join('\n')}\n\n`;
}

function formatStartProblem({ code, message, remedy }: StartProblem): string {
  return `Rumbo cannot start (${code}).\n  ${message}\n  ${remedy}\n`;
}
