// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { useId } from 'react';
import { describe, expect, it } from 'vitest';
import type { SectionNode } from '#schemas/documents/documents.ts';
import { WidgetSlot } from '../islands/slot.tsx';
import { testPage } from '../testing/page.ts';
import { renderTestPage, toDocument } from '../testing/render.ts';
import { register } from '../widget/registered-widget.ts';
import type { WidgetProps } from '../widget/widget-props.ts';

const heading = (id: string, text: string) => ({
  id,
  type: 'heading',
  content: { text, level: 2 },
});

const crash = register('crash', ({ content }: WidgetProps<{ error?: unknown }>) => {
  throw 'error' in content ? content.error : new Error('Se rompió');
});

const island = register(
  'probe',
  ({ content }: WidgetProps<{ text: string; slotId?: string }>) => (
    <p>
      <label htmlFor={useId()}>{content.text}</label>
      {content.slotId !== undefined && <WidgetSlot widgetId={content.slotId} />}
    </p>
  ),
  { hydrate: 'visible' },
);

const logo = { src: 'assets/logo.svg', alt: 'Logo', width: 10, height: 10 };

describe('a broken widget', () => {
  const page = {
    widgets: [
      heading('antes', 'Antes'),
      { id: 'roto', type: 'crash', content: {} },
      heading('despues', 'Después'),
    ],
    extra: [crash],
  };

  it('shows the error box with its message and leaves its neighbours alone', () => {
    const { body } = toDocument(renderTestPage(page));
    expect(body.textContent).toContain('Antes');
    expect(body.textContent).toContain('Después');
    expect(body.querySelector('[role="alert"]')?.textContent).toBe(
      'Error rendering widgetSe rompió',
    );
  });

  it("says 'Unknown error' for what is not an Error", () => {
    const widgets = [{ id: 'roto', type: 'crash', content: { error: 'texto' } }];
    const { body } = toDocument(renderTestPage({ widgets, extra: [crash] }));
    expect(body.querySelector('[role="alert"]')?.textContent).toBe(
      'Error rendering widgetUnknown error',
    );
  });

  it('reports which widget threw what', () => {
    const [error] = renderTestPage(page).widgetErrors;
    expect(error).toMatchObject({
      widgetId: 'roto',
      widgetType: 'crash',
      error: new Error('Se rompió'),
    });
  });

  it('hides the box where the site hides widget errors', () => {
    const { body } = toDocument(renderTestPage({ ...page, site: { showWidgetErrors: false } }));
    expect(body.querySelector('[role="alert"]')).toBeNull();
    expect(body.textContent).toContain('Después');
  });
});

it("shows 'Error: Widget not found' with the id that is missing", () => {
  const sections = [{ sectionId: 's', widgetId: 'fantasma' }];
  const { body } = toDocument(renderTestPage({ sections }));
  expect(body.querySelector('[role="alert"]')?.textContent).toBe('Error: Widget not foundfantasma');
});

it('puts a placeholder where a widget is of an unknown type', () => {
  const widgets = [{ id: 'nuevo', type: 'hologram', content: { a: 1 } }, heading('h', 'Sigue')];
  const { body } = toDocument(renderTestPage({ widgets }));
  expect(body.textContent).toContain('Este contenido necesita una versión más nueva del sitio.');
  expect(body.textContent).toContain('Sigue');
});

describe('an island', () => {
  it('is rendered in place with its trigger, its chunk and its content as JSON', () => {
    const widgets = [{ id: 'isla', type: 'probe', content: { text: '</script><b>Hola' } }];
    const rendered = renderTestPage({ widgets, extra: [island] });
    const element = toDocument(rendered).querySelector<HTMLElement>('[data-island="probe"]');
    expect(element?.dataset).toMatchObject({ on: 'visible', src: '/build/probe.js' });
    expect(element?.textContent).toBe('</script><b>Hola');
    expect(JSON.parse(element?.nextElementSibling?.textContent ?? '')).toEqual({
      id: 'isla',
      content: { text: '</script><b>Hola' },
    });
  });

  it('has ids with its own prefix, so that two of a kind never clash', () => {
    const widgets = ['a', 'b'].map((id) => ({ id, type: 'probe', content: { text: id } }));
    const document = toDocument(renderTestPage({ widgets, extra: [island] }));
    const ids = [...document.querySelectorAll('label')].map((label) => label.htmlFor);
    expect(new Set(ids).size).toBe(2);
  });

  it('slots another widget as server HTML', () => {
    const widgets = [
      { id: 'isla', type: 'probe', content: { text: 'x', slotId: 'h' } },
      heading('h', 'Dentro'),
    ];
    const sections = [{ sectionId: 's', widgetId: 'isla' }];
    const document = toDocument(renderTestPage({ widgets, sections, extra: [island] }));
    expect(document.querySelector('[data-island] [data-slot="h"] h2')?.textContent).toBe('Dentro');
  });
});

