// The built server's entry: production, browser tests and benches start it from here.
import { setFlagsFromString } from 'node:v8';
import * as runtime from '#runtime/entry-server.tsx';
import type { Result } from '#schemas/problems/result.ts';
import { readClientManifest } from './app/client-manifest.ts';
import { type StartOptions, startServer } from './app/main.ts';
import { reportStart } from './app/report-start.ts';
import type { RunningServer } from './app/serve.ts';
import type { StartProblem } from './config/start-problem.ts';

export type BuiltServerOptions = Omit<StartOptions, 'runtime'>;

/** Starts the server with the runtime and the scripts of its own build. */
export function startBuiltServer(
  options: BuiltServerOptions,
): Promise<Result<RunningServer, StartProblem>> {
  const clientEntries = readClientManifest(options.distDir);
  return startServer({ ...options, runtime: { load: () => runtime, clientEntries } });
}

/**
 * Garbage that may gather before it is taken out, in percent of what is in use. Left to itself V8 lets three times as
 * much gather: importing 100,000 jobs twice then added 142 to 180 MiB instead of 104 to a server that held 680 instead
 * of 640 before, at the same speed.
 */
const MAX_GARBAGE_PERCENT = 100;

/** Starts the server for a person at a terminal: says where everything is, or what to mend. */
export async function runServer(options: BuiltServerOptions): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${MAX_GARBAGE_PERCENT}`);
  reportStart(await startBuiltServer(options));
}
