import { expect, it } from 'vitest';
import { createContext, examplePage, headingData, pageData } from '../../testing/documents.ts';
import { widgetRepeated } from './widget-repeated.ts';

function consent(id: string) {
  const categories = [{ id: 'basic', name: 'Básicas', description: 'Siempre', required: true }];
  return {
    id,
    type: 'cookie-consent',
    content: { heading: 'Cookies', text: 'Usamos cookies.', version: 1, categories },
  };
}

function repeated(...widgets: readonly Parameters<typeof examplePage>[0][]) {
  return widgetRepeated.check(examplePage(pageData(widgets)), createContext());
}

it('finds the second widget of a type that a page needs once', () => {
  expect(repeated(consent('a'), headingData('h'), consent('b'))).toEqual([
    {
      code: 'widget-repeated',
      severity: 'warning',
      pointer: '/widgets/2',
      nodeId: 'b',
      params: { type: 'cookie-consent' },
    },
  ]);
});

it('accepts one of them, and several of others', () => {
  expect(repeated(consent('a'), headingData('h'), headingData('i', 2))).toEqual([]);
});

it.each([
  [
    'header',
    { logo: { src: 'assets/logo.svg', alt: 'Reparto', width: 80, height: 24 }, links: [] },
  ],
  ['footer', { year: 2026, owner: 'Reparto', links: [] }],
])('finds a second %s', (type, content) => {
  const [problem] = repeated({ id: 'a', type, content }, { id: 'b', type, content });
  expect(problem).toMatchObject({ nodeId: 'b', params: { type } });
});
