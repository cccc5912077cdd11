import { isRecord } from './fields.ts';

/** Escapes one reference token of a JSON Pointer. */
export function escapePointer(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The reference tokens of a JSON Pointer (RFC 6901), unescaped; none for the document itself. */
export function pointerTokens(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value under one token, or undefined; inherited properties do not count. */
export function childAt(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return value[Number(token)];
  return isRecord(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}
