import { debounce } from 'lodash-es';

/** Pauses of the drafts that save themselves, in ms. */
const QUIET_MS = 1_000;
const AT_MOST_MS = 5_000;

export interface SaveSchedule {
  /** Something changed. */
  touch(): void;
  cancel(): void;
}

/** Runs something a moment after the last change, and while changes go on every few seconds. */
export function createSaveSchedule(run: () => void): SaveSchedule {
  const later = debounce(run, QUIET_MS, { maxWait: AT_MOST_MS });
  return { touch: later, cancel: later.cancel };
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
