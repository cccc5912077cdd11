import { expect, it } from 'vitest';
import { parseRoute, toHash } from './route.ts';

it('reads site and page', () => {
  expect(parseRoute('#/repartidores-mx/home')).toEqual({
    siteId: 'repartidores-mx',
    pageId: 'home',
  });
});

it('leaves open what the address does not name', () => {
  expect(parseRoute('')).toEqual({});
  expect(parseRoute('#/')).toEqual({});
  expect(parseRoute('#/repartidores-mx')).toEqual({ siteId: 'repartidores-mx' });
  expect(parseRoute('#/repartidores-mx/')).toEqual({ siteId: 'repartidores-mx' });
});

it('survives a stray percent sign', () => {
  expect(parseRoute('#/100%/home')).toEqual({ siteId: '100%', pageId: 'home' });
});

it('reads back what it writes', () => {
  expect(parseRoute(toHash('a/b', 'ñandú 1'))).toEqual({ siteId: 'a/b', pageId: 'ñandú 1' });
});
