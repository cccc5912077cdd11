import { expect, it } from 'vitest';
import { createContext, examplePage, headingData, pageData } from '../../testing/documents.ts';
import { headingOrder } from './heading-order.ts';

type Data = Parameters<typeof examplePage>[0];

function skipped(...widgets: readonly Data[]) {
  return headingOrder.check(examplePage(pageData(widgets)), createContext());
}

it('finds a heading that leaves a level out', () => {
  expect(skipped(headingData('a'), headingData('b', 2), headingData('c', 4))).toEqual([
    {
      code: 'heading-order',
      severity: 'warning',
      pointer: '/widgets/2/content/text',
      nodeId: 'c',
      params: { previous: 2, level: 4 },
    },
  ]);
});

it('accepts a way back up over several levels, and a page that begins below level 1', () => {
  const levels = [2, 1, 2, 3, 4, 2];
  expect(skipped(...levels.map((level, i) => headingData(`h${i}`, level)))).toEqual([]);
});

it('reads the headings of formatted texts', () => {
  const html = '<p>Hola</p><h3>Ruta</h3><H4 lang="es">Horario</H4>';
  const text = { id: 't', type: 'rich-text', content: { html } };
  expect(skipped(headingData('a'), text)).toMatchObject([
    { pointer: '/widgets/1/content/html', params: { previous: 1, level: 3 } },
  ]);
  expect(skipped(headingData('a'), headingData('b', 2), text)).toEqual([]);
});

it('finds items that miss the heading of their widget', () => {
  const items = [{ question: '¿Pagan?', answer: '<p>Sí</p>' }];
  const faq = (content: object) => ({ id: 'f', type: 'faq', content: { items, ...content } });
  expect(skipped(headingData('a'), faq({}))).toMatchObject([
    { pointer: '/widgets/1/content/items/0/question' },
  ]);
  expect(skipped(headingData('a'), faq({ heading: 'Preguntas' }))).toEqual([]);
});
