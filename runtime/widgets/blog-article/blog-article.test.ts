// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const ARTICLE = {
  title: 'Cómo ser repartidor',
  date: '2024-01-15',
  readingMinutes: 10,
  sections: [
    { id: 'requisitos', heading: 'Requisitos', html: '<p>18 años.</p>' },
    { heading: 'Documentos', html: '<p>Licencia.</p>' },
  ],
};

function serve(content: object): Document {
  return toDocument(renderTestPage({ widgets: [{ id: 'w', type: 'blog-article', content }] }));
}

describe('blog-article', () => {
  it('shows date, reading time and its title as the h1', () => {
    const page = serve(ARTICLE);
    expect(page.querySelector('h1')?.textContent).toBe('Cómo ser repartidor');
    expect(page.querySelector('header')?.textContent).toContain('15 de enero de 2024');
    expect(page.querySelector('header')?.textContent).toContain('10 minutos de lectura');
  });

  it('says one minute in the singular', () => {
    const page = serve({ ...ARTICLE, readingMinutes: 1 });
    expect(page.querySelector('header')?.textContent).toContain('1 minuto de lectura');
  });

  it.each(['nav', 'details'])('links each section from the contents in %s', (list) => {
    const page = serve(ARTICLE);
    const targets = [...page.querySelectorAll(`article ${list} a`)].map((link) =>
      page.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
    );
    expect(targets.map((section) => section?.querySelector('h2')?.textContent)).toEqual([
      'Requisitos',
      'Documentos',
    ]);
  });

  it('gives each section an id of its own, whatever ids its author chose', () => {
    const section = { heading: 'Más', html: '<p>Texto.</p>' };
    const ids = [{ id: '2' }, {}, { id: 'a' }, { id: 'a' }];
    const page = serve({ ...ARTICLE, sections: ids.map((id) => ({ ...section, ...id })) });
    const served = [...page.querySelectorAll('article section')].map(({ id }) => id);
    expect(new Set(served).size).toBe(4);
    expect([served[0], served[2]]).toEqual(['w-2', 'w-a']);
  });

  it('has no contents for one section', () => {
    const page = serve({ ...ARTICLE, sections: ARTICLE.sections.slice(0, 1) });
    expect(page.querySelectorAll('article :is(nav, details)')).toHaveLength(0);
  });

  it('is a schema.org Article', () => {
    const article = serve(ARTICLE).querySelector('[itemtype="https://schema.org/Article"]');
    expect(article?.querySelector('[itemprop="headline"]')?.textContent).toBe(ARTICLE.title);
    expect(article?.querySelector<HTMLTimeElement>('[itemprop="datePublished"]')?.dateTime).toBe(
      '2024-01-15',
    );
  });

  it('leaves a day that is in no calendar as it was written', () => {
    expect(serve({ ...ARTICLE, date: '2024-02-30' }).querySelector('time')?.textContent).toBe(
      '2024-02-30',
    );
  });
});
