// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { testPage } from '../testing/page.ts';
import { renderTestPage, type TestRender, toDocument } from '../testing/render.ts';
import { testSite } from '../testing/site.ts';

const assets = {
  'assets/icono.svg': { hash: 'icono', extension: 'svg', width: 64, height: 64 },
  'assets/calle.svg': { hash: 'calle', extension: 'svg', width: 1440, height: 760 },
  'assets/foto.jpg': {
    ...{ hash: 'foto', extension: 'jpg', width: 800, height: 800 },
    focus: { x: 20, y: 80 },
  },
  'assets/salto.gif': { hash: 'salto', extension: 'gif', width: 400, height: 210 },
  'assets/film.mp4': { hash: 'film', extension: 'mp4', width: 0, height: 0 },
};
const { theme } = testSite();
const paper = theme.colors.paper.slice(1);

function head(image: { site?: string; page?: string }, widgets: TestRender['widgets'] = []) {
  const page = testPage({ widgets });
  const own = image.page === undefined ? {} : { image: image.page };
  const rendered = renderTestPage({
    site: {
      metadata: {
        ...{ titleSuffix: 'X', icon: 'assets/icono.svg' },
        ...(image.site !== undefined && { image: image.site }),
      },
    },
    input: { assets, page: { ...page, metadata: { ...page.metadata, ...own } } },
  });
  const document = toDocument(rendered);
  const meta = (property: string) =>
    document
      .querySelector(`meta[property="${property}"], meta[name="${property}"]`)
      ?.getAttribute('content');
  const shared = ['', ':type', ':width', ':height', ':alt'].map((end) => meta(`og:image${end}`));
  return { document, shared, card: meta('twitter:card') };
}

describe('the shared picture', () => {
  it('of a drawing is a JPEG of its own with its size', () => {
    const { shared, card } = head({ site: 'assets/calle.svg' });
    expect(shared).toEqual([
      `https://empleos.example/assets/calle-share-${paper}-50-50.jpg`,
      ...['image/jpeg', '1200', '630', undefined],
    ]);
    expect(card).toBe('summary_large_image');
  });

  it('of a page goes before that of its site', () => {
    const { shared } = head({ site: 'assets/calle.svg', page: 'assets/foto.jpg' });
    expect(shared[0]).toContain('/assets/foto-share-');
  });

  it('is cut around its focus and never enlarged', () => {
    const { shared } = head({ page: 'assets/foto.jpg' });
    expect(shared[0]).toMatch(/-20-80\.jpg$/);
    expect(shared.slice(2, 4)).toEqual(['800', '420']);
  });

  it('of an animation is one of pixels', () => {
    const { shared } = head({ page: 'assets/salto.gif' });
    expect(shared[0]).toContain('/assets/salto-share-');
    expect(shared.slice(2, 4)).toEqual(['400', '210']);
  });

  it('is described as the page describes it', () => {
    const image = { src: 'assets/calle.svg', alt: 'Calle al amanecer', width: 10, height: 10 };
    const widgets = [
      { id: 'a', type: 'image', content: { image: { ...image, alt: '', decorative: true } } },
      { id: 'h', type: 'hero', content: { title: 'Hola', media: { image } } },
    ];
    expect(head({ site: 'assets/calle.svg' }, widgets).shared[4]).toBe('Calle al amanecer');
  });

  it.each([undefined, 'assets/film.mp4', 'assets/no-esta.svg'])('is none of %s', (page) => {
    const { shared, card } = head(page === undefined ? {} : { page });
    expect([...shared, card].filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('the icon', () => {
  it('is one of pixels for tabs, and one on paper for home screens', () => {
    const { document } = head({});
    const [icon, touch, ...others] = document.querySelectorAll(
      'link[rel~="icon"], link[rel="apple-touch-icon"]',
    );
    expect(others).toEqual([]);
    expect(icon?.outerHTML).toBe(
      '<link rel="icon" type="image/png" sizes="48x48" href="/assets/icono-icon.png">',
    );
    expect(touch?.getAttribute('href')).toBe(`/assets/icono-touch-icon-${paper}.png`);
  });
});
