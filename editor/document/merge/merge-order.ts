import { longestIncreasing } from '#schemas/diff/compare/longest-increasing.ts';
import type { Versions } from './versions.ts';

/**
 * One order of all that either side has: mine, with what only they have or moved standing behind what it stands
 * behind in theirs.
 */
export function mergeOrder({ base, mine, theirs }: Versions<readonly string[]>): string[] {
  const theirMoves = movedIn(base, theirs);
  const myMoves = movedIn(base, mine);
  const order = mine.filter((key) => !theirMoves.has(key) || myMoves.has(key));
  const placed = new Set(order);
  let previous: string | undefined;
  for (const key of theirs) {
    if (!placed.has(key)) order.splice(indexAfter(order, previous), 0, key);
    placed.add(key);
    previous = key;
  }
  const lost = mine.filter((key) => !placed.has(key));
  return [...order, ...lost];
}

/** The fewest of the shared keys whose moves explain the other order. */
export function movedIn(base: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(base.map((key, index) => [key, index]));
  const shared = after.filter((key) => places.has(key));
  const kept = longestIncreasing(shared.map((key) => places.get(key) ?? 0));
  return new Set(shared.filter((_, position) => !kept.has(position)));
}

function indexAfter(order: readonly string[], previous: string | undefined): number {
  return previous === undefined ? 0 : order.indexOf(previous) + 1;
}
