/**
 * Rich text has fewer kinds of blocks than HTML. Where one of the others goes, what it stood around stays apart: mail
 * programs and chats put every line into an element of its own, which would otherwise run into one.
 */

/** Stands for blocks without a counterpart until `toLineBreaks` takes it away. Sanitisers allow it without attributes. */
export const LINE_BLOCK = 'div';

/** Blocks, and marks of words, that rich text has under another name. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  dir: 'ul',
  menu: 'ul',
  tfoot: 'tbody',
  // Without its line an old price is a second one.
  del: 's',
  strike: 's',
  ins: 'u',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
};

const LINE_BLOCKS = new Set(
  'address article aside center dd details dialog dl dt fieldset figcaption figure footer form header hgroup legend main nav search section summary'.split(
    ' ',
  ),
);

/** Without a table around them browsers leave these out and run their texts into one. */
const TABLE_PARTS = new Set('caption thead tbody tfoot tr th td'.split(' '));

/** HTML as it was written, before it is sanitised, with blocks that rich text has not replaced by those it has. */
export function toKnownBlocks(html: string): string {
  let tables = 0;
  return html.replace(/<(\/?)([a-z][a-z0-9]*)(?=[\s/>])/gi, (tag, slash: string, given: string) => {
    const name = given.toLowerCase();
    if (name === 'table') tables = Math.max(0, tables + (slash === '' ? 1 : -1));
    const isStray = tables === 0 && TABLE_PARTS.has(name);
    const known = isStray ? LINE_BLOCK : counterpartOf(name);
    return known === undefined ? tag : `<${slash}${known}`;
  });
}

/** What stands for a block that rich text does not have; undefined for all other elements. */
export function counterpartOf(name: string): string | undefined {
  if (LINE_BLOCKS.has(name)) return LINE_BLOCK;
  return Object.hasOwn(COUNTERPARTS, name) ? COUNTERPARTS[name] : undefined;
}

/** Elements that stand within a line of text. */
const INLINE = new Set('a b code em i s span strong sub sup u'.split(' '));

const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?:[^">]|"[^"]*")*>|[^<]+/gi;

/**
 * Sanitised HTML without its line blocks: a line break stands where two texts would meet.
 * @param lineBreak as the sanitiser writes it, so that sanitising again changes nothing
 */
export function toLineBreaks(html: string, lineBreak: string): string {
  if (!html.includes(`<${LINE_BLOCK}`)) return html;
  let isAfterText = false;
  let isDue = false;
  return html.replace(TOKEN, (token, slash: string | undefined, name: string | undefined) => {
    if (name === LINE_BLOCK) {
      isDue ||= isAfterText;
      return '';
    }
    const isText = name === undefined;
    if (isText ? token.trim() === '' : slash !== '' && INLINE.has(name)) return token;
    const isInLine = isText || INLINE.has(name);
    const isBroken = isDue && isInLine;
    isDue = false;
    isAfterText = isInLine;
    return isBroken ? lineBreak + token : token;
  });
}
