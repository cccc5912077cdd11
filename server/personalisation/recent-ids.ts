import { LRUCache } from 'lru-cache';

/** A list takes a few hundred bytes. */
const MAX_LISTS = 5000;
/** Jobs also change without a revision: they expire. */
const MAX_AGE_MS = 30_000;

/**
 * Ids of lists that are the same for everybody. The same list asked for twice at once is made once. What a visitor's
 * own profile leads to is never kept here.
 */
export class RecentIds {
  readonly #lists = new LRUCache<string, Promise<readonly string[]>>({
    max: MAX_LISTS,
    ttl: MAX_AGE_MS,
  });

  /**
   * A list that failed is not kept: the next call makes it again.
   * @param key of all that the list depends on, the revision of the jobs too
   */
  get(key: string, make: () => Promise<readonly string[]>): Promise<readonly string[]> {
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const making = make();
    this.#lists.set(key, making);
    making.catch(() => this.#lists.delete(key));
    return making;
  }
}
