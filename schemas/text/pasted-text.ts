/** Quotes and brackets in which a value stood. */
const BEFORE = /^[\s"'«“‘([{<]+/u;
/** Likewise behind it, and what ended its sentence. */
const AFTER = /[\s"'»”’)\]}>.,;:]+$/u;

/**
 * A value without what people copy along with it from chats, documents and tables.
 * @param label what may stand before it, at its beginning: `CURP:`
 */
export function withoutSurroundings(text: string, label: RegExp): string {
  return text.replace(BEFORE, '').replace(label, '').replace(BEFORE, '').replace(AFTER, '');
}
