/** The next number in [0, 1) of a sequence. */
export type Random = () => number;

/**
 * Mulberry32, a generator of 32-bit state in the public domain: the same seed gives the same numbers on every
 * machine, which `Math.random` cannot. Good enough to shuffle texts, not for anything secret.
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `low` to `high`, both included. */
export function drawInteger(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** One of the items, more often the heavier it is. */
export function drawWeighted<T extends { readonly weight: number }>(
  random: Random,
  items: readonly T[],
): T {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random() * total;
  for (const item of items) {
    rest -= item.weight;
    if (rest < 0) return item;
  }
  const last = items.at(-1);
  if (last === undefined) throw new Error('Nothing to draw from: the list is empty.');
  return last;
}

/** The items in another order. */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
