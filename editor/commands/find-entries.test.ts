import { expect, it } from 'vitest';
import { findEntries, type PaletteEntry } from './find-entries.ts';

const entry = (name: string, group = ''): PaletteEntry => ({
  id: name,
  name,
  group,
  icon: undefined,
  shortcut: undefined,
  run: () => {},
});

const entries = [
  entry('Vista previa'),
  entry('Publicar…'),
  entry('Política de privacidad', '/politica'),
  { ...entry('Acordeón'), words: 'FAQ dudas' },
];
const names = (text: string) => findEntries(entries, text).map(({ name }) => name);

it('finds without regard to case and accents, by every word', () => {
  expect(names('POLITICA privacidad')).toEqual(['Política de privacidad']);
  expect(names('/politica')).toEqual(['Política de privacidad']);
  expect(names('faq')).toEqual(['Acordeón']);
  expect(names('zzz')).toEqual([]);
});

it('begins with names that begin with it', () => {
  expect(names('p')[0]).toBe('Publicar…');
  expect(names('pre')[0]).toBe('Vista previa');
});
