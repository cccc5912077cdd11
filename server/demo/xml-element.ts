/** Everything that XML 1.0 does not allow in a document, section 2.2. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** An element with text, or nothing at all where there is no text. */
export function xmlElement(name: string, text: string | number | undefined): string {
  if (text === undefined || text === '') return '';
  const content = typeof text === 'number' ? String(text) : cdata(text);
  return `<${name}>${content}</${name}>`;
}

/** An element around others. */
export function xmlParent(name: string, children: readonly string[]): string {
  const content = children.join('');
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}

/** `]]>` would end a section early, so it is cut in two. */
function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
