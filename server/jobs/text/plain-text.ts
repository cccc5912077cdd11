import { isBlank } from '#schemas/text/blank-text.ts';
import { htmlEntities } from './html-entities.ts';
import { mendLetters } from './mend-letters.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  ...htmlEntities,
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;
/** Escaped again and again on the way from one system to the next. */
const ESCAPED_AGAIN = /&(?:amp;)+(?=(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});)/gi;
/** What marks a text that needs no escaping, and is itself escaped. */
const CDATA_MARK = /<!\[CDATA\[|\]\]>/g;
/** Tags within a line of text; all others part what stands before and after them. */
const INLINE_TAG =
  /<\/?(?:a|abbr|b|bdi|bdo|big|em|font|i|mark|small|span|strong|sub|sup|u|wbr)\b[^<>]*>/gi;
const LINE_TAG = /<br\b[^<>]*>|<\/(?:p|div|li|tr|ul|ol|h[1-6])\s*>/gi;
const TAG = /<[a-z/!?][^<>]*>/gi;
/** Control characters, those that turn the direction of the text around them, and those without width; joiners of emoji stay. */
const INVISIBLE =
  /(?![\n\t])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** Of systems and of Unicode. */
export const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** A text of one line, without markup, of at most `max` characters; null when nothing is left. */
export function toLine(raw: string | undefined, max: number): string | null {
  const text = stripMarkup(raw ?? '').replace(/\s+/g, ' ');
  return visible(cutUnits(text, max).trim());
}

/** The same, keeping line ends. */
export function toLines(raw: string | undefined, max: number): string | null {
  const text = stripMarkup((raw ?? '').replace(LINE_ENDS, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  return visible(cutUnits(text.trim(), max).trim());
}

function visible(text: string): string | null {
  return isBlank(text) ? null : text;
}

/** The first `max` UTF-16 units, without half of a pair at the end. */
export function cutUnits(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

// Feeds escape texts once more than XML does, so that tags come out of entities.
function stripMarkup(raw: string): string {
  return resolveEntities(readAgain(raw))
    .replace(CDATA_MARK, '')
    .replace(LINE_TAG, '\n')
    .replace(INLINE_TAG, '')
    .replace(TAG, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC');
}

/** A text whose letters are right, whose references are escaped once, and that is not marked as CDATA in words. */
export function readAgain(raw: string): string {
  return mendLetters(raw).replace(ESCAPED_AGAIN, '&').replace(CDATA_MARK, '');
}

/** A text whose references are read once. */
export function resolveEntities(raw: string): string {
  return raw.replace(ENTITY, resolveEntity);
}

function resolveEntity(whole: string, decimal = '', hex = '', name = ''): string {
  if (name !== '') return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
  const code = decimal === '' ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
