/** Less comes of the way and of whole seconds; clocks of computers that are wrong are off by hours. */
const LEAST_MS = 60_000;

let behindMs = 0;

/** @param date the `Date` of an answer, if it has one */
export function noteServerTime(date: string | null): void {
  const off = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(off)) behindMs = Math.abs(off) < LEAST_MS ? 0 : off;
}

/** Now by the clock that dates what the service tells, in ms, however wrong this computer's is. */
export function serverNow(): number {
  return Date.now() + behindMs;
}
