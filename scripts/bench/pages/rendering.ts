import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { pageScripts } from '../../../runtime/server/client-entries.ts';
import { projectRoot } from '../../base/project-root.ts';
import { callsPerSecond } from '../../measure/calls-per-second.ts';
import { type Figure, median } from '../../measure/figures.ts';
import { builtRuntime } from '../../product/built-runtime.ts';

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
  const { createRenderer, sanitisePage } = await builtRuntime();
  const folder = path.join(projectRoot, 'pages', site);
  const settings = unwrap(parseSiteText(readFileSync(path.join(folder, 'site.json'), 'utf8')));
  const parsed = unwrap(
    parsePageText(readFileSync(path.join(folder, `${pageId}.page.json`), 'utf8')),
  );
  const page = sanitisePage(
    parsed,
    (html) => html as ReturnType<Parameters<typeof sanitisePage>[1]>,
  );
  const renderer = createRenderer({
    page: pageScripts((name) => `/${name}.js`),
    enhance: {},
    islands: {},
    imports: {},
  });
  const ours = () =>
    renderer.renderPage({
      site: settings,
      page,
      variant: null,
      path: parsed.url,
      params: {},
      query: '',
      now: Date.now(),
      origin: 'https://x.example',
      assets: {},
    });
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

function unwrap<T>(
  result: { ok: true; value: T } | { ok: false; problems: readonly unknown[] },
): T {
  if (result.ok) return result.value;
  throw new Error(`The bench's document is invalid: ${JSON.stringify(result.problems)}`);
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
