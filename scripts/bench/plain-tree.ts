import { JSDOM } from 'jsdom';
import { createElement, type ReactNode } from 'react';

/** React's names for attributes that HTML spells otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  enterkeyhint: 'enterKeyHint',
  inputmode: 'inputMode',
  fetchpriority: 'fetchPriority',
  srcset: 'srcSet',
  viewbox: 'viewBox',
};

/**
 * The body of a page as plain React elements: the same markup without widgets, contexts or documents, which is
 * the least that React itself costs.
 */
export function plainTree(html: string): ReactNode {
  const { document, Node } = new JSDOM(html).window;
  return [...document.body.childNodes].map((node, key) => toElement(node, key));

  function toElement(node: ChildNode, key: number): ReactNode {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE) return null;
    const element = node as Element;
    const attributes = [...element.attributes].map(({ name, value }) => [
      NAMES[name] ?? name,
      value === '' && name !== 'alt' && !name.startsWith('data-') ? true : value,
    ]);
    const props: Record<string, unknown> = { ...Object.fromEntries(attributes), key };
    const children = [...element.childNodes].map(toElement);
    return children.length > 0
      ? createElement(element.localName, props, children)
      : createElement(element.localName, props);
  }
}
