import { expect, it } from 'vitest';
import { plainStart } from './plain-start.ts';

it.each([
  ['<p>Uno.</p><p>Dos &amp; tres</p>', 'Uno. Dos & tres'],
  ['<strong>Van</strong>, moto', 'Van, moto'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['', ''],
])('reads %j as %j', (html, text) => {
  expect(plainStart(html, 160)).toBe(text);
});

it('cuts between words and never grows beyond its limit', () => {
  expect(plainStart('<p>uno dos tres cuatro</p>', 12)).toBe('uno dos…');
  expect(plainStart('x'.repeat(500), 160).length).toBeLessThanOrEqual(160);
});