describe('the scripts of a page', () => {
  const sources = (page: Parameters<typeof renderTestPage>[0]) =>
    [...toDocument(renderTestPage(page)).querySelectorAll<HTMLScriptElement>('script[src]')].map(
      ({ src }) => new URL(src).pathname,
    );

  it('are none where nothing needs one', () => {
    expect(sources({ widgets: [heading('h', 'Hola')] })).toEqual([]);
  });

  it('hold the loader for islands, the tracking for tracked links', () => {
    expect(
      sources({ widgets: [{ id: 'i', type: 'probe', content: { text: '' } }], extra: [island] }),
    ).toEqual(['/build/loader.js']);
    const cta = { label: 'Ir', href: '/home' };
    expect(
      sources({ widgets: [{ id: 'h', type: 'hero', content: { title: 'Hola', cta } }] }),
    ).toEqual(['/build/tracking.js']);
  });

  it('come with what they import, each file named once', () => {
    const content = {
      ...{ heading: 'Cookies', text: '¿Nos dejas medir?', version: 1 },
      categories: [{ id: 'medicion', name: 'Medición', description: 'Cuenta visitas.' }],
    };
    const rendered = renderTestPage({
      widgets: [
        { id: 'h', type: 'header', content: { logo, links: [] } },
        { id: 'c', type: 'cookie-consent', content },
      ],
    });
    const preloads = toDocument(rendered).querySelectorAll('link[rel="modulepreload"]');
    expect([...preloads].map((link) => link.getAttribute('href'))).toEqual([
      '/build/marks.js',
      '/build/consent.js',
    ]);
    expect(rendered.scripts).toHaveLength(2);
  });

  it('hold the animation script only where a section animates', () => {
    const sections = [
      { sectionId: 's', widgetId: 'h', options: { animation: 'FADE_IN' as const } },
    ];
    expect(sources({ widgets: [heading('h', 'Hola')], sections })).toEqual([
      '/build/entry-animation.js',
    ]);
  });

  it('hold the one that draws later bands only on pages that are long', () => {
    const widgets = ['a', 'b', 'c', 'd'].map((id) => heading(id, 'Hola'));
    expect(sources({ widgets })).toEqual(['/build/draw-bands.js']);
    expect(renderTestPage({ widgets }).html).toContain('<body class="rb-page rb-lazy">');
    expect(renderTestPage({ widgets: widgets.slice(1) }).html).toContain('<body class="rb-page">');
  });
});

describe('the head', () => {
  it('gives the hash-able text of its one stylesheet', () => {
    const rendered = renderTestPage({ widgets: [heading('h', 'Hola')] });
    const style = toDocument(rendered).querySelector('style')?.textContent ?? '';
    const digest = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(rendered.styles.map(digest)).toEqual([digest(style)]);
  });

  it('escapes titles and descriptions', () => {
    const { html } = renderTestPage({
      site: { name: '"><script>alert(1)</script>' },
      widgets: [heading('h', '<img src=x onerror=alert(1)>')],
    });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  });

  it('preloads the first priority picture', () => {
    const image = { src: 'assets/a.svg', alt: 'A', width: 10, height: 10 };
    const widgets = [{ id: 'h', type: 'hero', content: { title: 'Hola', media: { image } } }];
    const assets = { 'assets/a.svg': { hash: 'abc', extension: 'svg', width: 10, height: 10 } };
    const document = toDocument(renderTestPage({ widgets, input: { assets } }));
    expect(document.querySelector('link[rel="preload"][as="image"]')?.getAttribute('href')).toBe(
      '/assets/abc-10.svg',
    );
  });

  it('names the canonical address with the prefix, whatever path was asked for', () => {
    const document = toDocument(
      renderTestPage({ site: { sitePrefix: 'norte' }, url: '/términos', input: { path: '/otra' } }),
    );
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://empleos.example/norte/t%C3%A9rminos',
    );
  });
});

describe('the /p/ variant', () => {
  const widgets = [
    {
      id: 'h',
      type: 'heading',
      content: { text: 'Normal', level: 1 },
      variants: { p: { text: 'Campaña' } },
    },
  ];
  const title = (variant: 'p' | null) =>
    toDocument(renderTestPage({ widgets, input: { variant } })).querySelector('h1')?.textContent;

  it('lays its values over the content', () => {
    expect(title('p')).toBe('Campaña');
    expect(title(null)).toBe('Normal');
  });
});

