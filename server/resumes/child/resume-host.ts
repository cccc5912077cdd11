import type { ResumeReading } from '#schemas/api/resumes.ts';
import { type ReadFile, runChild } from './run-child.ts';

// The process that starts the processes that read, one for each CV. It stays small: starting a process copies the page
// tables of whoever starts it, for which a server of 300 MiB stood still for 10 to 50 ms. It has a low priority, which all
// that it starts have from their first moment. Whoever started it ends it.

/** What a host is asked, and answers, under a number of the asker. */
export type HostRequest =
  | { readonly id: number; readonly file: ReadFile; readonly maxCpuMs: number }
  | { readonly id: number; readonly file: undefined };

export interface HostAnswer {
  readonly id: number;
  readonly reading: ResumeReading;
}

const stops = new Map<number, AbortController>();

process.on('message', (request: HostRequest) => {
  if (request.file === undefined) stops.get(request.id)?.abort();
  else void answer(request.id, request.file, request.maxCpuMs);
});

process.once('disconnect', () => {
  for (const stop of stops.values()) stop.abort();
  process.exit(0);
});

async function answer(id: number, file: ReadFile, maxCpuMs: number): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  const reading = await runChild(file, { stop: stop.signal, maxCpuMs });
  stops.delete(id);
  if (process.connected) process.send?.({ id, reading } satisfies HostAnswer);
}
