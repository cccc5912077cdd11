import type { Headers } from '../http/security-headers.ts';

interface CacheTimes {
  /** Seconds for which shared caches answer by themselves. */
  readonly shared: number;
  /** Seconds for which they go on with an old copy while they fetch. */
  readonly whileFetching: number;
}

const FOUND: CacheTimes = { shared: 60, whileFetching: 600 };
const MISSING: CacheTimes = { shared: 10, whileFetching: 0 };

/**
 * How long a page may be kept. Browsers ask each time, so that a recruiter sees what was just published; shared caches
 * answer for a minute by themselves, and those that know RFC 9213 go on with an old copy while they fetch or when the
 * server is down. None of them answers by itself with a copy that shows what is over.
 * @param msLeft until the page shows something else
 */
export function cacheHeaders(status: number, msLeft: number): Headers {
  if (status === 500) return { 'cache-control': 'no-store' };
  const times = status === 200 ? FOUND : MISSING;
  const left = Math.max(0, Math.floor(msLeft / 1000));
  const shared = Math.min(times.shared, left);
  const control = `public, max-age=0, s-maxage=${shared}, must-revalidate`;
  if (status !== 200) return { 'cache-control': control };
  const stale = Math.min(times.whileFetching, left - shared);
  return {
    'cache-control': control,
    // A page with something past on it is better than none, so the last one stays as it is.
    'cdn-cache-control': `public, max-age=${shared}, stale-while-revalidate=${stale}, stale-if-error=86400`,
  };
}
