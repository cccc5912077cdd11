/**
 * Deepest nesting of objects and arrays that a document may have. Eight levels of sections with
 * their options need 20; far beyond this limit, code that recurses would exhaust its stack.
 */
export const MAX_NESTING = 64;

/**
 * Whether objects and arrays are nested deeper than the limit in JSON text, valid or not. One pass over
 * the characters: a regular expression would take quadratic time on strings that never end.
 */
export function isTextTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length && depth <= MAX_NESTING; i += 1) {
    const character = text[i];
    if (inString && character === '\\') i += 1;
    else if (character === '"') inString = !inString;
    else if (inString) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
  }
  return depth > MAX_NESTING;
}

/** Whether objects and arrays are nested deeper than the limit in data. */
export function isDataTooDeep(data: unknown): boolean {
  return isDeeperThan(MAX_NESTING, [data].filter(isNested), (value) =>
    Object.values(value).filter(isNested),
  );
}

/** Descends a tree level by level, without recursion and no further than the limit. */
export function isDeeperThan<Node>(
  limit: number,
  roots: readonly Node[],
  childrenOf: (node: Node) => readonly Node[],
): boolean {
  let level = roots;
  for (let depth = 0; depth < limit && level.length > 0; depth += 1)
    level = level.flatMap(childrenOf);
  return level.length > 0;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
