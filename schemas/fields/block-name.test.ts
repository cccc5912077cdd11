import { expect, it } from 'vitest';
import { blockKind, blockText, blockTitle } from './block-name.ts';

const named = (type: string, content: Record<string, unknown>) =>
  blockText({ type, content }, 'row');

it('is the heading that a block draws before any other text', () => {
  const hero = { type: 'hero', content: { eyebrow: 'Antes', title: 'Maneja' } };
  expect([blockText(hero, 'row'), blockTitle(hero)]).toEqual(['Maneja', 'Maneja']);
});

it('is the first text of a block that draws no heading', () => {
  expect(named('button', { link: { label: 'Ver vacantes', href: '/' } })).toBe('Ver vacantes');
  expect(named('tabs', { tabs: [{ name: '' }, { name: 'Noche' }] })).toBe('Noche');
  expect(blockTitle({ type: 'button', content: { link: { label: 'Ver' } } })).toBeUndefined();
});

it('leaves markup out, also where a long text is cut in the middle of a tag', () => {
  expect(named('rich-text', { html: '<p>Hola &amp; <b>adiós</b></p><p>x' })).toBe('Hola & adiós x');
  const long = `<p>${'a '.repeat(20)}</p>${' '.repeat(350)}<a href="/otra-pagina">b</a>`;
  expect(named('rich-text', { html: long })).toBe('a '.repeat(20).trim());
});

it('is undefined where there is no text, or an unfinished one', () => {
  expect(named('faq', { items: [] })).toBeUndefined();
  expect(named('heading', { text: 7 })).toBeUndefined();
});

it('names blocks of unknown types by the usual fields', () => {
  const block = { type: 'hologram', content: { quote: 'Después', heading: 'Hola' } };
  expect(blockText(block, 'sentence')).toBe('Hola');
  expect(blockTitle(block)).toBe('Hola');
  expect(blockKind('hologram', 'es')).toBeUndefined();
});

it('fits its place: any 60 characters of a row, whole words of 40 in a sentence', () => {
  const block = { type: 'heading', content: { text: 'palabra '.repeat(30) } };
  expect(blockText(block, 'row')).toBe(`${'palabra '.repeat(8).slice(0, 60).trimEnd()}…`);
  expect(blockText(block, 'sentence')).toBe('palabra palabra palabra palabra…');
});
