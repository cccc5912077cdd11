import { fieldPaths } from '../generated/field-paths.ts';
import type { FieldKind } from '../json/fields.ts';
import { pointerTokens } from '../json/json-pointer.ts';

/** Whether a pointer from a widget leads to a field of some kind, in its content or its overrides. */
export function isOfKind(type: string | undefined, pointer: string, kind: FieldKind): boolean {
  if (type === undefined || !Object.hasOwn(fieldPaths, type)) return false;
  const [root, ...rest] = pointerTokens(pointer);
  const tokens = root === 'variants' ? rest.slice(1) : rest;
  const path = tokens.map((token) => (/^\d+$/.test(token) ? '*' : token)).join('.');
  return fieldPaths[type]?.[kind]?.includes(path) ?? false;
}
