import { describe, expect, it } from 'vitest';
import { parseRequestPath } from './request-path.ts';

describe('the path of a request', () => {
  it.each([
    ['/', []],
    ['/home', ['home']],
    ['/home/', ['home']],
    ['/home?keyword=a/b#c', ['home']],
    ['/?x=1', []],
    ['/sobre-nosotros/quetzal-entregas', ['sobre-nosotros', 'quetzal-entregas']],
    ['/pol%C3%ADtica-de-privacidad', ['política-de-privacidad']],
    ['/política-de-privacidad', ['política-de-privacidad']],
    ['/poli%CC%81tica-de-privacidad', ['política-de-privacidad']],
    ['/a%20b', ['a b']],
    ['/100%2525', ['100%25']],
  ])('%s has the segments %j', (target, segments) => {
    expect(parseRequestPath(target)).toEqual(segments);
  });

  it.each([
    '',
    '*',
    'home',
    'http://evil.example/home',
    '/%',
    '/%zz',
    '/%E0%A4',
    '/a%2Fb',
    '/a%2fb',
    '/a%5Cb',
    '/a\\b',
    '/..',
    '/a/../b',
    '/%2e%2e/b',
    '/.',
    '/a%00',
    '/a%0d%0ab',
    '//',
    '//evil.example',
    '/a//b',
  ])('%j is inert', (target) => {
    expect(parseRequestPath(target)).toBeUndefined();
  });
});
