import { isEqual } from 'lodash-es';
import { isRecord } from '#schemas/json/fields.ts';
import { opaqueTextOf } from '#schemas/parse/opaque-text.ts';

/** Whether two values say the same; those of opaque widgets when they were written the same, number by number. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const [textA, textB] = [writtenTextOf(a), writtenTextOf(b)];
  if (textA !== undefined && textB !== undefined) return textA === textB;
  return isEqual(a, b);
}

/** Content that is only taken as a whole: its parts do not say all that was written. */
export function isWhole(value: unknown): boolean {
  return writtenTextOf(value) !== undefined;
}

function writtenTextOf(value: unknown): string | undefined {
  return isRecord(value) ? opaqueTextOf(value) : undefined;
}
