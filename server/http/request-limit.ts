import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

export interface RequestLimitOptions {
  /** Requests that one network may make in a row. */
  readonly burst: number;
  /** Milliseconds after which it may make one more. */
  readonly refillMs: number;
  readonly now: () => number;
}

/** Networks that are remembered; the one unheard of longest is forgotten first. */
const MAX_NETWORKS = 10_000;

/** Counts requests by network or name, in the memory of this process. No address of a visitor is kept. */
export class RequestLimit {
  readonly #options: RequestLimitOptions;
  /** By network or name, when it will have its whole burst again. */
  readonly #fullAt = new LRUCache<string, number>({ max: MAX_NETWORKS });

  constructor(options: RequestLimitOptions) {
    this.#options = options;
  }

  /**
   * Counts one request. Answers 0, or the seconds to wait where there were too many.
   * @param cost requests that it counts as
   */
  take(ip: string, cost = 1): number {
    return this.takeFor(toNetwork(ip), cost);
  }

  /** Likewise for anything else that has a name. */
  takeFor(name: string, cost = 1): number {
    const { burst, refillMs, now } = this.#options;
    const fullAt = Math.max(this.#fullAt.get(name) ?? 0, now()) + cost * refillMs;
    const excess = fullAt - now() - burst * refillMs;
    if (excess > 0) return Math.ceil(excess / 1000);
    this.#fullAt.set(name, fullAt);
    return 0;
  }
}

/** The first 24 bits of an IPv4 address, the first 48 of an IPv6 one: what providers give to one customer at least. */
export function toNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain.split('.').slice(0, 3).join('.');
  const [head = ''] = plain.split('::');
  return [...head.split(':'), '0', '0'].slice(0, 3).join(':');
}
