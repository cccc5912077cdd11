// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { DepartmentCarouselContent } from '#schemas/documents/documents.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';
import { type SearchAnswer, searchResults } from '../../testing/search-results.ts';
import { data } from './data.ts';

type Field = DepartmentCarouselContent['items'][number]['filter']['field'];

function department(field: Field, value: string) {
  return { name: value, filter: { field, value } };
}

function keysOf(...items: DepartmentCarouselContent['items']): string[] {
  return data.queries({ items }).map(({ key }) => key);
}

async function show(answer: SearchAnswer, ...items: DepartmentCarouselContent['items']) {
  const results = await searchResults(data.queries({ items }), answer);
  const page = renderTestPage({
    site: { sitePrefix: 'mx', urls: { home: '/home', jobListing: '/vacantes' } },
    widgets: [{ id: 'w', type: 'department-carousel', content: { items } }],
    input: { results },
  });
  const cards = [...toDocument(page).querySelectorAll('li')];
  return cards.map((card) => ({
    href: card.querySelector('a')?.getAttribute('href'),
    count: card.querySelector('p')?.textContent,
  }));
}

describe('the queries of departments', () => {
  it('are one for all fields with counts', () => {
    const items = [department('state', 'Jalisco'), department('city', 'León')];
    expect(keysOf(...items, department('city', 'Puebla'))).toEqual(['facets city,state {} ']);
  });

  it('are one more for each keyword, and none for fields that no department has', () => {
    expect(keysOf(department('keyword', 'moto'))).toEqual(['facets  {} keyword=moto']);
    expect(keysOf(department('keyword', 'van'), department('company', 'Uno'))).toEqual([
      'facets company {} ',
      'facets  {} keyword=van',
    ]);
  });

  it('do not depend on the address of the page', () => {
    expect(data.params).toEqual([]);
  });
});

describe('a department', () => {
  it('leads to the search of the site with its filter and tells how many jobs are there', async () => {
    const facets = { city: [{ value: 'León', count: 1234 }] };
    const company = 'Reparto & más, S.A.';
    expect(
      await show(
        { facets: { ...facets, company: [{ value: company, count: 1 }] } },
        department('city', 'León'),
        department('company', company),
      ),
    ).toEqual([
      { href: '/mx/vacantes?city=Le%C3%B3n', count: '1,234 vacantes' },
      { href: '/mx/vacantes?company=Reparto+%26+m%C3%A1s%2C+S.A.', count: '1 vacante' },
    ]);
  });

  it('of a keyword has as many jobs as its search finds', async () => {
    expect(await show({ total: 37 }, department('keyword', ' chofer '))).toEqual([
      { href: '/mx/vacantes?keyword=chofer', count: '37 vacantes' },
    ]);
  });

  it('without jobs says so', async () => {
    const [card] = await show({ facets: { city: [] } }, department('city', 'Narnia'));
    expect(card?.count).toBe('Sin vacantes por ahora');
  });

  it('has no number where the search leaves out its value', async () => {
    const city = Array.from({ length: 200 }, (_, i) => ({ value: `Ciudad ${i}`, count: 9 }));
    const [card] = await show({ facets: { city } }, department('city', 'León'));
    expect(card?.count).toBe('Ver vacantes');
  });
});

it.each([
  ['all at once when they are names alone', undefined, 0],
  [
    'in a carousel when they have pictures',
    { src: 'assets/a.svg', alt: '', width: 3, height: 2 },
    2,
  ],
])('shows departments %s', (_, image, slides) => {
  const items = ['León', 'Puebla'].map((city) => ({
    ...department('city', city),
    ...(image && { image }),
  }));
  const page = renderTestPage({
    widgets: [{ id: 'w', type: 'department-carousel', content: { items } }],
  });
  const cards = toDocument(page).querySelectorAll('li');
  expect(cards).toHaveLength(2);
  expect([...cards].filter((card) => card.matches('[data-slide]'))).toHaveLength(slides);
});
