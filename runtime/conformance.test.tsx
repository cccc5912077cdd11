// @vitest-environment jsdom
// What every widget must hold. New widgets are found by themselves.

import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { memoize, once } from 'lodash-es';
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isKnown } from '#schemas/documents/is-known.ts';
import { currentVersion } from '#schemas/documents/widget-version.ts';
import { parsePage } from '#schemas/parse/parse-page.ts';
import { canvasRegistry, loadLaterWidgets } from './canvas/canvas-registry.ts';
import { toPageContext } from './context/to-page-context.ts';
import { NO_RESULTS } from './data/query.ts';
import { sampleRegistry } from './generated/sample-registry.ts';
import { serverRegistry } from './generated/server-registry.ts';
import { IslandRoot } from './islands/island-root.tsx';
import { createPageData, testPage } from './testing/page.ts';
import { renderTestPage, toDocument } from './testing/render.ts';
import { testSite } from './testing/site.ts';

const types = [...serverRegistry.keys()];

const cases = Object.entries(sampleRegistry).flatMap(([type, samples]) =>
  samples.map((sample) => ({ type, name: sample.name, content: sample.content })),
);

function widgetPage({ type, content }: { type: string; content: object }) {
  return { widgets: [{ id: 'w1', type, version: currentVersion(type), content }] };
}

/** Of these and its name an element looks where there are no styles, which jsdom would look up anew for each. */
const LOOKS = ['hidden', 'open', 'type', 'dir', 'style'];
const plainStyle = memoize(getComputedStyle, (element, pseudo) =>
  [element.localName, pseudo, ...LOOKS.map((name) => String(element.getAttribute(name)))].join(),
);

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await loadLaterWidgets();
  // Importing the widgets has put their styles here: axe would weigh each of them for every element.
  document.head.replaceChildren();
  vi.stubGlobal('getComputedStyle', plainStyle);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe.each(types)('%s', (type) => {
  it('has at least three samples', () => {
    expect(sampleRegistry[type]?.length).toBeGreaterThanOrEqual(3);
  });

  it('is in the editor too', () => {
    expect(canvasRegistry.has(type)).toBe(true);
  });

  it('styles by tokens and containers, never by viewport', () => {
    const css = readFileSync(`runtime/widgets/${type}/${type}.module.css`, 'utf8');
    expect(css).not.toMatch(/\d(?:vw|vh|dvh|svh)\b/);
    expect(css).not.toMatch(/@media[^{]*width/);
  });
});

describe.each(cases)('$type: $name', ({ type, content }) => {
  // Once for all that is asked of it.
  const rendered = once(() => renderTestPage(widgetPage({ type, content })));
  const served = once(() => toDocument(rendered()));

  it('has content its schema accepts', () => {
    const parsed = parsePage(createPageData(widgetPage({ type, content })));
    expect(parsed.ok ? parsed.value.widgets.every(isKnown) : parsed.problems).toBe(true);
  });

  it('is visible in the served HTML', () => {
    const section = served().getElementById('s-seccion-w1');
    expect(rendered().widgetErrors).toEqual([]);
    expect(
      section?.querySelector('h1,h2,h3,h4,p,a,img,summary,figure,footer,header,div'),
    ).toBeTruthy();
    expect(section?.innerHTML.length).toBeGreaterThan(20);
  });

  it('serves no style attribute and no inline script but those of which the policy has the hash', () => {
    const { html, scripts } = rendered();
    expect(html).not.toContain(' style="');
    const inline = served().querySelectorAll('script:not([src]):not([type="application/json"])');
    expect([...inline].map(({ textContent }) => textContent)).toEqual(scripts);
    expect(html).not.toMatch(/ on[a-z]+="/);
  });

  it('has no accessibility violation that markup alone can show', async () => {
    document.documentElement.lang = 'es';
    document.body.replaceChildren(...served().body.cloneNode(true).childNodes);
    const { violations } = await axe.run(document.body, {
      // Frames hold documents of their own, which no one loads here.
      iframes: false,
      resultTypes: ['violations'],
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  it('hydrates without a warning', async () => {
    const widget = serverRegistry.get(type);
    if (!widget) throw new Error(`No widget ${type}`);
    const page = testPage(widgetPage({ type, content }));
    const context = toPageContext({
      site: testSite(),
      page,
      path: '/prueba',
      params: {},
      query: '',
      now: 0,
      assets: {},
    });
    const tree = (
      <IslandRoot
        widget={widget}
        id="w1"
        content={page.widgets[0]?.content ?? {}}
        page={context}
        results={NO_RESULTS}
      />
    );
    const host = document.createElement('div');
    host.innerHTML = renderToString(tree, { identifierPrefix: 'w1' });
    // React looks for the children of a template in it, where only React would have put them; no island has one.
    for (const template of host.querySelectorAll('template')) template.append(template.content);
    document.body.append(host);
    const errors: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...told) => void errors.push(told));
    const root = await act(() =>
      hydrateRoot(host, tree, {
        identifierPrefix: 'w1',
        onRecoverableError: (error) => errors.push(error),
      }),
    );
    await act(() => root.unmount());
    expect(errors).toEqual([]);
  });
});

it('draws in a plain React root as the editor does', async () => {
  const hero = canvasRegistry.get('hero');
  if (!hero) throw new Error('No hero');
  const host = document.body.appendChild(document.createElement('div'));
  const page = testPage(widgetPage({ type: 'hero', content: { title: 'Hola' } }));
  const context = toPageContext({
    site: testSite(),
    page,
    path: '/',
    params: {},
    query: '',
    now: 0,
    assets: {},
  });
  const root = createRoot(host);
  await act(() =>
    root.render(
      <IslandRoot
        widget={hero}
        id="w1"
        content={{ title: 'Hola' }}
        page={context}
        results={NO_RESULTS}
      />,
    ),
  );
  expect(host.querySelector('h1')?.textContent).toBe('Hola');
  await act(() => root.unmount());
});
