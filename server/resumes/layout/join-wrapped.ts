import { isCutAddress } from './cut-address.ts';
import { isSignOff } from './letter-lines.ts';
import type { ResumeLine } from './resume-line.ts';
import { headingOf } from './sections.ts';

/** What no line ends with unless it goes on: commas, dashes, and words that lead to another. */
export const GOES_ON =
  /(?:[,\p{Pd}&/]|(?:^|(?<!(?:tipo|clase|categor[ií]a|licencia|federal))\s)(?:de|del|la|el|los|las|en|y|e|o|a|al|con|para|por|hasta|desde|san(?: luis)?|santa|santo|nuevo|baja|quintana|col\.|av\.|edo\.|c\.p\.|tipo|núm\.|no\.))$/iu;
/** What no line begins with: a small letter, a quotation that another line announced, or the end of a company's name. */
const CONTINUES = /^(?:S\.\s?(?:A\.|de\s)|C\.\s?V\.|["“”«'’(]\p{L}{1,2}["“”»'’)])/u;
const SMALL = /^\p{Ll}/u;
/** `marzo 2020 a …` begins a job in small letters. */
const MONTHS = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)\\p{L}{0,7}\\.?';
const SPAN_START = new RegExp(
  `^${MONTHS}\\s(?:del?\\s)?\\d{4}\\s*(?:\\p{Pd}|(?:al?|hasta)\\s)`,
  'u',
);
const MONTH_END = new RegExp(`(?:^|\\s|\\p{Pd})${MONTHS}$`, 'iu');
const MOMENT_END = new RegExp(`${MONTHS}\\s(?:del?\\s)?\\d{4}$|\\d/\\d{4}$`, 'iu');
const MOMENT = new RegExp(
  `^\\p{Pd}\\s(?:${MONTHS}\\s(?:del?\\s)?\\d{4}|\\d{2}/\\d{4}|presente|actual(?:idad)?)\\)?$`,
  'iu',
);
/** `enero 2020 -` and, below, `octubre 2022`. */
const MOMENT_DASH = /(?:19|20)\d{2}\s*(?:\p{Pd}|\sal?)$/iu;
const MOMENT_START = new RegExp(
  `^(?:${MONTHS}|\\d{1,2}/|(?:19|20)\\d{2}|actual|la fecha|presente)`,
  'iu',
);
/** `Auxiliar de` and, below, `almacén`; `Cales de la` and, below, `Huasteca`. */
const HALF =
  /\s(?:del?|las?|el|los|en|con|para|por|san(?: luis)?|santa|nuevo|baja|quintana|col\.|av\.|edo\.)$/iu;
/** `Tel: …` is a line of its own. */
const LABELLED = /^[^\s:]{1,20}(?:\s[^\s:]{1,20})?\s?:|^\S+@/u;
const BULLET = /^[•·▪●◦‣*\p{Pd}>✓➢]\s/u;
/** Lines of a paragraph stand this close, in sizes of their letters. */
const MAX_LEADING = 1.8;
const MAX_LENGTH = 400;

/** Lines that a page broke because it was narrow, put together again. */
export function joinWrapped(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  const isSmall = areSmall(lines);
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && isWrapped(last, line, isSmall))
      joined[joined.length - 1] = join(last, line);
    else joined.push(line);
  }
  return joined;
}

/** Whether somebody wrote in small letters alone, so that they go on with nothing. */
function areSmall(lines: readonly ResumeLine[]): boolean {
  const small = lines.filter(({ text }) => SMALL.test(text));
  return small.length > lines.length / 2;
}

/** Lines of a text that a hand or a narrow window broke. As many lines as before: what was put before is empty. */
export function joinBroken<T extends ResumeLine>(lines: readonly T[]): T[] {
  const joined = [...lines];
  for (let at = joined.length - 2; at >= 0; at--) {
    const [line, next] = joined.slice(at, at + 2);
    if (line === undefined || next === undefined) continue;
    const isCut = isCutAddress(line.text, next.text);
    if (!isCut && !isBroken(line, next)) continue;
    joined[at] = { ...line, text: `${line.text}${isCut ? '' : ' '}${next.text}` };
    joined[at + 1] = { ...next, text: '' };
  }
  return joined;
}

/** A comma ends no line, and half a span of dates none either. */
function isBroken({ text, box }: ResumeLine, { text: below }: ResumeLine): boolean {
  if (box !== undefined || below === '' || text.length + below.length > MAX_LENGTH) return false;
  if (text.includes('\t') || headingOf(below) !== undefined || LABELLED.test(below)) return false;
  const isHalfSpan = MOMENT_DASH.test(text) && MOMENT_START.test(below);
  const isList = /,$/.test(text) && !BULLET.test(below) && !isSignOff(text);
  const isHalf = HALF.test(text) && /^\p{L}/u.test(below);
  return isList || isHalf || isHalfSpan || isCutDate(text, below) || isEndOfSpan(text, below);
}

function isWrapped(last: ResumeLine, line: ResumeLine, isSmall: boolean): boolean {
  const isAlike = last.size === line.size && last.isBold === line.isBold && last.page === line.page;
  if (!isAlike || !isBelow(last, line)) return false;
  // Cells of a row go on by themselves, or not at all.
  if (last.text.includes('\t') || line.text.includes('\t')) return false;
  const isListed = BULLET.test(line.text) && !isEndOfSpan(last.text, line.text);
  const isCut = isCutAddress(last.text, line.text);
  if (isListed || isCut || last.text.length > MAX_LENGTH) return false;
  if (headingOf(last.text) !== undefined || headingOf(line.text) !== undefined) return false;
  const isAddress = /[@:]|https?/.test(line.text.split(' ')[0] ?? '');
  return (
    (GOES_ON.test(last.text) && !isSignOff(last.text)) ||
    hasOpenBracket(last.text) ||
    isCutDate(last.text, line.text) ||
    isEndOfSpan(last.text, line.text) ||
    (!isAddress && (isSmall ? CONTINUES.test(line.text) : continues(line.text)))
  );
}

/** `a febrero` and, below, `2025`. */
export function isCutDate(text: string, below: string): boolean {
  return MONTH_END.test(text) && /^(?:del?\s)?(?:19|20)\d{2}(?!\d)/u.test(below);
}

/** Whether no line begins so. */
export function continues(text: string): boolean {
  return (CONTINUES.test(text) || SMALL.test(text)) && !SPAN_START.test(text);
}

function isBelow({ box: last, size }: ResumeLine, { box }: ResumeLine): boolean {
  if (last === undefined || box === undefined) return false;
  const [, lastTop, , lastHeight] = last;
  const [, top] = box;
  const isNext = top > lastTop && top - lastTop <= MAX_LEADING * Math.max(size, lastHeight);
  return isNext;
}

/** `mayo de 2024` and, below, `– presente`, which is no list. */
function isEndOfSpan(text: string, below: string): boolean {
  if (hasOpenBracket(text)) return /^\p{Pd}\s[^()]{1,30}\)/u.test(below);
  return MOMENT_END.test(text) && MOMENT.test(below);
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
