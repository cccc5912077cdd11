import { escapePointer } from './json-pointer.ts';

/**
 * Deepest nesting of objects and arrays that a document may have. Eight levels of sections with
 * their options need 20; far beyond this limit, code that recurses would exhaust its stack.
 */
export const MAX_NESTING = 64;

/**
 * The place of the first bracket that opens an object or array deeper than the limit in JSON text, valid or not. One
 * pass over the characters: a regular expression would take quadratic time on strings that never end. Text that is no
 * JSON is read as the parser that words syntax errors reads it, so that nothing hides brackets from this and shows them
 * to that one: comments are skipped, strings end with their line, and a bracket is closed by its own kind alone.
 */
export function tooDeepAt(text: string): number | undefined {
  const closers: string[] = [];
  const mark = /["/[\]{}]/g;
  while (mark.test(text)) {
    const at = mark.lastIndex - 1;
    const character = text[at];
    if (character === '"') mark.lastIndex = endOfString(text, at);
    else if (character === '/') mark.lastIndex = endOfComment(text, at);
    else if (character === '[') closers.push(']');
    else if (character === '{') closers.push('}');
    else if (character === closers.at(-1)) closers.pop();
    if (closers.length > MAX_NESTING) return at;
  }
  return undefined;
}

export function isTextTooDeep(text: string): boolean {
  return tooDeepAt(text) !== undefined;
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

/** JSON Pointer of the first object or array that is nested deeper than the limit in data. */
export function dataTooDeepAt(data: unknown): string | undefined {
  if (!isDataTooDeep(data)) return undefined;
  const roots = isNested(data) ? [{ value: data, pointer: '' }] : [];
  return firstBelow(MAX_NESTING, roots, nestedIn)?.pointer;
}

interface Place {
  readonly value: object;
  readonly pointer: string;
}

function nestedIn({ value, pointer }: Place): Place[] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    isNested(child) ? [{ value: child, pointer: `${pointer}/${escapePointer(key)}` }] : [],
  );
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export function isDeeperThan<Node>(
  limit: number,
  roots: readonly Node[],
  childrenOf: (node: Node) => readonly Node[],
): boolean {
  return firstBelow(limit, roots, childrenOf) !== undefined;
}

/** The first node of a tree below a level. Descends level by level, without recursion and no further than the limit. */
export function firstBelow<Node>(
  limit: number,
  roots: readonly Node[],
  childrenOf: (node: Node) => readonly Node[],
): Node | undefined {
  let level = roots;
  for (let depth = 0; depth < limit && level.length > 0; depth += 1)
    level = level.flatMap(childrenOf);
  return level[0];
}
