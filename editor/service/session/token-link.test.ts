// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { tokenOfHash, watchTokenLinks } from './token-link.ts';

it('finds the token of a link', () => {
  expect(tokenOfHash('#token=abc%2B1')).toBe('abc+1');
  expect(tokenOfHash('#token=50%')).toBe('50%');
});

it('leaves page links alone', () => {
  expect(tokenOfHash('#/repartidores-mx/home')).toBeNull();
  expect(tokenOfHash('#token=')).toBeNull();
});

it('takes the token out of the address bar', () => {
  const tokens: string[] = [];
  history.replaceState(null, '', '/editor?x=1#token=first');
  watchTokenLinks((token) => tokens.push(token));
  expect(tokens).toEqual(['first']);
  expect(location.href).toMatch(/\/editor\?x=1$/);

  history.replaceState(null, '', '/editor#token=second');
  window.dispatchEvent(new Event('hashchange'));
  expect(tokens).toEqual(['first', 'second']);
  expect(location.hash).toBe('');
});
