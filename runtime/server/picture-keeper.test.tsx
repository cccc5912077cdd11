// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../picture/held-pictures.ts';
import { Picture } from '../picture/picture.tsx';
import { renderTestPage, type TestRender, toDocument } from '../testing/render.ts';
import { register } from '../widget/registered-widget.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#f00"/></svg>';
const asset = (hash: string, extension = 'svg') => ({ hash, extension, width: 10, height: 10 });
const assets = {
  'assets/a.svg': asset('aaa'),
  'assets/b.svg': asset('bbb'),
  'assets/c.jpg': asset('ccc', 'jpg'),
};
const drawing: Drawing = { text: SVG, gzipBytes: 100 };
const drawings: Known = new Map([
  ['aaa', drawing],
  ['bbb', drawing],
  ['ccc', drawing],
]);

type Known = ReadonlyMap<string, Drawing | 'file'>;

const hero = (src: string, id = 'h') => {
  const image = { src, alt: 'A', width: 10, height: 10 };
  return { id, type: 'hero', content: { title: 'Hola', media: { image } } };
};

function render(page: TestRender, known: Known = drawings) {
  const rendered = renderTestPage({ ...page, input: { assets, drawings: known } });
  const document = toDocument(rendered);
  return {
    wanted: rendered.wantedDrawings,
    sources: [...document.querySelectorAll('main img')].map((img) => img.getAttribute('src') ?? ''),
    preloads: document.querySelectorAll('head link[rel="preload"][as="image"]').length,
    allPreloads: document.querySelectorAll('link[rel="preload"][as="image"]').length,
    priorities: document.querySelectorAll('main img[fetchpriority]').length,
  };
}

const island = register(
  'probe',
  () => (
    <Picture image={{ src: 'assets/a.svg', alt: 'A', width: 10, height: 10 }} load="priority" />
  ),
  { hydrate: 'load' },
);

describe('the first drawing with priority', () => {
  it('lies in the page, and nothing is preloaded', () => {
    const { sources, allPreloads, priorities, wanted } = render({
      widgets: [hero('assets/a.svg')],
    });
    const [source = ''] = sources;
    expect(decodeURIComponent(source)).toBe(`data:image/svg+xml,${SVG}`);
    expect([allPreloads, priorities, wanted]).toEqual([0, 0, []]);
  });

  it('is the only one that does', () => {
    const widgets = [hero('assets/a.svg', 'a'), hero('assets/b.svg', 'b')];
    expect(render({ widgets }).sources).toEqual([
      expect.stringMatching(/^data:/),
      '/assets/bbb-10.svg',
    ]);
  });

  it('lies in a page on which a widget crashed', () => {
    const crash = register('crash', () => {
      throw new Error('Se rompió');
    });
    const widgets = [hero('assets/a.svg'), { id: 'roto', type: 'crash', content: {} }];
    const { sources, preloads } = render({ widgets, extra: [crash] });
    expect([sources[0]?.slice(0, 5), preloads]).toEqual(['data:', 0]);
  });

  it('is requested and preloaded where it stays a file of its own', () => {
    const { sources, preloads, wanted } = render(
      { widgets: [hero('assets/a.svg')] },
      new Map([['aaa', 'file']]),
    );
    expect([sources, preloads, wanted]).toEqual([['/assets/aaa-10.svg'], 1, []]);
  });

  it('is asked for where its text is not at hand, and requested meanwhile', () => {
    const { sources, preloads, wanted } = render({ widgets: [hero('assets/a.svg')] }, new Map());
    expect([sources, preloads, wanted]).toEqual([['/assets/aaa-10.svg'], 1, ['aaa']]);
  });

  it('is requested in an island, whose browser has no text of it', () => {
    const widgets = [{ id: 'isla', type: 'probe', content: {} }];
    const { sources, preloads, wanted } = render({ widgets, extra: [island] });
    expect([sources, preloads, wanted]).toEqual([['/assets/aaa-10.svg'], 1, []]);
  });
});

