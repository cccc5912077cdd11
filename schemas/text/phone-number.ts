import { MAX_PASTED, narrow, withoutSurroundings } from './pasted-text.ts';
import { PICTURES } from './pictures.ts';

/** Longest text that may hold a number with its separators. */
const MAX_LENGTH = 40;

/** A link to a chat or a call, as phones copy it; after the number may stand a message. */
const LINK =
  /^(?:tel:|(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)|whatsapp:\/\/send\/?\?phone=)([+\d][^?&#]*).*$/is;
/** What people and address books write before a number. */
const LABEL = /^(?:tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|whats\s?app|wsp)\b[\s.:]*/i;
/** What they write behind it. */
const LABEL_BEHIND = /[\s(/]+(?:whats\s?app|wsp|cel(?:ular)?|m[oó]vil|casa|tel(?:[eé]fono)?)\)?$/i;
/** Words before or behind, which say whose or what it is: `Ana Ruiz 55 1234 5678`, `lada 55 1234 5678 (mamá)`. */
const WORDS_BEFORE = /^[^\d+]*\p{L}[^\d+]*[\s:(-](?=[\d+])/u;
const WORDS_BEHIND = /(?<=\d)[\s,(/-]+\p{L}[\p{L}\s.,()'-]*$/u;
/** `55/1234/5678`: one number, where two would be longer. */
const STROKES = /^(\d{2,3})\/(\d{3,4})\/(\d{4})$/;
/** Fields that begin with a code, into which a whole number is pasted. */
const SECOND_CODE = /^\+\d{1,3}(?=\+)/;

/** Direction marks and other characters without width that come along when a contact is copied. */
const INVISIBLE = /\p{Cf}/gu;
/** Digits, one `+` in front, and what people write between groups: every blank, dash and bracket, points, marks of bold text in chats. */
const SEPARATORS = /[\s\p{Pd}\u2212\u2043()[\]{}.,\u00b7\u2022_*|#]/gu;

/** Mexican numbers have ten digits and begin with 2 to 9 (national numbering plan of 2019). */
const NATIONAL = /^[2-9]\d{9}$/;
/** Area codes of two digits in Mexico: Ciudad de México, Guadalajara and Monterrey (national numbering plan of 2019). */
const SHORT_AREA = /^(?:55|56|33|81)/;
/** Prefixes that were dialled in Mexico before 2019 and live on in address books, also after the country's code. */
const OLD_PREFIX = /^(?:1|01|044|045)(?=\d{10}$)/;
/** `001` and `011` are dialled before other countries from Mexico and the United States. */
const EXIT_CODE = /^0(?:01|11)(?=52\d{10}$)/;
/** E.164: a country code that begins with no zero, at most fifteen digits. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/**
 * A number as people write it, in E.164. Ten digits are Mexican, with or without `52`, `+52`, `0052` or the old `1`, `01`,
 * `044`, `045` before them; numbers of other countries need their `+` or `00`. Links to chats and calls are numbers too.
 * @returns undefined for what can be none
 */
export function parsePhoneNumber(text: string): string | undefined {
  const visible = withoutLabels(text);
  if (visible === undefined) return undefined;
  const dialled = visible
    .replace(STROKES, '$1$2$3')
    .replace(SEPARATORS, '')
    .replace(/^\++/, '+')
    .replace(SECOND_CODE, '')
    .replace(EXIT_CODE, '+')
    .replace(/^00/, '+')
    .replace(/^(?=52(?:1|01|044|045)?\d{10}$)/, '+');
  const national = dialled.replace(/^\+52/, '').replace(OLD_PREFIX, '');
  if (NATIONAL.test(national)) return `+52${national}`;
  return INTERNATIONAL.test(dialled) && !dialled.startsWith('+52') ? dialled : undefined;
}

/** What stands around a number is gone; undefined for what is too long to be one. */
function withoutLabels(text: string): string | undefined {
  if (text.length > MAX_PASTED) return undefined;
  const plain = narrow(text).replace(INVISIBLE, '').replace(PICTURES, '').trim();
  const labelled = plain.replace(LINK, '$1').replace(LABEL_BEHIND, '').replace(WORDS_BEHIND, '');
  const number = withoutSurroundings(labelled.replace(WORDS_BEFORE, ''), LABEL);
  return number.length > MAX_LENGTH ? undefined : number;
}

/** A Mexican number in the groups it is dialled in, which begin with no `+`; others as they are. */
export function toNationalPhone(phone: string): string {
  const [, national] = /^\+52(\d{10})$/.exec(phone) ?? [];
  if (national === undefined) return phone;
  return SHORT_AREA.test(national)
    ? national.replace(/^(..)(....)(....)$/, '$1 $2 $3')
    : national.replace(/^(...)(...)(....)$/, '$1 $2 $3');
}
