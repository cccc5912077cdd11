// The built server's entry: production, browser tests and benches start it from here.
import * as runtime from '#runtime/entry-server.tsx';
import type { Result } from '#schemas/result.ts';
import { readClientManifest } from './client-manifest.ts';
import { type StartOptions, startServer } from './main.ts';
import { reportStart } from './report-start.ts';
import type { RunningServer } from './serve.ts';
import type { StartProblem } from './start-problem.ts';

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
  reportStart(await startBuiltServer(options));
}