it('a picture of pixels with priority is requested, and later drawings as well', () => {
  const widgets = [hero('assets/c.jpg', 'a'), hero('assets/b.svg', 'b')];
  const { sources, preloads, wanted } = render({ widgets });
  expect([sources, preloads, wanted]).toEqual([
    ['/assets/ccc-10.jpg', '/assets/bbb-10.svg'],
    1,
    [],
  ]);
});

describe('a mark of a company', () => {
  const shapes = { viewBox: '0 0 10 10', markup: '<path d="M1 1"/>' };
  const mark: Drawing = { text: SVG, gzipBytes: 4000, shapes };
  const logos = (...names: readonly string[]) =>
    names.map((name) => ({
      id: name,
      type: 'hero',
      content: {
        title: 'Hola',
        logo: { src: `assets/${name}.svg`, alt: 'Quetzal', width: 10, height: 10 },
      },
    }));

  function renderMarks(page: TestRender, known?: Known) {
    const rendered = renderTestPage({ ...page, input: { assets: markAssets, drawings: known } });
    const document = toDocument(rendered);
    return {
      wanted: rendered.wantedDrawings,
      drawn: [...document.querySelectorAll('main svg[viewBox="0 0 10 10"]')],
      requested: [...document.querySelectorAll('main img')].map((img) => img.getAttribute('src')),
    };
  }
  const markAssets = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [`assets/${name}.svg`, asset(name)]),
  );
  const allKnown: Known = new Map(['a', 'b', 'c', 'd'].map((name) => [name, mark]));

  it('is drawn by the page, with its name', () => {
    const { drawn, requested, wanted } = renderMarks({ widgets: logos('a') }, allKnown);
    const [svg] = drawn;
    expect([svg?.getAttribute('role'), svg?.getAttribute('aria-label')]).toEqual([
      'img',
      'Quetzal',
    ]);
    expect(svg?.innerHTML).toBe('<path d="M1 1"></path>');
    expect([requested, wanted]).toEqual([[], []]);
  });

  it('is requested once the marks before it weigh enough, however often one is shown', () => {
    const widgets = logos('a', 'b', 'c', 'd').map((widget, i) => ({ ...widget, id: `w${i}` }));
    const again = logos('a').map((widget) => ({ ...widget, id: 'again' }));
    const { drawn, requested } = renderMarks({ widgets: [...widgets, ...again] }, allKnown);
    expect(drawn).toHaveLength(3);
    expect(requested).toEqual(['/assets/c-10.svg', '/assets/d-10.svg']);
  });

  it('is asked for where it is not at hand, and requested meanwhile', () => {
    const { requested, wanted } = renderMarks({ widgets: logos('a', 'b') }, new Map());
    expect(requested).toEqual(['/assets/a-10.svg', '/assets/b-10.svg']);
    expect(wanted).toEqual(['a', 'b']);
  });

  it.each([
    ['is no page drawing', 'file' as const],
    ['has more than shapes', { text: SVG, gzipBytes: 100 }],
  ])('that %s is requested', (_, known) => {
    const { requested, wanted } = renderMarks({ widgets: logos('a') }, new Map([['a', known]]));
    expect([requested, wanted]).toEqual([['/assets/a-10.svg'], []]);
  });

  it('is requested where the page was given no drawings', () => {
    expect(renderMarks({ widgets: logos('a') }).requested).toEqual(['/assets/a-10.svg']);
  });

  it('is requested in an island, whose browser has only its address', () => {
    const probe = register(
      'probe',
      () => <Picture image={{ src: 'assets/a.svg', alt: 'A', width: 10, height: 10 }} isMark />,
      { hydrate: 'load' },
    );
    const widgets = [{ id: 'isla', type: 'probe', content: {} }];
    const { requested, wanted } = renderMarks({ widgets, extra: [probe] }, allKnown);
    expect([requested, wanted]).toEqual([['/assets/a-10.svg'], []]);
  });
});
