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

/** HTML writes these without a value. */
const BOOLEAN = new Set(['inert', 'open', 'controls', 'required', 'hidden']);

/**
 * A component that draws the body of a page with React and nothing else: no documents, no widgets, no contexts, one
 * element after the other. It is the least that this markup costs with React.
 */
export function plainBody(html: string): () => ReactNode {
  const { document, Node } = new JSDOM(html.replace(/<style>[\s\S]*?<\/style>/, '')).window;
  const draw = drawAll(document.body);
  return () => draw();

  function drawAll(parent: Element): () => ReactNode[] {
    const children = [...parent.childNodes].map(toDrawing);
    return () => children.map((child, key) => child(key));
  }

  function toDrawing(node: ChildNode): (key: number) => ReactNode {
    if (node.nodeType === Node.TEXT_NODE) return () => node.textContent;
    if (node.nodeType !== Node.ELEMENT_NODE) return () => null;
    const element = node as Element;
    const attributes = [...element.attributes].map(({ name, value }) => [
      NAMES[name] ?? name,
      value === '' && BOOLEAN.has(name) ? true : value,
    ]);
    const props: Record<string, unknown> = Object.fromEntries(attributes);
    if (element.childNodes.length === 0) {
      return (key) => createElement(element.localName, { ...props, key });
    }
    const children = drawAll(element);
    return (key) => createElement(element.localName, { ...props, key }, ...children());
  }
}
