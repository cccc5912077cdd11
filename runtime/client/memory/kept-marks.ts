// Keys of what a browser keeps for its visitor's own eyes, and what tells the scripts of a page that it has changed.
// They stand apart from the code that reads them, which is loaded only where there is something to read.

/** Jobs that were saved (spec section 3, "Persistent browser keys"), and what tells of a change of them. */
export const SAVED_JOBS = 'SAVED_JOBS';
export const SAVED_JOBS_CHANGED = 'rumbo:saved-jobs';
/** Tells that the browser kept nothing of a change: its storage is full or closed. */
export const SAVING_FAILED = 'rumbo:saving-failed';

/** Ids of jobs that were looked at or applied for, for recommendations. */
export const JOB_HISTORY = 'rumbo_jobs';

/** Jobs that were opened or applied for. */
export const JOB_TRAIL = 'rumbo_mine';
export const TRAIL_CHANGED = 'rumbo:trail';

/** The place that was chosen for a search. */
export const ZONE = 'rumbo_zone';
export const ZONE_CHANGED = 'rumbo:zone';

/** Ids of jobs, or of forms without one, that were applied for (spec section 3, "Persistent browser keys"). */
export const APPLIED = 'applied';
export const APPLIED_CHANGED = 'rumbo:applied';

/** The list that the last job was opened from, in this tab: hrefs and titles, in their order. */
export const OPENED_LIST = 'rumbo_list';

export interface WakeOptions {
  /** Any of them wakes at once, also one that another tab adds. */
  readonly keys: readonly string[];
  /** Any of them wakes later, on the document. */
  readonly events: readonly string[];
  /** Wakes after the page in any case: for what has to work once the network is gone. */
  readonly idle?: boolean;
}

/**
 * Runs something once: now where this browser keeps one of some keys, otherwise at the first of some events, which it
 * is given.
 */
export function whenKept(
  { keys, events, idle }: WakeOptions,
  run: (event?: Event) => unknown,
): void {
  if (keys.some(isKept)) return void run();
  const waiting = new AbortController();
  const { signal } = waiting;
  const wake = (event?: Event) => {
    if (signal.aborted) return;
    waiting.abort();
    run(event);
  };
  const wakeIfKept = () => keys.some(isKept) && wake();
  for (const name of events) document.addEventListener(name, wake, { signal });
  // Pages that come back from the browser's memory have not heard of what was kept meanwhile.
  for (const name of ['storage', 'pageshow']) addEventListener(name, wakeIfKept, { signal });
  if (idle) afterPage(wake);
}

/** How long a busy browser may put off what comes after the page, in ms. */
const LONGEST_WAIT = 1000;

/** Runs something once the page has loaded and the browser has nothing else to do, or soon after. */
export function afterPage(run: () => unknown): void {
  afterLoad(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) return void setTimeout(run);
    requestIdleCallback(() => run(), { timeout: LONGEST_WAIT });
  });
}

/** Runs something as soon as the page has loaded. */
export function afterLoad(run: () => unknown): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', () => run(), { once: true });
}

export function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
