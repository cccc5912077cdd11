import { allowedAttributes } from '#runtime/index.ts';

/** Elements that say nothing when they hold nothing. */
const HOLLOW = 'p, h2, h3, h4, ul, ol, li, blockquote, pre, code, strong, em, u, s, sub, sup, a';

/** What fills an element that has no text. */
const FILLING = 'hr, table';

/** The one way in which a rich text is written; the element is changed on the way. */
export function toCanonicalHtml(root: Element): string {
  for (const element of deepestFirst(root)) {
    stripAttributes(element);
    if (isHollow(element)) element.remove();
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

/** `<li><p>a</p><ul>…</ul></li>` is written `<li>a<ul>…</ul></li>`. */
function unwrapOnlyParagraph(element: Element): void {
  const [first, ...others] = [...element.children];
  const isOnly = others.every((other) => other.matches('ul, ol'));
  const startsWithIt = first !== undefined && element.firstChild === first;
  if (startsWithIt && isOnly && first.tagName === 'P' && first.attributes.length === 0)
    first.replaceWith(...first.childNodes);
}
