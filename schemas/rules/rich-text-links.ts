// A `<` ends the search for the end of a tag, which keeps unclosed tags from taking quadratic time.
const ANCHOR = /<a\s([^<>]*)>/gi;
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/** The targets of the links in HTML, as far as a tolerant scan finds them. */
export function hrefsIn(html: string): string[] {
  return [...html.matchAll(ANCHOR)].flatMap(([, attributes = '']) => hrefOf(attributes));
}

function hrefOf(attributes: string): string[] {
  for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare;
    if (name.toLowerCase() === 'href' && value !== undefined)
      return [value.replaceAll('&amp;', '&')];
  }
  return [];
}
