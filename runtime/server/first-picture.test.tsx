// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Picture } from '../picture/picture.tsx';
import { renderTestPage, type TestRender, toDocument } from '../testing/render.ts';
import { defineWidget } from '../widget/define-widget.ts';
import { register } from '../widget/registered-widget.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#f00"/></svg>';
const asset = (hash: string, extension = 'svg') => ({ hash, extension, width: 10, height: 10 });
const assets = {
  'assets/a.svg': asset('aaa'),
  'assets/b.svg': asset('bbb'),
  'assets/c.jpg': asset('ccc', 'jpg'),
};
const drawings = new Map([
  ['aaa', SVG],
  ['bbb', SVG],
  ['ccc', SVG],
]);

const hero = (src: string, id = 'h') => {
  const image = { src, alt: 'A', width: 10, height: 10 };
  return { id, type: 'hero', content: { title: 'Hola', media: { image } } };
};

function render(page: TestRender, texts: ReadonlyMap<string, string> | undefined = drawings) {
  const rendered = renderTestPage({ ...page, input: { assets, drawings: texts } });
  const document = toDocument(rendered);
  return {
    wanted: rendered.wantedDrawing,
    sources: [...document.querySelectorAll('main img')].map((img) => img.getAttribute('src') ?? ''),
    preloads: document.querySelectorAll('head link[rel="preload"][as="image"]').length,
    allPreloads: document.querySelectorAll('link[rel="preload"][as="image"]').length,
    priorities: document.querySelectorAll('main img[fetchpriority]').length,
  };
}

const island = register(defineWidget({ type: 'probe', hydrate: 'load' }), () => (
  <Picture image={{ src: 'assets/a.svg', alt: 'A', width: 10, height: 10 }} load="priority" />
));

describe('the first drawing with priority', () => {
  it('lies in the page, and nothing is preloaded', () => {
    const { sources, allPreloads, priorities, wanted } = render({
      widgets: [hero('assets/a.svg')],
    });
    const [source = ''] = sources;
    expect(decodeURIComponent(source)).toBe(`data:image/svg+xml,${SVG}`);
    expect([allPreloads, priorities, wanted]).toEqual([0, 0, undefined]);
  });

  it('is the only one that does', () => {
    const widgets = [hero('assets/a.svg', 'a'), hero('assets/b.svg', 'b')];
    expect(render({ widgets }).sources).toEqual([
      expect.stringMatching(/^data:/),
      '/assets/bbb-10.svg',
    ]);
  });

  it('lies in a page on which a widget crashed', () => {
    const crash = register(defineWidget({ type: 'crash', hydrate: null }), () => {
      throw new Error('Se rompió');
    });
    const widgets = [hero('assets/a.svg'), { id: 'roto', type: 'crash', content: {} }];
    const { sources, preloads } = render({ widgets, extra: [crash] });
    expect([sources[0]?.slice(0, 5), preloads]).toEqual(['data:', 0]);
  });

  it('is requested and preloaded where it stays a file of its own', () => {
    const { sources, preloads, wanted } = render(
      { widgets: [hero('assets/a.svg')] },
      new Map([['aaa', '']]),
    );
    expect([sources, preloads, wanted]).toEqual([['/assets/aaa-10.svg'], 1, undefined]);
  });

  it('is asked for where its text is not at hand, and requested meanwhile', () => {
    const { sources, preloads, wanted } = render({ widgets: [hero('assets/a.svg')] }, new Map());
    expect([sources, preloads, wanted]).toEqual([['/assets/aaa-10.svg'], 1, 'aaa']);
  });

  it('is requested in an island, whose browser has no text of it', () => {
    const widgets = [{ id: 'isla', type: 'probe', content: {} }];
    const { sources, preloads, wanted } = render({ widgets, extra: [island] });
    expect([sources, preloads, wanted]).toEqual([['/assets/aaa-10.svg'], 1, undefined]);
  });
});

it('a picture of pixels with priority is requested, and later drawings as well', () => {
  const widgets = [hero('assets/c.jpg', 'a'), hero('assets/b.svg', 'b')];
  const { sources, preloads, wanted } = render({ widgets });
  expect([sources, preloads, wanted]).toEqual([
    ['/assets/ccc-10.jpg', '/assets/bbb-10.svg'],
    1,
    undefined,
  ]);
});
