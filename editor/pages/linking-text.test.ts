import { expect, it } from 'vitest';
import { linkingText } from './linking-text.ts';

const page = (title: string) => ({ id: title.toLowerCase(), title });

it('names the pages that still link to one that went away', () => {
  expect(linkingText([page('Inicio'), page('Ayuda')], 'es')).toBe(
    'Todavía tienen enlaces a ella: «Inicio» y «Ayuda».',
  );
  expect(linkingText([page('Home'), { id: 'help', title: '' }], 'en')).toBe(
    'Pages that still link to it: “Home” and “help”.',
  );
});

it('counts those that are too many to name, and says nothing of none', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map(page);
  expect(linkingText(many, 'es')).toBe('Todavía tienen enlaces a ella: «A», «B», «C» y 2 más.');
  expect(linkingText([], 'es')).toBe('');
});
