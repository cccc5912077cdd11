import { isRecord } from '../../json/fields.ts';
import { escapePointer } from '../../json/json-pointer.ts';
import type { FieldChanged } from './change.ts';
import { type ItemMatch, matchItems } from './match-items.ts';
import { ownText } from './own-text.ts';

/** A difference of two values, not yet told of a node. */
export type ValueChange = Pick<
  FieldChanged,
  'pointer' | 'pointerBefore' | 'item' | 'before' | 'after' | 'items'
>;

/** Where two values stand that are compared. */
interface Position {
  readonly pointer: string;
  readonly pointerBefore: string;
  readonly items: readonly string[];
}

interface Pair {
  readonly before: unknown;
  readonly after: unknown;
}

/** The smallest fields in which two values differ; undefined stands for no value. Order of keys is no difference. */
export function valueChanges(before: unknown, after: unknown, pointer: string): ValueChange[] {
  return changesAt({ before, after }, { pointer, pointerBefore: pointer, items: [] });
}

function changesAt(pair: Pair, position: Position): ValueChange[] {
  const { before, after } = settled(pair, position);
  if (before === after) return [];
  if (isRecord(before) && isRecord(after)) {
    return keysOf(before, after).flatMap((key) =>
      changesAt({ before: own(before, key), after: own(after, key) }, under(position, key)),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return matchItems(before, after).flatMap((match) =>
      itemChanges(before, after, { match, position }),
    );
  }
  return [toChange(pair, position)];
}

/** Fields beside a section's settings that are told by their parts: as a whole they say nothing to people. */
const SETTLED: ReadonlySet<string> = new Set([
  '/aliases',
  '/metadata/budgets',
  '/variants',
  '/variants/p',
]);

/** Settings and the like are told one by one also when there were none, or when there are none any more. */
function settled(pair: Pair, { pointer }: Position): Pair {
  const isSetting = SETTLED.has(pointer) || `${pointer}/`.startsWith('/options/');
  if (!isSetting) return pair;
  const { before, after } = pair;
  if (before === undefined) return { before: emptyLike(after), after };
  return after === undefined ? { before, after: emptyLike(before) } : pair;
}

/** None of what a list or record has; undefined where it has nothing, or is neither. */
function emptyLike(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    return undefined;
  }
  return Array.isArray(value) ? [] : {};
}

interface ItemPlace {
  readonly match: ItemMatch;
  readonly position: Position;
}

function itemChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  { match, position }: ItemPlace,
): ValueChange[] {
  const pair = { before: itemAt(before, match.before), after: itemAt(after, match.after) };
  const at = underItem(position, match, pair);
  if (match.before === undefined) return [{ ...toChange(pair, at), item: 'added' }];
  if (match.after === undefined) return [{ ...toChange(pair, at), item: 'removed' }];
  const own = changesAt(pair, at);
  return match.isMoved ? [{ ...toChange(pair, at), item: 'moved' }, ...own] : own;
}

function itemAt(list: readonly unknown[], index: number | undefined): unknown {
  return index === undefined ? undefined : list[index];
}

function toChange(pair: Pair, { pointer, pointerBefore, items }: Position): ValueChange {
  return {
    pointer,
    ...(pointerBefore !== pointer && { pointerBefore }),
    ...(pair.before !== undefined && { before: pair.before }),
    ...(pair.after !== undefined && { after: pair.after }),
    ...(items.length > 0 && { items }),
  };
}

function under({ pointer, pointerBefore, items }: Position, key: string): Position {
  const token = escapePointer(key);
  return { pointer: `${pointer}/${token}`, pointerBefore: `${pointerBefore}/${token}`, items };
}

/** An item is known by its earlier words: it is these that the reader saw. */
function underItem(position: Position, { before, after }: ItemMatch, pair: Pair): Position {
  return {
    pointer: `${position.pointer}/${after ?? before}`,
    pointerBefore: `${position.pointerBefore}/${before ?? after}`,
    items: [...position.items, ownText(pair.before ?? pair.after) ?? ''],
  };
}

function keysOf(before: object, after: object): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
