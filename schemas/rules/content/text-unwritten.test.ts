import { expect, it } from 'vitest';
import { createContext, examplePage, headingData, pageData } from '../../testing/documents.ts';
import { textUnwritten } from './text-unwritten.ts';

function unwritten(type: string, content: object) {
  const page = examplePage(pageData([headingData('top'), { id: 'w', type, content }]));
  return textUnwritten.check(page, createContext());
}

it('warns of a text that asks to be written over, at its field', () => {
  const people = [
    { id: 'person-1', name: 'Ana Ruiz', role: 'Reclutamiento' },
    { id: 'person-2', name: 'Nombre y apellido', role: 'Despacho' },
  ];
  expect(unwritten('meet-the-team', { heading: 'Conoce a tu equipo', people })).toEqual([
    {
      code: 'text-unwritten',
      severity: 'warning',
      pointer: '/widgets/1/content/people/1/name',
      nodeId: 'w',
      params: { text: 'Nombre y apellido' },
    },
  ]);
});

it('finds what is left of a formatted text', () => {
  const left =
    '<h2>Sueldos</h2><p>Empieza por lo que más le importa a quien lee. Usa párrafos.</p>';
  expect(unwritten('rich-text', { html: left })).toMatchObject([
    { pointer: '/widgets/1/content/html' },
  ]);
  expect(unwritten('rich-text', { html: '<p>Los sueldos van de 9,000 a 14,000.</p>' })).toEqual([]);
});

it('accepts words that are part of what somebody wrote', () => {
  const heading = { text: 'Escribe aquí tu título profesional', level: 2 };
  expect(unwritten('heading', heading)).toEqual([]);
});

it.each([
  ['cards', { cards: [{ id: 'a', title: 'Título' }] }, 'cards/0/title'],
  ['cards', { cards: [{ id: 'a', title: 'Title' }] }, 'cards/0/title'],
  [
    'breadcrumbs',
    { items: [{ label: 'Inicio', href: '/' }, { label: 'Nombre' }] },
    'items/1/label',
  ],
  [
    'tab-carousel',
    { tabs: [{ name: 'Ciudad', slides: [{ title: 'Título' }] }] },
    'tabs/0/slides/0/title',
  ],
])('finds what an added item of %s is called by itself', (type, content, place) => {
  expect(unwritten(type, content)).toMatchObject([{ pointer: `/widgets/1/content/${place}` }]);
});

it('leaves texts that happen to hold the name of their field', () => {
  expect(unwritten('cards', { cards: [{ id: 'a', title: 'Título profesional' }] })).toEqual([]);
});
