import { expect, it } from 'vitest';
import { createContext, examplePage, pageData } from '../../testing/documents.ts';
import { addressUnseen } from './address-unseen.ts';

const told = (page: object) =>
  addressUnseen
    .check(examplePage({ ...pageData(), ...page }), createContext())
    .map(({ pointer, params }) => [pointer, params['character']]);

it.each([
  ['\u200b', 'U+200B'],
  ['\u202e', 'U+202E'],
  ['\u00ad', 'U+00AD'],
  ['\u2800', 'U+2800'],
  ['\u3164', 'U+3164'],
])('an address with %j is refused, and its character named', (character, name) => {
  expect(told({ url: `/tur${character}nos` })).toEqual([['/url', name]]);
  expect(told({ aliases: ['/a', `/b${character}`] })).toEqual([['/aliases/1', name]]);
});

it('so is the link of a formatted text', () => {
  const html = '<p><a href="https://a.example/">a</a> <a href="https://a.example/\u200b">b</a></p>';
  const page = pageData([{ id: 'texto', type: 'rich-text', content: { html } }]);
  expect(told(page)).toEqual([['/widgets/0/content/html', 'U+200B']]);
});
