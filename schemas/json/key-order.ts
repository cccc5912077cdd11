import { isRecord } from './fields.ts';

/** For `JSON.stringify`: the same text whatever order members were written in. */
export function inKeyOrder(_: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
