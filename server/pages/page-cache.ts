import { LRUCache } from 'lru-cache';
import { sizeOfBodies } from '../http/encoded-body.ts';
import type { EncodedAnswer } from '../http/send-encoded.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** Headers and key of an entry, roughly. */
const ENTRY_OVERHEAD_BYTES = 2048;

/** A rendered page as it is sent, and when it stops being right: ms since the epoch, undefined for never. */
export interface CachedAnswer extends EncodedAnswer {
  readonly expires: number | undefined;
}

/** Rendered pages as they are sent. Requests for one that is being made wait for it together. */
export class PageCache {
  readonly #answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bodies }) => sizeOfBodies(bodies) + ENTRY_OVERHEAD_BYTES,
  });
  readonly #making = new Map<string, Promise<CachedAnswer>>();

  /** What is kept and right at a moment. */
  get(key: string, now: number): CachedAnswer | undefined {
    const answer = this.#answers.get(key);
    return isRight(answer, now) ? answer : undefined;
  }

  /** Makes an answer and keeps it. One that fails is made anew by the next request. */
  make(key: string, create: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
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

function isRight(answer: CachedAnswer | undefined, now: number): boolean {
  return answer !== undefined && (answer.expires === undefined || now < answer.expires);
}
