import { describe, expect, it } from 'vitest';
import { buttonData, createContext, examplePage, pageData } from '../../testing/documents.ts';
import { linkDead } from './link-dead.ts';

const pages = [
  { id: 'home', url: '/home' },
  { id: 'jobs', url: '/buscar-empleos', aliases: ['/job-search'] },
  { id: 'terms', url: '/términos-y-condiciones' },
  { id: 'job', url: '/job/{urlSlug}', type: 'JOB_DETAIL' },
  { id: '404', url: '/404', type: 'SYSTEM' },
];

function deadLinks(href: string, overrides = {}) {
  return linkDead.check(
    examplePage(pageData([buttonData(href)])),
    createContext({ pages, ...overrides }),
  );
}

it('finds a link to no page and names the nearest one', () => {
  expect(deadLinks('/buscar-empleo?page=1')).toEqual([
    {
      code: 'link-dead',
      severity: 'error',
      pointer: '/widgets/0/content/link/href',
      nodeId: 'button',
      params: { href: '/buscar-empleo?page=1', suggestion: '/buscar-empleos' },
    },
  ]);
});

describe('accepts', () => {
  it.each([
    ['a page', '/buscar-empleos'],
    ['a query and a hash', '/buscar-empleos?company=Quetzal+Entregas#lista'],
    ['a trailing slash', '/buscar-empleos/'],
    ['an alias', '/job-search'],
    ['percent-encoding', '/t%C3%A9rminos-y-condiciones'],
    ['the decomposed Unicode form', '/términos-y-condiciones'.normalize('NFD')],
    ['any value of a parameter', '/job/repartidor-1'],
    ['the root, which is the home page', '/'],
    ['the variant of a page', '/p/home'],
    ['another site', 'https://example.com/nada'],
    ['an anchor', '#nada'],
    ['a mail address', 'mailto:a@example.com'],
  ])('%s', (_, href) => {
    expect(deadLinks(href)).toEqual([]);
  });
});

it('accepts the address that a page has left, with any value of its parameter', () => {
  const moved = [
    { id: 'about', url: '/quienes-somos', formerUrls: ['/sobre-nosotros'] },
    { id: 'job', url: '/empleo/{urlSlug}', type: 'JOB_DETAIL', formerUrls: ['/job/{urlSlug}'] },
  ];
  expect(deadLinks('/sobre-nosotros', { pages: moved })).toEqual([]);
  expect(deadLinks('/job/repartidor-1', { pages: moved })).toEqual([]);
  expect(deadLinks('/nosotros', { pages: moved })).toHaveLength(1);
});

describe('refuses', () => {
  it.each([
    ['a parameter without value', '/job/'],
    ['a path below a page', '/home/nada'],
    ['other capitals', '/Home'],
    ['broken percent-encoding', '/home%zz'],
    ['an encoded slash', '/job/a%2Fb/c'],
    ['a system page, which has no address', '/404'],
  ])('%s', (_, href) => {
    expect(deadLinks(href)).toHaveLength(1);
  });

  it('the root of a site whose home page does not exist', () => {
    expect(deadLinks('/', { pages: [] })).toHaveLength(1);
  });
});

it('judges the fields of a variant', () => {
  const button = {
    ...buttonData('/home'),
    variants: { p: { link: { label: 'Ver', href: '/nada' } } },
  };
  const problems = linkDead.check(examplePage(pageData([button])), createContext({ pages }));
  expect(problems).toMatchObject([{ pointer: '/widgets/0/variants/p/link/href' }]);
});

describe('in formatted text', () => {
  const text = (html: string) => ({ id: 'text', type: 'rich-text', content: { html } });

  it('is found at the field, each once', () => {
    const html = '<a href="/nada">x</a> <a href="/nada">y</a> <a href="/home?a=1&amp;b=2">z</a>';
    const page = examplePage(pageData([text(html)]));
    expect(linkDead.check(page, createContext({ pages }))).toEqual([
      {
        code: 'link-dead',
        severity: 'error',
        pointer: '/widgets/0/content/html',
        nodeId: 'text',
        params: { href: '/nada' },
      },
    ]);
  });

  it('does not count when it leads elsewhere', () => {
    const html =
      '<a href="https://example.com/nada">x</a> <a href="#nada">y</a> <a href="nada">z</a>';
    expect(linkDead.check(examplePage(pageData([text(html)])), createContext({ pages }))).toEqual(
      [],
    );
  });
});

it('knows the job search that every site has', () => {
  expect(deadLinks('/job-search', { pages: [{ id: 'a', url: '/a' }] })).toHaveLength(1);
  const listing = [{ id: 'a', url: '/a', type: 'JOB_LISTING' }];
  expect(deadLinks('/job-search', { pages: listing })).toEqual([]);
});

it('does not judge when the site is not known', () => {
  expect(deadLinks('/nada', { site: undefined })).toEqual([]);
});
