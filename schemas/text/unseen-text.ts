/**
 * Words that a page, a mail or a feed holds and nobody sees there: previews of mails, notes of programs, terms for
 * search engines. Without their styles they would be seen, so they go before these do.
 */

/** How an element of HTML is shown, as far as its own tag says it. */
export interface ElementLook {
  readonly style?: string | null | undefined;
  /** undefined or null where the attribute is missing. */
  readonly hidden?: string | null | undefined;
}

/** Whether a text may hold something that is not shown; most hold nothing of the kind. */
export const MAY_HIDE = /\b(?:hidden|style)\b/i;

const COMMENT = /\/\*.*?\*\//gs;
const HIDING =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all)/i;
const NO_ROOM = /(?:^|[;\s])(?:max-)?(?:height|width)\s*:\s*0+(?:\.0+)?(?:[a-z]+|%)?\s*(?:!|;|$)/i;
const CUT_OFF = /(?:^|[;\s])overflow(?:-[xy])?\s*:\s*(?:hidden|clip)/i;

/** Whether nothing within an element is shown, whatever stands there. */
export function hidesContent({ style, hidden }: ElementLook): boolean {
  if (hidden !== undefined && hidden !== null) return true;
  const css = (style ?? '').replace(COMMENT, '');
  return HIDING.test(css) || (NO_ROOM.test(css) && CUT_OFF.test(css));
}

const FONT_SIZE = /(?:^|[;\s])font(?:-size)?\s*:\s*([^;]+)/gi;
const ZERO = /(?:^|\s)0+(?:\.0+)?(?:[a-z]+|%)?(?=[\s/!]|$)/i;

/**
 * Whether the letters of an element have a size; undefined where it is that of the element around it. Mails lay
 * elements with a size into others without one, so that the blanks between them take no room.
 */
export function hasLetterSize({ style }: ElementLook): boolean | undefined {
  const sizes = [...(style ?? '').replace(COMMENT, '').matchAll(FONT_SIZE)];
  const size = sizes.at(-1)?.[1];
  return size === undefined ? undefined : !ZERO.test(size.trim());
}

/** An opening tag with something behind it, and its attributes. */
const OPENING = /<([a-z][a-z0-9:-]*)((?:\s|\/)(?:[^<>"']|"[^"]*"|'[^']*')*)>(?!\s*<\/\1)/gi;
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The tags of a text that keep something from being seen, as they are written. */
export function unseenTags(html: string): string[] {
  if (!MAY_HIDE.test(html)) return [];
  return [...html.matchAll(OPENING)]
    .filter(([, , attributes = '']) => isUnseen(lookOf(attributes)))
    .map(([tag]) => tag);
}

function isUnseen(look: ElementLook): boolean {
  return hidesContent(look) || hasLetterSize(look) === false;
}

function lookOf(attributes: string): ElementLook {
  const found = [...attributes.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) =>
      [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
  );
  const { style, hidden } = Object.fromEntries(found);
  return { style, hidden };
}
