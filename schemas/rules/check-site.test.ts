import { expect, it } from 'vitest';
import { createContext, exampleSite } from '../testing/documents.ts';
import { checkSite } from './check-site.ts';

it('finds nothing in a site that is in order', () => {
  expect(checkSite(exampleSite(), createContext())).toEqual([]);
});

it('finds addresses that lead to no page', () => {
  const site = exampleSite({ urls: { home: '/hom', jobListing: '/vacantes' } });
  expect(checkSite(site, createContext())).toEqual([
    {
      code: 'link-dead',
      severity: 'error',
      pointer: '/urls/home',
      params: { href: '/hom', suggestion: '/home' },
    },
    {
      code: 'link-dead',
      severity: 'error',
      pointer: '/urls/jobListing',
      params: { href: '/vacantes' },
    },
  ]);
});

it('finds files that are not in the folder', () => {
  const metadata = { titleSuffix: 'Demo', icon: 'assets/b.svg', image: 'assets/share.png' };
  const logo = { src: 'assets/logo.svg', alt: 'Uno', width: 8, height: 8 };
  const site = exampleSite({ metadata, companies: [{ name: 'Uno', logo }] });
  expect(checkSite(site, createContext())).toMatchObject([
    { code: 'asset-missing', pointer: '/metadata/icon', params: { src: 'assets/b.svg' } },
    { code: 'asset-missing', pointer: '/metadata/image', params: { src: 'assets/share.png' } },
    { code: 'asset-missing', pointer: '/companies/0/logo/src', params: { src: 'assets/logo.svg' } },
  ]);
});

it('refuses a prefix that belongs to the product', () => {
  expect(checkSite(exampleSite({ sitePrefix: 'api/norte' }), createContext())).toMatchObject([
    { code: 'url-reserved', pointer: '/sitePrefix', params: { url: 'api/norte', segment: 'api' } },
  ]);
});

it('judges neither links nor files while they are not known', () => {
  const site = exampleSite({ urls: { home: '/nada', jobListing: '/nada' } });
  expect(checkSite(site, createContext({ site: undefined, assets: undefined }))).toEqual([]);
});

it('finds colours that are hard to read', () => {
  const { theme } = exampleSite();
  const colors = { ...theme.colors, muted: theme.colors.paper };
  const problems = checkSite(exampleSite({ theme: { ...theme, colors } }), createContext());
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['contrast-low']));
});
