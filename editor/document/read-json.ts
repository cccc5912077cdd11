import { isTextTooDeep } from '#schemas/json/nesting.ts';

/**
 * Reads JSON text as deep as documents may be; undefined for all other text. What is wrong with that is worded by code
 * that is loaded for it alone.
 */
export function readJson(text: string): unknown {
  if (isTextTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
