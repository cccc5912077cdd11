/**
 * Deepest nesting of objects and arrays that a document may have. Eight levels of sections with
 * their options need 20; far beyond this limit, code that recurses would exhaust its stack.
 */
export const MAX_NESTING = 64;

/**
 * Whether objects and arrays are nested deeper than the limit in JSON text, valid or not. One pass over the characters:
 * a regular expression would take quadratic time on strings that never end. Text that is no JSON is read as the
 * parser that words syntax errors reads it, so that nothing hides brackets from this and shows them to that one:
 * comments are skipped, strings end with their line, and a bracket is closed by its own kind alone.
 */
export function isTextTooDeep(text: string): boolean {
  const closers: string[] = [];
  const mark = /["/[\]{}]/g;
  while (closers.length <= MAX_NESTING && mark.test(text)) {
    const at = mark.lastIndex - 1;
    const character = text[at];
    if (character === '"') mark.lastIndex = endOfString(text, at);
    else if (character === '/') mark.lastIndex = endOfComment(text, at);
    else if (character === '[') closers.push(']');
    else if (character === '{') closers.push('}');
    else if (character === closers.at(-1)) closers.pop();
  }
  return closers.length > MAX_NESTING;
}

/** Behind the quote or line break that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  const mark = /["\\\n\r]/g;
  mark.lastIndex = start + 1;
  while (mark.test(text)) {
    if (text[mark.lastIndex - 1] !== '\\') return mark.lastIndex;
    mark.lastIndex += 1;
  }
  return text.length;
}

/** Behind a comment, or behind a slash that begins none. */
function endOfComment(text: string, start: number): number {
  if (text.startsWith('/*', start)) {
    const end = text.indexOf('*/', start + 2);
    return end < 0 ? text.length : end + 2;
  }
  let at = start + 1;
  if (text[at] === '/') while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
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
