import { isRecord } from '../../json/fields.ts';
import { inKeyOrder } from '../../json/key-order.ts';
import { longestIncreasing } from './longest-increasing.ts';
import { matchEdited } from './match-edited.ts';
import { ownText } from './own-text.ts';

export interface ItemMatch {
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** Both states have the item, and its neighbours passed it or it passed them. */
  readonly isMoved: boolean;
}

type List = readonly unknown[];
type Pairs = Map<number, number>;

/**
 * Which item of a list became which: by id, then by equal value, then by equal words, then by standing
 * between the same neighbours. In the order of `after`, removed items last; n log n.
 */
export function matchItems(before: List, after: List): ItemMatch[] {
  const pairs: Pairs = new Map();
  for (const key of [idKey, valueKey, textKey]) pairByKey(before, after, { key, pairs });
  const kept = anchors(pairs);
  pairByPlace(before, after, { pairs, kept });
  const taken = new Set(pairs.values());
  const found = after.map((_, index): ItemMatch => {
    const old = pairs.get(index);
    return { before: old, after: index, isMoved: old !== undefined && !kept.has(index) };
  });
  const removed = [...before.keys()].filter((index) => !taken.has(index));
  return [
    ...found,
    ...removed.map((index) => ({ before: index, after: undefined, isMoved: false })),
  ];
}

function idKey(item: unknown): string | undefined {
  const id = isRecord(item) ? item['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

function textKey(item: unknown): string | undefined {
  return isRecord(item) && idKey(item) === undefined ? ownText(item) : undefined;
}

function valueKey(item: unknown): string | undefined {
  if (typeof item === 'string') return `"${item}`;
  if (typeof item !== 'object') return String(item);
  return idKey(item) === undefined ? JSON.stringify(item, inKeyOrder) : undefined;
}

interface Keying {
  readonly key: (item: unknown) => string | undefined;
  readonly pairs: Pairs;
}

/** Pairs items of equal key that are still alone, the first with the first. */
function pairByKey(before: List, after: List, { key, pairs }: Keying): void {
  const taken = new Set(pairs.values());
  const waiting = new Map<string, number[]>();
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const name = taken.has(index) ? undefined : key(before[index]);
    if (name === undefined) continue;
    const queue = waiting.get(name);
    if (queue) queue.push(index);
    else waiting.set(name, [index]);
  }
  for (const [index, item] of after.entries()) {
    const name = pairs.has(index) ? undefined : key(item);
    const partner = name === undefined ? undefined : waiting.get(name)?.pop();
    if (partner !== undefined) pairs.set(index, partner);
  }
}

/** The paired indexes of `after` that kept their order, in order. */
function anchors(pairs: Pairs): Set<number> {
  const sorted = [...pairs].sort(([a], [b]) => a - b);
  const kept = longestIncreasing(sorted.map(([, old]) => old));
  return new Set(sorted.flatMap(([index], position) => (kept.has(position) ? [index] : [])));
}

interface Placing {
  readonly pairs: Pairs;
  readonly kept: Set<number>;
}

/** Pairs what is left between two neighbours that stayed. */
function pairByPlace(before: List, after: List, { pairs, kept }: Placing): void {
  const taken = new Set(pairs.values());
  const paired = new Set(pairs.keys());
  let oldStart = 0;
  let start = 0;
  for (const anchor of [...kept, after.length]) {
    const oldAnchor = pairs.get(anchor) ?? before.length;
    const old = freeIndexes(oldStart, oldAnchor, taken);
    const now = freeIndexes(start, anchor, paired);
    for (const [from, to] of matchEdited(pick(before, old), pick(after, now))) {
      const index = now[to];
      const partner = old[from];
      if (index === undefined || partner === undefined) continue;
      pairs.set(index, partner);
      kept.add(index);
    }
    oldStart = oldAnchor + 1;
    start = anchor + 1;
  }
}

function freeIndexes(from: number, end: number, taken: ReadonlySet<number>): number[] {
  const free: number[] = [];
  for (let index = from; index < end; index += 1) if (!taken.has(index)) free.push(index);
  return free;
}

function pick(list: List, indexes: readonly number[]): unknown[] {
  return indexes.map((index) => list[index]);
}
