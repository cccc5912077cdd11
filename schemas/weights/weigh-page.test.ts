import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TypeWeight, WeightTable } from '../definitions/weight-table.ts';
import {
  buttonData,
  examplePage,
  exampleSite,
  headingData,
  imageData,
  metadataData,
  pageData,
} from '../testing/documents.ts';
import { weighPage, weighPageAtMost } from './weigh-page.ts';

const PLAIN: TypeWeight = {
  html: { fixed: 100, field: 10, repeat: 1 },
  css: 200,
  parts: [],
  scripts: [],
  tracked: false,
  pictures: {},
};

const weights: WeightTable = {
  page: {
    html: 500,
    css: 3000,
    sectionHtml: 3,
    sectionCss: 2,
    vectorHtml: 15,
    rasterHtml: 95,
    iconHtml: 66,
  },
  parts: { carousel: 400 },
  scripts: {
    tracking: 250,
    track: 100,
    'enhance-button': 80,
    'entry-animation': 440,
    'draw-bands': 330,
    measuring: 700,
  },
  pageScripts: {
    tracking: ['tracking', 'track'],
    'entry-animation': ['entry-animation'],
    'draw-bands': ['draw-bands'],
    measuring: ['measuring', 'track'],
  },
  fonts: { 'barlow-condensed': 17_000 },
  widgets: {
    heading: { ...PLAIN, parts: ['carousel'] },
    button: { ...PLAIN, parts: ['carousel'], scripts: ['enhance-button', 'track'], tracked: true },
    image: { ...PLAIN, pictures: { image: { pixels: 780, format: 'avif' } } },
    hero: {
      ...PLAIN,
      pictures: {
        'media.image': { pixels: 780, format: 'avif', priority: true },
        logo: { pixels: 480, format: 'avif', mark: true },
      },
    },
  },
};

type Data = Readonly<Record<string, unknown>>;

function weigh(widgets: readonly Data[], overrides: Data = {}) {
  return weighPage(examplePage(pageData(widgets, overrides)), { weights });
}

describe('the sum', () => {
  it('is that of the page and its widgets, whatever they are', () => {
    const widget = fc.oneof(
      fc.constantFrom(headingData('x'), buttonData('/a', 'x'), imageData({}, 'x')),
      fc.record({
        type: fc.stringMatching(/^x-[a-z]{1,9}$/),
        content: fc.dictionary(fc.string(), fc.jsonValue()),
      }),
    );
    fc.assert(
      fc.property(fc.array(widget, { maxLength: 12 }), (drawn) => {
        const { base, widgets, html, css, scripts, images, fonts, total } = weigh(
          drawn.map((data, i) => ({ ...data, id: `w${i}` })),
        );
        const sum = (part: 'html' | 'css' | 'scripts') =>
          widgets.reduce((bytes, each) => bytes + each[part], base[part]);
        expect([html, css, scripts]).toEqual([sum('html'), sum('css'), sum('scripts')]);
        expect(images).toBe(widgets.reduce((bytes, each) => bytes + each.images, 0));
        expect(total).toBe(html + css + scripts + images + fonts);
      }),
    );
  });

  it('is never more than the bound that takes less time to tell', () => {
    const words = fc
      .array(fc.constantFrom('a', 'aaaa', 'ñ', '🚚', 'Vacantes '), { minLength: 1, maxLength: 40 })
      .map((parts) => parts.join(''));
    const widget = fc.oneof(
      words.map((alt) => imageData({ alt })),
      words.map((text) => ({ type: 'heading', content: { text, level: 2 } })),
    );
    const gaps = fc.array(fc.record({ gap: fc.nat(64) }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(widget, { maxLength: 9 }), gaps, (drawn, options) => {
        const widgets = drawn.map((data, i) => ({ ...data, id: `w${i}` }));
        const sections = widgets.map(({ id }, i) => ({
          sectionId: `s${i}`,
          widgetId: id,
          options: options[i],
        }));
        const page = examplePage(pageData(widgets, { metadata: metadataData(sections) }));
        const { html, css, total, base, widgets: own, ...exact } = weighPage(page, { weights });
        const bound = weighPageAtMost(page, { weights });
        expect(bound.html).toBeGreaterThanOrEqual(html);
        expect(bound.css).toBeGreaterThanOrEqual(css);
        expect(bound.total).toBeGreaterThanOrEqual(total);
        expect(bound.base.html).toBeGreaterThanOrEqual(base.html);
        expect(bound.widgets.every((each, i) => each.html >= (own[i]?.html ?? 0))).toBe(true);
        expect(bound).toMatchObject(exact);
      }),
    );
  });

  it('has the font of the site', () => {
    const theme = { ...exampleSite().theme, fonts: { heading: 'barlow-condensed' } as const };
    const page = examplePage(pageData());
    expect(weighPage(page, { weights, site: { theme } }).fonts).toBe(17_000);
    expect(weighPage(page, { weights }).fonts).toBe(0);
  });
});

