/** Longest text in which something short may stand among other words: beyond, the patterns below would cost by its square. */
export const MAX_PASTED = 500;

/** Quotes and brackets in which a value stood, marks of a list, and the formula that keeps a text one in a table. */
const BEFORE = /^(?:[\s"'«“‘([{<•·\p{So}]|=(?="))+/u;
/** Likewise behind it, and what ended its sentence. */
const AFTER = /(?:[\s"'»”’)\]}>.,;:/\p{So}]|\ufe0f)+$/u;

/** What tables put behind a number that was to be a text: `5512345678.0`. */
const FRACTION = /(?<=^\d{4,})\.0+$/;

/**
 * A value without what people copy along with it from chats, documents and tables.
 * @param label what may stand before it, at its beginning: `CURP:`
 */
export function withoutSurroundings(text: string, label: RegExp): string {
  if (text.length > MAX_PASTED) return text;
  return narrow(text)
    .replace(BEFORE, '')
    .replace(label, '')
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(FRACTION, '');
}

/** Letters, digits and signs of full width, as some keyboards give them, in their usual one. */
export function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - WIDTH),
  );
}

const WIDTH = 0xff01 - '!'.charCodeAt(0);
