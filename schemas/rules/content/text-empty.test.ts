import { expect, it } from 'vitest';
import { createContext, examplePage, pageData } from '../../testing/documents.ts';
import { textEmpty } from './text-empty.ts';

function emptyIn(type: string, content: object): string[] {
  const page = examplePage(pageData([{ id: 'a', type, content }]));
  return textEmpty.check(page, createContext()).map(({ pointer = '' }) => pointer);
}

const faq = (...answers: readonly string[]) => ({
  heading: 'Dudas',
  items: answers.map((answer) => ({ question: '¿Pagan bien?', answer })),
});

it('finds questions whose answer shows nothing, whatever is written of it', () => {
  const answers = ['<p></p>', '<p>Sí.</p>', '<p>&nbsp;</p><ul><li></li></ul>', '\u200b'];
  const coded = ['<p>&#8203;&#xA0;&shy;</p>', '<ul><li>&#x2800;</li></ul>', '&#9999999;'];
  expect(emptyIn('faq', faq(...answers, ...coded))).toEqual(
    [0, 2, 3, 4, 5].map((index) => `/widgets/0/content/items/${index}/answer`),
  );
});

it('finds texts of blanks in any widget', () => {
  expect(emptyIn('heading', { text: ' \u00a0', level: 2 })).toEqual(['/widgets/0/content/text']);
  expect(emptyIn('rich-text', { html: '<p><br></p>' })).toEqual(['/widgets/0/content/html']);
});

it('leaves optional texts, numbers and what is written alone', () => {
  expect(emptyIn('steps', { heading: 'Pasos', steps: [{ number: 1, title: 'Ven' }] })).toEqual([]);
  expect(emptyIn('hologram', { text: ' ' })).toEqual([]);
});
