import type { MergeLog } from './conflict.ts';
import { mergeValue, placeIn } from './merge-value.ts';
import type { Versions } from './versions.ts';

/** Joins what two made of one JSON value, field by field. Where both changed a field, it stays as it is in `mine`. */
export function mergeJson(values: Versions<unknown>): unknown {
  const log: MergeLog = {
    choices: new Map(),
    conflicts: [],
    rescued: { mine: new Set(), theirs: new Set() },
  };
  return mergeValue(values, placeIn({ kind: 'head' }), log);
}
