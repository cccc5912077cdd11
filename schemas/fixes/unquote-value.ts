import { childAt, pointerTokens } from '../json-pointer.ts';
import type { Fix } from './fix.ts';

const READERS: Readonly<Record<string, (text: string) => number | boolean | undefined>> = {
  integer: (text) => (/^-?(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined),
  number: (text) => (/^-?(?:0|[1-9]\d{0,9})(?:\.\d{1,5})?$/.test(text) ? Number(text) : undefined),
  boolean: (text) => (/^(?:true|false)$/.test(text) ? text === 'true' : undefined),
};

/** `value-wrong-type`: takes a number, `true` or `false` out of quotes where the schema asks for one. */
export const unquoteValue: Fix = ({ pointer, params }, { data }) => {
  const text = pointerTokens(pointer).reduce(childAt, data);
  const read = READERS[String(params['expected'])];
  const value = typeof text === 'string' ? read?.(text.trim()) : undefined;
  return value === undefined ? [] : [[{ kind: 'value', pointer, value }]];
};
