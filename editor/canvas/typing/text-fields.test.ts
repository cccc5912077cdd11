import { expect, it } from 'vitest';
import { textFieldsOf } from './text-fields.ts';

it('finds plain and rich texts in lists and objects, with their place', () => {
  const faq = {
    id: 'faq',
    type: 'faq',
    content: { heading: 'Dudas', items: [{ question: '¿Pagan?', answer: '<p>Sí</p>' }] },
  };
  const found = textFieldsOf(faq).map(({ pointer, isRich }) => [pointer, isRich]);
  expect(found).toEqual([
    ['/content/heading', false],
    ['/content/items/0/question', false],
    ['/content/items/0/answer', true],
  ]);
});

it('finds nothing in what it does not know', () => {
  expect(textFieldsOf({ id: 'x', type: 'hologram', content: { text: 'Hola' } })).toEqual([]);
});
