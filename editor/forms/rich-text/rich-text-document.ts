import {
  DOMSerializer,
  type Node,
  DOMParser as NodeParser,
  type ParseOptions,
  type Schema,
} from '@tiptap/pm/model';
import { allowedAttributes, allowedTags } from '#runtime/index.ts';

const MARKS = 'code, strong, em, u, s, sub, sup, a';
/** Elements that say nothing when they hold nothing. */
const HOLLOW = `p, h2, h3, h4, ul, ol, li, blockquote, pre, ${MARKS}`;

/** What fills an element that has no text. */
const FILLING = 'hr, table';

/** Reads HTML of any origin: what the schema does not know is left out, and nothing of it runs. */
export function parseRichText(schema: Schema, html: string, options?: ParseOptions): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return NodeParser.fromSchema(schema).parse(body, options);
}

const KNOWN: ReadonlySet<string> = new Set(allowedTags);

export function isRichText({ localName }: Element): boolean {
  return KNOWN.has(localName);
}

export function serialiseRichText(node: Node): string {
  const inert = document.implementation.createHTMLDocument('');
  const content = DOMSerializer.fromSchema(node.type.schema).serializeFragment(node.content, {
    document: inert,
  });
  inert.body.append(content);
  return toCanonicalHtml(inert.body);
}

/** The one way in which a rich text is written; the element is changed on the way. */
function toCanonicalHtml(root: Element): string {
  for (const element of deepestFirst(root)) {
    stripAttributes(element);
    if (isHollow(element)) removeHollow(element);
    else if (element.matches('li, td, th')) unwrapOnlyParagraph(element);
  }
  return root.innerHTML;
}

/** @returns elements below a root, children before their parents */
function deepestFirst(root: Element): readonly Element[] {
  return [...root.querySelectorAll('*')].reverse();
}

export function stripAttributes(element: Element): void {
  const allowed = allowedAttributes[element.tagName.toLowerCase()] ?? [];
  for (const name of element.getAttributeNames())
    if (!allowed.includes(name)) element.removeAttribute(name);
}

function isHollow(element: Element): boolean {
  return (
    element.matches(HOLLOW) &&
    (element.textContent ?? '').trim() === '' &&
    element.querySelector(FILLING) === null
  );
}

/** The blank between two bold links is bold too, and parts them. */
function removeHollow(element: Element): void {
  if (element.matches(MARKS)) element.replaceWith(...element.childNodes);
  else element.remove();
}

/** `<li><p>a</p><ul>…</ul></li>` is written `<li>a<ul>…</ul></li>`. */
function unwrapOnlyParagraph(element: Element): void {
  const [first, ...others] = [...element.children];
  const isOnly = others.every((other) => other.matches('ul, ol'));
  const startsWithIt = first !== undefined && element.firstChild === first;
  if (startsWithIt && isOnly && first.tagName === 'P' && first.attributes.length === 0)
    first.replaceWith(...first.childNodes);
}
