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