describe('styles and scripts', () => {
  it('count for the first widget that needs them, parts of several types too', () => {
    const { widgets } = weigh([headingData('a'), buttonData('/a', 'b'), buttonData('/b', 'c')]);
    expect(widgets.map(({ css }) => css > 0)).toEqual([true, true, false]);
    expect(widgets[0]?.css).toBeGreaterThan(widgets[1]?.css ?? 0);
    expect(widgets.map(({ scripts }) => scripts)).toEqual([0, 80, 0]);
  });

  it('of the tracking count for the page, and only where a widget reports something', () => {
    expect(weigh([buttonData('/a')]).base.scripts).toBe(350);
    expect(weigh([headingData()]).base.scripts).toBe(0);
  });

  it('of asking and measuring count on a site that measures', () => {
    const page = examplePage(pageData());
    const weigh = (enableWidgetTracking: boolean) =>
      weighPage(page, { weights, site: { theme: exampleSite().theme, enableWidgetTracking } });
    expect(weigh(true).base.scripts - weigh(false).base.scripts).toBe(800);
  });

  it('of asking, measuring and the tracking count what they share once', () => {
    const site = { theme: exampleSite().theme, enableWidgetTracking: true };
    const page = examplePage(pageData([buttonData('/a')]));
    expect(weighPage(page, { weights, site }).base.scripts).toBe(350 + 700);
  });

  it('come with animated sections and with many bands', () => {
    const bands = (options: Data, count: number) =>
      Array.from({ length: count }, (_, i) => ({ sectionId: `s${i}`, options }));
    const scripts = (options: Data, count: number) =>
      weigh([], { metadata: metadataData(bands(options, count)) }).scripts;
    expect(scripts({ animation: 'NONE' }, 3)).toBe(0);
    expect(scripts({ breakpoints: { desktop: { animation: 'FADE_IN' } } }, 3)).toBe(440);
    expect(scripts({}, 4)).toBe(330);
  });
});

describe('markup', () => {
  it('grows with what the widget says, less with what was said before', () => {
    const long = (id: string) => imageData({ alt: 'Una repartidora frente a su camioneta' }, id);
    const [short] = weigh([imageData({}, 'a')]).widgets;
    const [first, again] = weigh([long('a'), long('b')]).widgets;
    expect(first?.html).toBeGreaterThan(short?.html ?? 0);
    expect(again?.html).toBeLessThan(first?.html ?? 0);
  });

  it('of a widget that nothing shows is none', () => {
    const metadata = metadataData([{ sectionId: 's', widgetId: 'a' }]);
    const { widgets } = weigh([headingData('a'), headingData('b')], { metadata });
    expect(widgets.map(({ id }) => id)).toEqual(['a']);
  });

  it('of a type that this version does not know is none, whatever its name', () => {
    const { widgets } = weigh([{ id: 'a', type: 'constructor', content: { text: 'Hola' } }]);
    expect(widgets).toEqual([
      { id: 'a', type: 'constructor', html: 0, css: 0, scripts: 0, images: 0 },
    ]);
  });
});

