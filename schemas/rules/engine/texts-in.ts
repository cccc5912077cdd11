import { isRecord } from '../../json/fields.ts';
import { escapePointer } from '../../json/json-pointer.ts';

export interface FoundText {
  readonly text: string;
  readonly pointer: string;
}

/** Every text of a value, whatever its fields are called. */
export function textsIn(value: unknown, pointer: string): FoundText[] {
  if (typeof value === 'string') return [{ text: value, pointer }];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, `${pointer}/${i}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, `${pointer}/${escapePointer(key)}`),
  );
}
