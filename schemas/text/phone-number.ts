/** Longest text that may hold a number with its separators. */
const MAX_LENGTH = 40;

/** Mexican numbers have ten digits and begin with 2 to 9 (national numbering plan of 2019). */
const NATIONAL = /^[2-9]\d{9}$/;
/** Prefixes that were dialled in Mexico before 2019 and live on in address books. */
const OLD_PREFIX = /^(?:01|044|045)(?=\d{10}$)/;
/** Mexico's code, perhaps followed by the 1 that mobiles once had. */
const COUNTRY = /^\+52(?:1(?=\d{10}$))?/;
/** E.164: a country code that begins with no zero, at most fifteen digits. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/;

/**
 * A number as people write it, in E.164. Ten digits are Mexican, with or without `52`, `+52`, `0052`, the old `1` after
 * them or `01`, `044`, `045` before; numbers of other countries need their `+` or `00`.
 * @returns undefined for what can be none
 */
export function parsePhoneNumber(text: string): string | undefined {
  if (text.length > MAX_LENGTH || !/^[\s\d+().-]*$/.test(text)) return undefined;
  const dialled = text
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
    .replace(/^(?=52(?:1?\d{10})$)/, '+');
  const national = dialled.replace(OLD_PREFIX, '').replace(COUNTRY, '');
  if (NATIONAL.test(national)) return `+52${national}`;
  return INTERNATIONAL.test(dialled) && !dialled.startsWith('+52') ? dialled : undefined;
}
