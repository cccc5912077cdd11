/**
 * Deepest nesting of objects and arrays that a document may have. Eight levels of sections with
 * their options need 24; beyond this limit, code that recurses would exhaust its stack.
 */
export const MAX_NESTING = 64;

/** How deep objects and arrays are nested in JSON text, valid or not. Read without recursion. */
export function nestingOfText(text: string): number {
  let depth = 0;
  let deepest = 0;
  // Strings are skipped whole: brackets in them nest nothing.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth -= 1;
  }
  return deepest;
}

/** How deep objects and arrays are nested in data. Measured level by level, without recursion. */
export function nestingOfData(data: unknown): number {
  let level = [data].filter(isNested);
  let depth = 0;
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap((value) => Object.values(value).filter(isNested));
  }
  return depth;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
