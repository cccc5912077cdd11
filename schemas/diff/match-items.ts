import { isRecord } from '../fields.ts';
import { longestIncreasing } from './longest-increasing.ts';
import { ownText } from './own-text.ts';
import { isSameValue } from './same-value.ts';

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

function inKeyOrder(_: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
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

/** Pairs what is left between two neighbours that stayed: an item in place of another is that item, edited. */
function pairByPlace(before: List, after: List, { pairs, kept }: Placing): void {
  const taken = new Set(pairs.values());
  const fixed = new Set([...kept].map((index) => pairs.get(index)));
  let old = 0;
  for (const [index, item] of after.entries()) {
    const partner = pairs.get(index);
    if (partner !== undefined) {
      if (kept.has(index)) old = partner + 1;
      continue;
    }
    while (taken.has(old) && !fixed.has(old)) old += 1;
    if (old >= before.length || taken.has(old) || !isEdit(before[old], item)) continue;
    pairs.set(index, old);
    kept.add(index);
    old += 1;
  }
}

/** Records that share no value are two things, unless one value is all they have. */
function isEdit(before: unknown, after: unknown): boolean {
  if (idKey(before) !== undefined || idKey(after) !== undefined) return false;
  if (!isRecord(before) || !isRecord(after)) {
    return isRecord(before) === isRecord(after) && Array.isArray(before) === Array.isArray(after);
  }
  const keys = Object.keys(before);
  const isShared = (key: string) =>
    Object.hasOwn(after, key) && isSameValue(before[key], after[key]);
  return keys.length === 1 || keys.some(isShared);
}
