import type { ResumeLine } from './resume-line.ts';
import { headingOf } from './sections.ts';

/** What no line ends with unless it goes on: commas, dashes, and words that lead to another. */
const GOES_ON =
  /(?:[,\p{Pd}&/]|(?:^|\s)(?:de|del|la|el|los|las|en|y|e|o|a|al|con|para|por|hasta|desde|col\.|av\.|c\.p\.|tipo|núm\.|no\.))$/iu;
/** What no line begins with: a small letter, or a quotation that another line announced. */
const CONTINUES = /^(?:\p{Ll}|["“”«'’(]\p{L}{1,2}["“”»'’)])/u;
const BULLET = /^[•·▪●◦‣*\p{Pd}>✓➢]\s/u;
/** Lines of a paragraph stand this close, in sizes of their letters. */
const MAX_LEADING = 1.8;
const MAX_LENGTH = 400;

/** Lines that a page broke because it was narrow, put together again. */
export function joinWrapped(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && isWrapped(last, line)) joined[joined.length - 1] = join(last, line);
    else joined.push(line);
  }
  return joined;
}

function isWrapped(last: ResumeLine, line: ResumeLine): boolean {
  const isAlike = last.size === line.size && last.isBold === line.isBold && last.page === line.page;
  if (!isAlike || !isBelow(last, line)) return false;
  if (BULLET.test(line.text) || last.text.length > MAX_LENGTH) return false;
  if (headingOf(last.text) !== undefined || headingOf(line.text) !== undefined) return false;
  const isAddress = /[@:]|https?/.test(line.text.split(' ')[0] ?? '');
  return (
    GOES_ON.test(last.text) ||
    hasOpenBracket(last.text) ||
    (CONTINUES.test(line.text) && !isAddress)
  );
}

function isBelow({ box: last, size }: ResumeLine, { box }: ResumeLine): boolean {
  if (last === undefined || box === undefined) return false;
  const [, lastTop, , lastHeight] = last;
  const [, top] = box;
  const isNext = top > lastTop && top - lastTop <= MAX_LEADING * Math.max(size, lastHeight);
  return isNext;
}

function hasOpenBracket(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

function join(last: ResumeLine, line: ResumeLine): ResumeLine {
  const [left = 0, top = 0, width = 0, height = 0] = last.box ?? [];
  const [x = 0, y = 0, wide = 0, high = 0] = line.box ?? [];
  const start = Math.min(left, x);
  const end = Math.max(left + width, x + wide);
  return {
    ...last,
    text: `${last.text} ${line.text}`,
    box: [start, top, end - start, Math.max(top + height, y + high) - top],
  };
}
