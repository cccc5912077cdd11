export interface Anchor {
  readonly href: string;
  /** Without tags; spaces written as entities are spaces. */
  readonly text: string;
}

const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;
const SPACE_ENTITY = /&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|#160|#xa0|#8203|#x200b);?/gi;

/** The links of HTML that lead somewhere, as far as a tolerant scan finds them. */
export function anchorsIn(html: string): Anchor[] {
  // Each piece is looked at once, which keeps unclosed tags from taking quadratic time.
  const [, ...pieces] = html.split(/<a(?=\s)/i);
  return pieces.flatMap(anchorOf);
}

/** The targets of the links in HTML. */
export function hrefsIn(html: string): string[] {
  return anchorsIn(html).map(({ href }) => href);
}

/** @param piece what follows `<a`, up to the next link */
function anchorOf(piece: string): Anchor[] {
  const [attributes = '', ...after] = piece.split(/(?=[<>])/);
  if (after[0]?.startsWith('>') !== true) return [];
  const href = hrefOf(attributes);
  return href === undefined ? [] : [{ href, text: textOf(after.join('').slice(1)) }];
}

function textOf(content: string): string {
  const [inside = ''] = content.split(/<\/a\b/i, 1);
  return inside.replace(/<[^<>]*>/g, '').replace(SPACE_ENTITY, ' ');
}

function hrefOf(attributes: string): string | undefined {
  for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare;
    if (name.toLowerCase() === 'href' && value !== undefined) return value.replaceAll('&amp;', '&');
  }
  return undefined;
}
