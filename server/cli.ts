// The built server's entry: production, browser tests and benches start it from here.
import * as runtime from '#runtime/entry-server.tsx';
import type { Result } from '#schemas/result.ts';
import { readClientManifest } from './client-manifest.ts';
import type { StartProblem } from './db/start-problem.ts';
import { type RunningServer, type StartOptions, startServer } from './main.ts';

export type BuiltServerOptions = Omit<StartOptions, 'runtime'>;

/** Starts the server with the runtime and the scripts of its own build. */
export function startBuiltServer(
  options: BuiltServerOptions,
): Promise<Result<RunningServer, StartProblem>> {
  const clientEntries = readClientManifest(options.distDir);
  return startServer({ ...options, runtime: { load: () => runtime, clientEntries } });
}

/** Starts the server for a person at a terminal: says where everything is, or what to mend. */
export async function runServer(options: BuiltServerOptions): Promise<void> {
  report(await startBuiltServer(options));
}

export function report(started: Result<RunningServer, StartProblem>): void {
  if (started.ok) {
    process.stdout.write(welcome(started.value));
    return;
  }
  process.stderr.write(started.problems.map(formatStartProblem).join('\n'));
  process.exitCode = 1;
}

function welcome({ origin, editorUrl, sites }: RunningServer): string {
  const lines = [
    ...sites.map(({ name, url }) => [name, url]),
    ['Editor', editorUrl],
    ['API docs', `${origin}/docs`],
  ];
  const width = Math.max(...lines.map(([name = '']) => name.length));
  return `\n${lines.map(([name = '', url = '']) => `  ${name.padEnd(width)}  ${url}`).join('\n')}\n\n`;
}

function formatStartProblem({ code, message, remedy }: StartProblem): string {
  return `Rumbo cannot start (${code}).\n  ${message}\n  ${remedy}\n`;
}
