/** Pauses of the drafts that save themselves, in ms. */
const QUIET_MS = 1_000;
const AT_MOST_MS = 5_000;

export interface Schedule {
  /** Something changed. */
  touch(): void;
  cancel(): void;
}

/** Runs something a moment after the last change, and while changes go on every few seconds. */
export function createSaveSchedule(run: () => void): Schedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  const cancel = () => {
    clearTimeout(timer);
    since = null;
  };
  return {
    cancel,
    touch() {
      clearTimeout(timer);
      const now = Date.now();
      since ??= now;
      const wait = Math.max(0, Math.min(QUIET_MS, since + AT_MOST_MS - now));
      timer = setTimeout(() => {
        since = null;
        run();
      }, wait);
    },
  };
}

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

export interface RetrySchedule {
  /** It failed: again after a while, each time twice as long. */
  failed(): void;
  cancel(): void;
}

/** Tries something again until it is cancelled, with longer and longer pauses. */
export function createRetrySchedule(run: () => void): RetrySchedule {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_RETRY_MS;
  return {
    failed() {
      clearTimeout(timer);
      // Editors that lost the same server must not come back all at once.
      timer = setTimeout(run, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LAST_RETRY_MS);
    },
    cancel() {
      clearTimeout(timer);
      wait = FIRST_RETRY_MS;
    },
  };
}
