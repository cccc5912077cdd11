import { timingSafeEqual } from 'node:crypto';

/** Compares in a time that does not tell how much of a secret was right. */
export function isSameSecret(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
