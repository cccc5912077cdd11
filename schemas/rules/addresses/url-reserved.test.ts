import { describe, expect, it } from 'vitest';
import { createContext, examplePage, exampleSite, pageData } from '../../testing/documents.ts';
import { urlReserved } from './url-reserved.ts';

function reserved(overrides: Readonly<Record<string, unknown>>, sitePrefix = '') {
  const site = exampleSite({ sitePrefix });
  return urlReserved.check(examplePage(pageData(undefined, overrides)), createContext({ site }));
}

it('names the part that makes an address unreachable', () => {
  expect(reserved({ url: '/docs/ayuda' })).toEqual([
    {
      code: 'url-reserved',
      severity: 'error',
      pointer: '/url',
      params: { url: '/docs/ayuda', segment: 'docs' },
    },
  ]);
});

it('judges aliases', () => {
  expect(reserved({ aliases: ['/inicio', '/p/inicio'] })).toMatchObject([
    { pointer: '/aliases/1', params: { segment: 'p' } },
  ]);
});

describe('refuses', () => {
  it.each([
    ['/p/home', 'p'],
    ['/a/p/b', 'p'],
    ['/.', '.'],
    ['/a/../b', '..'],
    ['/job/{urlSlug}', '{urlSlug}'],
    ['/sitemap.xml', 'sitemap.xml'],
    ['/robots.txt', 'robots.txt'],
    ['/v2', 'v2'],
  ])('%s', (url, segment) => {
    expect(reserved({ url })).toMatchObject([{ params: { url, segment } }]);
  });
});

describe('accepts', () => {
  it.each(['/', '/p', '/a/p', '/blog/docs', '/Docs', '/docs-y-más', '/.well-known'])(
    '%s',
    (url) => {
      expect(reserved({ url })).toEqual([]);
    },
  );

  it('parameters of a job page', () => {
    expect(reserved({ url: '/job/{urlSlug}', type: 'JOB_DETAIL' })).toEqual([]);
  });

  it('any address of a system page, which has none', () => {
    expect(reserved({ url: '/docs', type: 'SYSTEM' })).toEqual([]);
  });

  it('the product’s first parts below a prefix, but not its sitemap', () => {
    expect(reserved({ url: '/docs' }, 'norte')).toEqual([]);
    expect(reserved({ url: '/sitemap.xml' }, 'norte')).toHaveLength(1);
  });

  it('the product’s first parts while the site is not known', () => {
    const page = examplePage(pageData(undefined, { url: '/docs', aliases: ['/p/a'] }));
    expect(urlReserved.check(page, createContext({ site: undefined }))).toMatchObject([
      { pointer: '/aliases/0' },
    ]);
  });
});
