import { longestIncreasing } from '#schemas/diff/compare/longest-increasing.ts';
import { matchItems } from '#schemas/diff/compare/match-items.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { isSameValue, type Versions } from './conflict.ts';

type List = readonly unknown[];

/** One item in three lists. */
export interface MergedItem extends Versions<unknown> {
  /** Names the item among all of the three lists. */
  readonly key: string;
  /** Where the page that has it shows it. */
  readonly index: number;
}

/**
 * Joins the changes that two made to one list: items by id, else by likeness, in an order that keeps both's moves.
 * @param mergeItem gives the item as it will be, undefined where it goes
 */
export function mergeList(
  lists: Versions<List>,
  mergeItem: (item: MergedItem) => unknown,
): readonly unknown[] {
  const keys = keysOf(lists);
  const values = new Map<string, unknown>();
  for (const key of new Set([...keys.mine, ...keys.theirs])) {
    const item = itemOf(key, lists, keys);
    const value = mergeItem(item);
    if (value !== undefined) values.set(key, value);
  }
  return mergeOrder(keys)
    .filter((key) => values.has(key))
    .map((key) => values.get(key));
}

type Keys = Versions<readonly string[]>;

/** The same key in two lists stands for the same item. */
function keysOf({ base, mine, theirs }: Versions<List>): Keys {
  const myKeys = keysAfter(base, mine, 'mine');
  const theirKeys = keysAfter(base, theirs, 'theirs');
  return {
    base: base.map((_, index) => `base ${index}`),
    mine: myKeys,
    theirs: withSharedAdditions({ mine, myKeys }, theirs, theirKeys),
  };
}

function keysAfter(base: List, after: List, side: string): string[] {
  const keys = after.map((_, index) => `${side} ${index}`);
  for (const match of matchItems(base, after)) {
    if (match.before !== undefined && match.after !== undefined)
      keys[match.after] = `base ${match.before}`;
  }
  return keys;
}

/** What both added is one item. */
function withSharedAdditions(
  { mine, myKeys }: { readonly mine: List; readonly myKeys: readonly string[] },
  theirs: List,
  theirKeys: readonly string[],
): string[] {
  const free = new Map(
    myKeys.flatMap((key, index): [string, unknown][] =>
      key.startsWith('mine ') ? [[key, mine[index]]] : [],
    ),
  );
  return theirKeys.map((key, index) => {
    if (!key.startsWith('theirs ')) return key;
    const same = [...free].find(([, value]) => isSameItem(value, theirs[index]));
    if (same) free.delete(same[0]);
    return same?.[0] ?? key;
  });
}

function isSameItem(a: unknown, b: unknown): boolean {
  const id = isRecord(a) ? a['id'] : undefined;
  if (typeof id === 'string') return isRecord(b) && b['id'] === id;
  return isSameValue(a, b);
}

function itemOf(key: string, lists: Versions<List>, keys: Keys): MergedItem {
  const at = (side: keyof Keys): unknown => {
    const index = keys[side].indexOf(key);
    return index < 0 ? undefined : lists[side][index];
  };
  const mineIndex = keys.mine.indexOf(key);
  const index = mineIndex < 0 ? keys.theirs.indexOf(key) : mineIndex;
  return { key, index, base: at('base'), mine: at('mine'), theirs: at('theirs') };
}

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

/** Both moved the same child, past different neighbours. */
export function isOrderDisputed({ base, mine, theirs }: Keys): boolean {
  const theirMoves = movedIn(base, theirs);
  const both = [...movedIn(base, mine)].filter((id) => theirMoves.has(id));
  if (both.length === 0) return false;
  const shared = new Set(base.filter((id) => mine.includes(id) && theirs.includes(id)));
  const order = mine.filter((id) => shared.has(id));
  const other = theirs.filter((id) => shared.has(id));
  return both.some((id) => {
    const [at, there] = [order.indexOf(id), other.indexOf(id)];
    return order[at - 1] !== other[there - 1] && order[at + 1] !== other[there + 1];
  });
}

function indexAfter(order: readonly string[], previous: string | undefined): number {
  return previous === undefined ? 0 : order.indexOf(previous) + 1;
}
