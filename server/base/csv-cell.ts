/** What spreadsheets take for the beginning of a formula, in its full-width forms too (OWASP, CSV injection). */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠\t\r]/u;
/** Where a spreadsheet takes another sign than the comma for the end of a cell, as it does in some countries. */
const INNER_FORMULA = /([;\t|][\s\p{Cc}\p{Cf}]*)(?=[=+@＝＋－＠]|-(?!\d))/gu;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * A cell of a CSV file. What a spreadsheet would calculate gets an apostrophe in front and stays text; plain numbers never.
 */
export function toCsvCell(text: string): string {
  const inner = text.replace(INNER_FORMULA, "$1'");
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${inner}` : inner;
  return /[",;\r\n\t]/.test(safe) || safe !== safe.trim()
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** A line with its end, as RFC 4180 has it. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCsvCell).join(',')}\r\n`;
}

/** Area codes of two digits in Mexico: Ciudad de México, Guadalajara and Monterrey (national numbering plan of 2019). */
const SHORT_AREA = /^(?:55|56|33|81)/;

/** A Mexican number in the groups it is dialled in, which begin with no `+`; others as they are. */
export function toNationalPhone(phone: string): string {
  const [, national] = /^\+52(\d{10})$/.exec(phone) ?? [];
  if (national === undefined) return phone;
  return SHORT_AREA.test(national)
    ? national.replace(/^(..)(....)(....)$/, '$1 $2 $3')
    : national.replace(/^(...)(...)(....)$/, '$1 $2 $3');
}
