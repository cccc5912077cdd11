import { toReason } from '../base/error-text.ts';
import type { ServerLog } from '../log/server-log.ts';
import { hasWaitedTooLong } from './create-pool.ts';

/** After a time in which all connections were taken. */
const RETRY_MS = 60_000;

/** Times in a row that no connection came free before anyone is told: what is deleted a few minutes later is no failure. */
const TIMES_TOLD = 5;

export interface CleanUp {
  /** Until the first time. */
  readonly firstMs: number;
  readonly everyMs: number;
  /** What the log says where it failed. */
  readonly failure: string;
  /** @param signal says that the server stops: what is left waits for the next start */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

/**
 * Deletes what is over, now and then, one time after the other. It gives way: where the database has no connection free for it, it is
 * tried again soon. Gives the function that stops it and waits for the time under way.
 */
export function startCleanUp(
  log: Pick<ServerLog, 'error'>,
  { firstMs, everyMs, failure, run }: CleanUp,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let busyTimes = 0;
  const attempt = async (): Promise<void> => {
    try {
      await run(stopping.signal);
      busyTimes = 0;
    } catch (error) {
      busyTimes = hasWaitedTooLong(error) ? busyTimes + 1 : 0;
      if (busyTimes % TIMES_TOLD === 0) log.error(failure, { reason: toReason(error) });
      else retry = setTimeout(start, RETRY_MS).unref();
    } finally {
      running = undefined;
    }
  };
  const start = (): void => {
    clearTimeout(retry);
    if (!stopping.signal.aborted) running ??= attempt();
  };
  const first = setTimeout(start, firstMs).unref();
  const others = setInterval(start, everyMs).unref();
  return async () => {
    stopping.abort();
    clearTimeout(first);
    clearInterval(others);
    await running;
    clearTimeout(retry);
  };
}
