import { toReason } from '../../base/error-text.ts';
import { runSchedules, type ScheduleRunOptions } from './run-schedules.ts';

/** How late a schedule may be. */
const EVERY_MS = 1000;

/** Failures in a row before anyone is told: a long import keeps the embedded database busy, and the next second helps. */
const FAILURES_TOLD = 5;

export interface ScheduleTimerOptions extends Omit<ScheduleRunOptions, 'now'> {
  readonly now: () => number;
}

/** Does what is due every second; gives the function that stops it once what is under way is done. */
export function startScheduleTimer({ now, ...options }: ScheduleTimerOptions): () => Promise<void> {
  let running: Promise<void> | undefined;
  let failures = 0;
  const run = async (): Promise<void> => {
    try {
      await runSchedules({ ...options, now: now() });
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === FAILURES_TOLD)
        options.log.error('What was scheduled could not be done', { reason: toReason(error) });
    }
  };
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined;
    });
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
