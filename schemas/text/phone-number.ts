/** Longest text that may hold a number with its separators. */
const MAX_LENGTH = 40;

/** Direction marks and other characters without width that come along when a contact is copied. */
const INVISIBLE = /\p{Cf}/gu;
/** Digits, one `+` in front, and what people write between groups: every blank, dash and bracket, points. */
const SEPARATORS = /[\s\p{Pd}\u2212().\u00b7\u2022]/gu;

/** Mexican numbers have ten digits and begin with 2 to 9 (national numbering plan of 2019). */
const NATIONAL = /^[2-9]\d{9}$/;
/** Prefixes that were dialled in Mexico before 2019 and live on in address books, also after the country's code. */
const OLD_PREFIX = /^(?:1|01|044|045)(?=\d{10}$)/;
/** E.164: a country code that begins with no zero, at most fifteen digits. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/**
 * A number as people write it, in E.164. Ten digits are Mexican, with or without `52`, `+52`, `0052` or the old `1`, `01`,
 * `044`, `045` before them; numbers of other countries need their `+` or `00`.
 * @returns undefined for what can be none
 */
export function parsePhoneNumber(text: string): string | undefined {
  const visible = text.replace(INVISIBLE, '');
  if (visible.length > MAX_LENGTH) return undefined;
  const dialled = visible
    .replace(SEPARATORS, '')
    .replace(/^00/, '+')
    .replace(/^(?=52(?:1|01|044|045)?\d{10}$)/, '+');
  const national = dialled.replace(/^\+52/, '').replace(OLD_PREFIX, '');
  if (NATIONAL.test(national)) return `+52${national}`;
  return INTERNATIONAL.test(dialled) && !dialled.startsWith('+52') ? dialled : undefined;
}