describe('pictures', () => {
  const page = examplePage(
    pageData([
      imageData({ src: 'assets/mapa.svg' }, 'a'),
      imageData({ src: 'assets/foto.jpg', width: 1600, height: 1200 }, 'b'),
      imageData({ src: 'assets/mapa.svg' }, 'c'),
    ]),
  );

  it('count once a file, for the widget that shows it first, and say where they stand', () => {
    const assets = new Map([['assets/mapa.svg', { bytes: 9000, gzipBytes: 3000 }]]);
    const { pictures, widgets, images } = weighPage(page, { weights, assets });
    expect(pictures[0]).toEqual({
      src: 'assets/mapa.svg',
      bytes: 3000,
      widgetId: 'a',
      pointer: '/widgets/0/content/image',
    });
    expect(widgets.map((widget) => widget.images)).toEqual([3000, images - 3000, 0]);
  });

  it('of a site whose files are not known weigh what such pictures usually do, drawings nothing', () => {
    const { pictures } = weighPage(page, { weights });
    expect(pictures.map(({ bytes }) => bytes > 0)).toEqual([false, true]);
  });
});

describe('marks of companies', () => {
  const weighMarks = (gzipBytes: number, ...names: readonly string[]) => {
    const widgets = names.map((name, i) => {
      const logo = { src: `assets/${name}`, alt: 'A', width: 200, height: 100 };
      return { id: `w${i}`, type: 'hero', content: { title: 'Hola', logo } };
    });
    const page = examplePage(pageData(widgets));
    const facts = names.map((name) => [`assets/${name}`, { bytes: 9000, gzipBytes }] as const);
    const { html, pictures } = weighPage(page, { weights, assets: new Map(facts) });
    return { drawn: html - weighPage(page, { weights }).html, requested: pictures.length };
  };

  it('are part of the HTML where they are small drawings, once each', () => {
    expect(weighMarks(1000, 'a.svg', 'b.svg', 'a.svg')).toEqual({ drawn: 1300, requested: 0 });
  });

  it('are loaded by themselves where they are large, of pixels, or too many', () => {
    expect(weighMarks(1600, 'a.svg')).toEqual({ drawn: 0, requested: 1 });
    expect(weighMarks(1000, 'a.png')).toEqual({ drawn: 0, requested: 1 });
    const many = Array.from({ length: 12 }, (_, i) => `${i}.svg`);
    expect(weighMarks(1000, ...many)).toEqual({ drawn: 6500, requested: 2 });
  });
});

describe('the first picture for the first screen', () => {
  const hero = (src: string, id: string) => {
    const image = { src, alt: 'A', width: 1600, height: 900 };
    return { id, type: 'hero', content: { title: 'Hola', media: { image } } };
  };
  const drawing = (gzipBytes: number) => ({ bytes: 9 * gzipBytes, gzipBytes });
  const weighHeroes = (first: number, ...sources: readonly string[]) => {
    const page = examplePage(pageData(sources.map((src, i) => hero(src, `w${i}`))));
    const assets = new Map([
      ['assets/a.svg', drawing(first)],
      ['assets/b.svg', drawing(2000)],
    ]);
    const { html, images, pictures, widgets } = weighPage(page, { weights, assets });
    const without = weighPage(page, { weights });
    return { moved: html - without.html, images, pictures, first: widgets[0] };
  };

  it('is part of the HTML where it is a small drawing', () => {
    const { moved, images, pictures, first } = weighHeroes(3000, 'assets/a.svg', 'assets/b.svg');
    expect([moved, images, first?.images]).toEqual([3000, 2000, 0]);
    expect(pictures.map(({ src }) => src)).toEqual(['assets/b.svg']);
  });

  it('is loaded by itself where it is a large drawing or a photograph, and so is the next one', () => {
    expect(weighHeroes(6145, 'assets/a.svg', 'assets/b.svg').moved).toBe(0);
    const { moved, pictures } = weighHeroes(3000, 'assets/foto.jpg', 'assets/a.svg');
    expect(moved).toBe(0);
    expect(pictures).toHaveLength(2);
  });
});
