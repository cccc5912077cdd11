import { LRUCache } from 'lru-cache';
import { sizeOfBodies } from '../http/encoded-body.ts';
import type { EncodedAnswer } from '../http/send-encoded.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Headers and key of an entry, roughly. */
const ENTRY_OVERHEAD_BYTES = 2048;

/** Rendered pages as they are sent. Requests for one that is being made wait for it together. */
export class PageCache {
  readonly #answers = new LRUCache<string, EncodedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bodies }) => sizeOfBodies(bodies) + ENTRY_OVERHEAD_BYTES,
  });
  readonly #making = new Map<string, Promise<EncodedAnswer>>();

  get(key: string): EncodedAnswer | undefined {
    return this.#answers.get(key);
  }

  /** Makes an answer and keeps it. One that fails is made anew by the next request. */
  make(key: string, create: () => Promise<EncodedAnswer>): Promise<EncodedAnswer> {
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const making = create()
      .then((answer) => {
        this.#answers.set(key, answer);
        return answer;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}