describe('the root of the layout', () => {
  const rootDocument = (layout: SectionNode) => {
    const page = testPage({ widgets: [heading('h', 'Hola')] });
    const metadata = { ...page.metadata, layout };
    return toDocument(renderTestPage({ input: { page: { ...page, metadata } } }));
  };

  it('has the options of any section', () => {
    const options = {
      childDirection: 'horizontal',
      animation: 'FADE_IN',
      desktopOnly: true,
    } as const;
    const subSections = [{ sectionId: 'a', widgetId: 'h' }];
    const root = rootDocument({ sectionId: 'root', options, subSections }).getElementById('s-root');
    expect(root?.classList).toHaveLength(3);
    expect(root?.hasAttribute('data-animate')).toBe(true);
  });

  it('may show a widget itself, once', () => {
    const document = rootDocument({ sectionId: 'root', widgetId: 'h' });
    expect(document.querySelectorAll('#s-root')).toHaveLength(1);
    expect(document.querySelector('main > #s-root > * h2, main > #s-root > h2')).not.toBeNull();
  });
});

it('loads nothing for a widget that no section shows', () => {
  const widgets = [heading('h', 'Hola'), { id: 'i', type: 'probe', content: { text: '' } }];
  const sections = [{ sectionId: 's', widgetId: 'h' }];
  const document = toDocument(renderTestPage({ widgets, sections, extra: [island] }));
  expect(document.querySelectorAll('script[src]')).toHaveLength(0);
});

it('preloads the priority picture of a page on which a widget crashed', () => {
  const image = { src: 'assets/a.svg', alt: 'A', width: 10, height: 10 };
  const widgets = [
    { id: 'h', type: 'hero', content: { title: 'Hola', media: { image } } },
    { id: 'roto', type: 'crash', content: {} },
  ];
  const assets = { 'assets/a.svg': { hash: 'abc', extension: 'svg', width: 10, height: 10 } };
  const document = toDocument(renderTestPage({ widgets, extra: [crash], input: { assets } }));
  expect(document.querySelector('link[rel="preload"][as="image"]')).not.toBeNull();
});

it('gives islands the pictures and videos of the variant they show', () => {
  const asset = { hash: 'abc', extension: 'svg', width: 10, height: 10 };
  const assets = { 'assets/p.svg': asset, 'assets/a.mp4': asset, 'assets/other.svg': asset };
  const image = (src: string) => ({ src, alt: 'A', width: 10, height: 10 });
  const media = (src: string) => ({ image: image(src), video: 'assets/a.mp4' });
  const widgets = [
    {
      id: 'h',
      type: 'hero',
      content: { title: 'Hola', media: media('assets/a.svg') },
      variants: { p: { media: media('assets/p.svg') } },
    },
  ];
  const heroIsland = register('hero', () => <p />, { hydrate: 'load' });
  const rendered = renderTestPage({
    widgets,
    extra: [heroIsland],
    input: { assets, variant: 'p' },
  });
  const data = toDocument(rendered).getElementById('rumbo-page')?.textContent ?? '';
  expect(Object.keys(JSON.parse(data).assets)).toEqual(['assets/p.svg', 'assets/a.mp4']);
});

it('is the same at every moment for islands that do not read the time', () => {
  const island = register('heading', () => <p />, { hydrate: 'load' });
  const at = (now: number) =>
    renderTestPage({ widgets: [heading('h', 'Hola')], extra: [island], input: { now } }).html;
  expect(at(1_000_000)).toContain('id="rumbo-page"');
  expect(at(1_000_000)).toBe(at(2_000_000));
});

it('keeps header and footer outside main', () => {
  const widgets = [
    { id: 'cabeza', type: 'header', content: { logo, links: [] } },
    heading('h', 'Hola'),
    { id: 'pie', type: 'footer', content: { year: 2024, owner: 'X', links: [] } },
  ];
  const document = toDocument(renderTestPage({ widgets }));
  expect(document.querySelector('main header, main footer')).toBeNull();
  expect(document.querySelector('main h2')?.textContent).toBe('Hola');
});

describe('widgets that show other widgets', () => {
  const tabs = (id: string, ...shown: string[]) => ({
    id,
    type: 'tabs',
    content: { tabs: shown.map((widgetId, index) => ({ name: `Parte ${index}`, widgetId })) },
  });
  const text = { id: 'texto', type: 'rich-text', content: { html: '<p>Una vez</p>' } };
  const sections = [{ sectionId: 'seccion', widgetId: 'a' }];

  it('are not shown again inside themselves', () => {
    const widgets = [tabs('a', 'b', 'texto'), tabs('b', 'a'), text];
    const { html } = renderTestPage({ widgets, sections });
    expect(html).toContain('<span lang="en">It shows itself: a → b → a</span>');
    expect(html.match(/Una vez/g)).toHaveLength(1);
  });

  it('draw no more widgets than a page may have, however they multiply', () => {
    const levels = ['a', 'b', 'c', 'texto'];
    const widgets = levels
      .slice(0, -1)
      .map((id, level) => tabs(id, ...Array(40).fill(levels[level + 1])));
    const { html, widgetErrors } = renderTestPage({ widgets: [...widgets, text], sections });
    expect(html.match(/Una vez/g)?.length).toBeLessThan(2000);
    expect(widgetErrors).toHaveLength(1);
  });
});
