import { expect, it } from 'vitest';
import { createContext, examplePage, pageData } from '../../testing/documents.ts';
import { urlCollision } from './url-collision.ts';

const own = { id: 'home', url: '/home' };

function collisions(
  url: string,
  others: readonly { id: string; url: string; aliases?: string[] }[],
  aliases: string[] = [],
) {
  return urlCollision.check(
    examplePage(pageData(undefined, { url, aliases })),
    createContext({ pages: [own, ...others] }),
  );
}

it('finds another page with the same url', () => {
  expect(collisions('/jobs', [{ id: 'jobs', url: '/jobs' }])).toEqual([
    {
      code: 'url-collision',
      severity: 'error',
      pointer: '/url',
      params: { url: '/jobs', page: 'jobs' },
    },
  ]);
});

it('names the other page by its title, as people know it', () => {
  const titled = { id: 'jobs', title: 'Vacantes', url: '/jobs' };
  const unnamed = { ...titled, title: '\u200b ' };
  expect(collisions('/jobs', [titled])).toMatchObject([{ params: { page: 'Vacantes' } }]);
  expect(collisions('/jobs', [unnamed])).toMatchObject([{ params: { page: 'jobs' } }]);
});

it('finds an alias that belongs to another page', () => {
  const problems = collisions(
    '/home',
    [{ id: 'jobs', url: '/jobs', aliases: ['/search'] }],
    ['/start', '/search'],
  );
  expect(problems).toMatchObject([
    { pointer: '/aliases/1', params: { url: '/search', page: 'jobs' } },
  ]);
});

it.each([
  ['Unicode forms', '/términos'.normalize('NFD'), '/términos'],
  ['names of parameters', '/job/{urlSlug}', '/job/{id}'],
])('does not tell addresses apart by %s', (_, url, other) => {
  expect(collisions(url, [{ id: 'other', url: other }])).toHaveLength(1);
});

it('tells addresses apart by capitals, as the router does', () => {
  expect(collisions('/Home', [{ id: 'other', url: '/home' }])).toEqual([]);
});

it('finds none with a system page, which has no address', () => {
  const system = { id: 'other', url: '/jobs', type: 'SYSTEM' };
  expect(collisions('/jobs', [system])).toEqual([]);
  const page = examplePage(pageData(undefined, { url: '/jobs', type: 'SYSTEM' }));
  const pages = [{ id: 'jobs', url: '/jobs' }];
  expect(urlCollision.check(page, createContext({ pages }))).toEqual([]);
});

it('lets a page keep its own address', () => {
  expect(collisions('/home', [{ id: 'jobs', url: '/jobs' }])).toEqual([]);
});

it('finds a copy of the page with the same id', () => {
  expect(collisions('/home', [{ id: 'home', url: '/home' }])).toHaveLength(1);
});
