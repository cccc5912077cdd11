import { ownText } from '#schemas/diff/compare/own-text.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { escapePointer } from '#schemas/json/json-pointer.ts';
import type { FieldOwner } from '../edits/set-field.ts';
import {
  decide,
  isSameValue,
  isWhole,
  type MergeLog,
  type MergeSide,
  type Versions,
} from './conflict.ts';
import { type MergedItem, mergeList } from './merge-list.ts';

/** Where the value stands that is merged. */
export interface ValuePlace {
  readonly owner: FieldOwner;
  readonly ownerKey: string;
  readonly pointer: string;
  /** Like the pointer, with items by a name that does not depend on their place. */
  readonly path: string;
  readonly items: readonly string[];
}

/**
 * Joins what two made of one value, field by field. What only one changed is taken from there, as the object that it
 * is; where both changed it, the log decides.
 */
export function mergeValue(values: Versions<unknown>, place: ValuePlace, log: MergeLog): unknown {
  const { base, mine, theirs } = values;
  const side = undisputed(values, log);
  if (side !== undefined) return values[side];
  if (![base, mine, theirs].some(isWhole)) {
    const start = base === undefined && isSetting(place.path) ? emptyLike(mine) : base;
    if (isRecord(start) && isRecord(mine) && isRecord(theirs))
      return mergeRecord({ base: start, mine, theirs }, place, log);
    if (Array.isArray(start) && Array.isArray(mine) && Array.isArray(theirs))
      return mergeList({ base: start, mine, theirs }, (item) => mergeItem(item, place, log));
  }
  return decideField(values, place, log);
}

/** As `mergeValue`, of a value that is one thing: its parts are never joined. */
export function mergeWhole(values: Versions<unknown>, place: ValuePlace, log: MergeLog): unknown {
  const side = undisputed(values, log);
  return side === undefined ? decideField(values, place, log) : values[side];
}

/** Whose value it is where at most one changed it. */
function undisputed(
  { base, mine, theirs }: Versions<unknown>,
  log: MergeLog,
): MergeSide | undefined {
  if (isSameValue(mine, theirs)) return 'mine';
  if (isSameValue(base, theirs) && !isRescued(theirs, log.rescued.theirs)) return 'mine';
  if (isSameValue(base, mine) && !isRescued(mine, log.rescued.mine)) return 'theirs';
  return undefined;
}

/** Whether a value names one of the widgets. */
function isRescued(value: unknown, ids: ReadonlySet<string>): boolean {
  return typeof value === 'string' && ids.has(value);
}

export function placeIn(owner: FieldOwner, pointer = ''): ValuePlace {
  const ownerKey = owner.kind === 'head' ? 'head' : `${owner.kind} ${owner.id}`;
  return { owner, ownerKey, pointer, path: pointer, items: [] };
}

/** Settings stand for themselves also where there were none before. */
const SETTINGS = /^\/(?:options|variants|translationMappings)(?:\/|$)/;

function isSetting(path: string): boolean {
  return SETTINGS.test(path);
}

function emptyLike(value: unknown): unknown {
  return Array.isArray(value) ? [] : {};
}

function decideField(values: Versions<unknown>, place: ValuePlace, log: MergeLog): unknown {
  return values[decide(log, { ...conflictAt(place), ...values, kind: 'field' })];
}

function conflictAt({ owner, ownerKey, pointer, path, items }: ValuePlace) {
  return { key: `${ownerKey} ${path}`, owner, pointer, items };
}

type Fields = Readonly<Record<string, unknown>>;

function mergeRecord(records: Versions<Fields>, place: ValuePlace, log: MergeLog): Fields {
  const { base, mine, theirs } = records;
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)]);
  const merged: [string, unknown][] = [];
  for (const key of keys) {
    const token = escapePointer(key);
    const at = { pointer: `${place.pointer}/${token}`, path: `${place.path}/${token}` };
    const fields = { base: own(base, key), mine: own(mine, key), theirs: own(theirs, key) };
    const value = mergeValue(fields, { ...place, ...at }, log);
    if (value !== undefined) merged.push([key, value]);
  }
  const isMine =
    merged.length === Object.keys(mine).length &&
    merged.every(([key, value]) => own(mine, key) === value);
  return isMine ? mine : Object.fromEntries(merged);
}

function own(record: Fields, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function mergeItem(item: MergedItem, place: ValuePlace, log: MergeLog): unknown {
  const { key, index, base, mine, theirs } = item;
  const at: ValuePlace = {
    ...place,
    pointer: `${place.pointer}/${index}`,
    path: `${place.path}/${key}`,
    items: [...place.items, ownText(base ?? mine ?? theirs) ?? ''],
  };
  if (mine !== undefined && theirs !== undefined)
    return mergeValue({ base, mine, theirs }, at, log);
  const kept = mine ?? theirs;
  if (base === undefined) return kept;
  const rescued = log.rescued[mine === undefined ? 'theirs' : 'mine'];
  if (isSameValue(base, kept) && !namesAny(kept, rescued)) return undefined;
  return item[decide(log, { ...conflictAt(at), base, mine, theirs, kind: 'removed' })];
}

function namesAny(value: unknown, ids: ReadonlySet<string>): boolean {
  if (ids.size === 0 || typeof value !== 'object' || value === null) return isRescued(value, ids);
  return Object.values(value).some((part) => namesAny(part, ids));
}

/** Joins what two made of one JSON value, field by field. Where both changed a field, it stays as it is in `mine`. */
export function mergeJson(values: Versions<unknown>): unknown {
  const log: MergeLog = {
    choices: new Map(),
    conflicts: [],
    rescued: { mine: new Set(), theirs: new Set() },
  };
  return mergeValue(values, placeIn({ kind: 'head' }), log);
}
