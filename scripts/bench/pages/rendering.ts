import { JSDOM } from 'jsdom';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { pageScripts } from '../../../runtime/server/client-entries.ts';
import { callsPerSecond } from '../../measure/calls-per-second.ts';
import { type Figure, median } from '../../measure/figures.ts';
import { builtRuntime } from '../../product/built-runtime.ts';
import { readShippedPage } from './shipped-page.ts';

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

const ROUNDS = 7;
const ROUND_MS = 400;

/** Share of plain `renderToString` that rendering a document must reach. */
const MIN_SHARE = 0.7;

/**
 * Pages per second from a parsed document to the whole HTML, beside plain `renderToString` of the same body.
 * Rounds of both alternate, so that a busy machine slows both.
 */
export async function measureRendering(site: string, pageId: string): Promise<Figure[]> {
  const { createRenderer } = await builtRuntime();
  const input = await readShippedPage(site, pageId);
  const renderer = createRenderer({
    page: pageScripts((name) => `/${name}.js`),
    enhance: {},
    islands: {},
    imports: {},
  });
  const ours = () => renderer.renderPage(input);
  const Plain = plainBody(ours().html);
  const plain = () => renderToString(createElement(Plain));
  const [oursRate, plainRate] = alternate(ours, plain);
  const group = 'rendering';
  return [
    { group, name: `${pageId}: document to HTML`, value: oursRate, unit: 'pages/s' },
    {
      group,
      name: `${pageId}: plain renderToString of its body`,
      value: plainRate,
      unit: 'pages/s',
    },
    {
      group,
      name: `${pageId}: share of plain`,
      value: oursRate / plainRate,
      unit: '×',
      bar: { atLeast: MIN_SHARE },
    },
  ];
}

function alternate(first: () => unknown, second: () => unknown): [number, number] {
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    rates[0].push(callsPerSecond(first, ROUND_MS));
    rates[1].push(callsPerSecond(second, ROUND_MS));
  }
  return [median(rates[0]), median(rates[1])];
}

/**
 * A component that draws the body of a page with React and nothing else: no documents, no widgets, no contexts, one
 * element after the other. It is the least that this markup costs with React.
 */
function plainBody(html: string): () => ReactNode {
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
