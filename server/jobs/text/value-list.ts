import { readAgain, resolveEntities } from './plain-text.ts';

/** Between the values of a field that has several, as pages print them. */
export const BETWEEN_VALUES = ', ';

/** The values of a stored field. */
export function splitValues(text: string): readonly string[] {
  return text.split(BETWEEN_VALUES);
}

const BETWEEN = /\s*(?:[,;|\n•·]|<[^<>]*>)\s*/u;

/** The values that a feed gives in one text: between commas, in lines, in elements of their own or as JSON. */
export function readValues(raw = ''): readonly string[] {
  return resolveEntities(readAgain(raw))
    .split(BETWEEN)
    .map((part) => part.replace(/^[["']+|[\]"']+$/g, '').trim())
    .filter((part) => part !== '');
}
