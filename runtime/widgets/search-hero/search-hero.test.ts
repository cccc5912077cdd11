// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

it('leads to the job search with keyword, radius 10 and page 1, in this order', () => {
  const image = { src: 'assets/van.svg', alt: '', width: 1440, height: 760 };
  const content = { title: 'Empleos', image, ctaLabel: 'Buscar' };
  const form = toDocument(
    renderTestPage({
      site: { sitePrefix: 'mx' },
      widgets: [{ id: 'hero', type: 'search-hero', content }],
    }),
  ).querySelector('form');
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['keyword', ''],
    ['radius', '10'],
    ['page', '1'],
  ]);
  expect(form?.getAttribute('action')).toBe('/mx/buscar-empleos');
});
