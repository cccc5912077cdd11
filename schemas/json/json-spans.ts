/** A stretch of text, `end` excluded, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the values of an object stand in JSON text that is known to be valid. Of a repeated key the last one counts,
 * as in `JSON.parse`.
 * @param start place of the object's brace, or of white space before it
 */
export function memberSpans(text: string, start: number): ReadonlyMap<string, Span> {
  const members = new Map<string, Span>();
  let at = skipSpace(text, skipSpace(text, start) + 1);
  while (text[at] === '"') {
    const keyEnd = endOfString(text, at);
    const key: unknown = JSON.parse(text.slice(at, keyEnd));
    // After the colon.
    const span = valueAt(text, skipSpace(text, keyEnd) + 1);
    members.set(String(key), span);
    at = nextAfter(text, span.end);
  }
  return members;
}

/** Where the items of an array stand, likewise. */
export function itemSpans(text: string, start: number): readonly Span[] {
  const items: Span[] = [];
  let at = skipSpace(text, skipSpace(text, start) + 1);
  while (at < text.length && text[at] !== ']') {
    const span = valueAt(text, at);
    items.push(span);
    at = nextAfter(text, span.end);
  }
  return items;
}

/** The place of the next member or item, or of the closing bracket. */
function nextAfter(text: string, end: number): number {
  const at = skipSpace(text, end);
  return text[at] === ',' ? skipSpace(text, at + 1) : at;
}

function valueAt(text: string, from: number): Span {
  const start = skipSpace(text, from);
  const first = text[start];
  if (first === '"') return { start, end: endOfString(text, start) };
  if (first === '{' || first === '[') return { start, end: endOfNested(text, start) };
  return { start, end: endOfWord(text, start) };
}

function endOfNested(text: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    const character = text[at];
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    at = character === '"' ? endOfString(text, at) : at + 1;
  } while (depth > 0 && at < text.length);
  return at;
}

/** Behind the quotation mark that ends a string. */
export function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Of a number, `true`, `false` or `null`. */
function endOfWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && !',]} \n\r\t'.includes(text.charAt(at))) at += 1;
  return at;
}

/** The place of the next character that is no white space of JSON. */
export function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && ' \n\r\t'.includes(text.charAt(at))) at += 1;
  return at;
}
