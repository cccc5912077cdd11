import { expect, it } from 'vitest';
import { createContext, examplePage, pageData } from '../../testing/documents.ts';
import { pageIdCollision } from './page-id-collision.ts';

function collisions(ids: readonly string[]) {
  const pages = ids.map((id, i) => ({ id, url: `/${i}` }));
  return pageIdCollision.check(examplePage(pageData()), createContext({ pages }));
}

it('finds two pages with one id', () => {
  expect(collisions(['home', 'jobs', 'home'])).toEqual([
    { code: 'page-id-collision', severity: 'error', pointer: '/id', params: { id: 'home' } },
  ]);
});

it.each([[['home', 'jobs', 'Home']], [['jobs']], [[]]])('accepts %j', (ids) => {
  expect(collisions(ids)).toEqual([]);
});
