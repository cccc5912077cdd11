// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const CONTENT = {
  heading: 'Empleos',
  listWidgetId: 'lista',
  filterWidgetId: 'filtros',
  detailWidgetId: 'detalle',
};

function show(query = '', content: object = CONTENT): Document {
  const widgets = [
    { id: 'busqueda', type: 'job-search', content },
    { id: 'lista', type: 'job-list', content: {} },
    { id: 'filtros', type: 'job-filter', content: { facetFields: ['city'] } },
    { id: 'detalle', type: 'job-detail', content: {} },
  ];
  const sections = [{ sectionId: 'busqueda', widgetId: 'busqueda' }];
  return toDocument(renderTestPage({ widgets, sections, input: { path: '/empleos', query } }));
}

function sent(page: Document): string {
  const fields = [...page.querySelectorAll<HTMLInputElement>('[data-search-form=""] input')];
  return new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
}

it('keeps filters and order for a new keyword, without page and selected job', () => {
  const query = 'keyword=moto&radius=5&page=3&city=Puebla&city=Le%C3%B3n&sort=startDate&job=x';
  expect(sent(show(query))).toBe(
    'keyword=moto&location=&radius=5&city=Puebla&city=Le%C3%B3n&sort=startDate',
  );
});

it('shows the name of a place and keeps its coordinates for the script', () => {
  const query = new URLSearchParams({ location: 'León, Guanajuato--21.12--101.68' }).toString();
  const field = show(query).querySelector<HTMLInputElement>('[name="location"]');
  expect(field?.value).toBe('León, Guanajuato');
  expect(field?.getAttribute('data-place')).toBe('León, Guanajuato--21.12--101.68');
});

it('knows no coordinates of a place that someone typed', () => {
  const field = show('location=Le%C3%B3n').querySelector('[name="location"]');
  expect(field?.getAttribute('value')).toBe('León');
  expect(field?.hasAttribute('data-place')).toBe(false);
});

it('sends its form to the page it stands on', () => {
  const form = show().querySelector('search form');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([null, 'get']);
});

it('has room only for what it is given', () => {
  expect(show().querySelectorAll('[data-part="filter"], [data-panel]')).toHaveLength(2);
  const alone = show('', { listWidgetId: 'lista' });
  expect(alone.querySelectorAll('[data-part="filter"], [data-panel], h1')).toHaveLength(0);
  expect(alone.querySelector('[data-part="results"]')).not.toBeNull();
});
