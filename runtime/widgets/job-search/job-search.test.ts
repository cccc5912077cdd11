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
    { id: 'mapa', type: 'job-map', content: {} },
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

it('has a button for the place beside the field, not in its name, and says below what came of it', () => {
  const page = show();
  const button = page.querySelector('[data-near-me]');
  expect(button?.textContent).toBe('Cerca de mí');
  expect(button?.closest('label')).toBeNull();
  const field = page.querySelector('[type="search"][name="location"]');
  const status = page.getElementById(field?.getAttribute('aria-describedby') ?? '');
  expect([status?.getAttribute('role'), status?.textContent]).toEqual(['status', '']);
});

it('brings along the texts of the search for a place, those of the product in English', () => {
  const texts = [...show().querySelectorAll('[data-told][lang="en"]')];
  expect(texts.map((text) => text.textContent)).toEqual([
    'Failed to get the location',
    'Navigator not available',
    'Geolocation not available',
    'No location data found',
  ]);
});

it('switches between list and map, where it has one, and keeps the search', () => {
  const content = { ...CONTENT, mapWidgetId: 'mapa' };
  const links = (query: string) =>
    [...show(query, content).querySelectorAll('[data-part="view"] a')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
  expect(links('keyword=moto&page=2')).toEqual([
    ['?keyword=moto&page=2', 'true'],
    ['?keyword=moto&page=2&view=map', null],
  ]);
  expect(links('view=map')).toEqual([
    ['/empleos', null],
    ['?view=map', 'true'],
  ]);
  expect(show().querySelector('[data-part="view"]')).toBeNull();
});

it('shows the map in the map view alone', () => {
  const content = { ...CONTENT, mapWidgetId: 'mapa' };
  expect(show('', content).querySelector('[data-part="map"]')?.childElementCount).toBe(0);
  expect(
    show('view=map', content).querySelector('[data-part="map"] [data-job-map]'),
  ).not.toBeNull();
});
