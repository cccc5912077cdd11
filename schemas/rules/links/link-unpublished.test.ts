import { expect, it } from 'vitest';
import {
  buttonData,
  createContext,
  examplePage,
  exampleSite,
  pageData,
} from '../../testing/documents.ts';
import { checkSite } from '../check-site.ts';
import { linkDead } from './link-dead.ts';
import { linkUnpublished } from './link-unpublished.ts';

const pages = [
  { id: 'home', url: '/home', isPublished: false },
  { id: 'jobs', url: '/jobs', isPublished: false },
  { id: 'team', url: '/equipo', isPublished: true },
  { id: 'blog', url: '/blog' },
];

function found(href: string, overrides: Parameters<typeof createContext>[0] = {}) {
  const page = examplePage(pageData([buttonData(href)]));
  return linkUnpublished.check(page, createContext({ pages, ...overrides }));
}

it('finds a link to a page that visitors cannot see yet', () => {
  expect(found('/jobs?city=Leon#hoy')).toEqual([
    {
      code: 'link-unpublished',
      severity: 'warning',
      pointer: '/widgets/0/content/link/href',
      nodeId: 'button',
      params: { href: '/jobs?city=Leon#hoy', page: 'jobs' },
    },
  ]);
});

it('finds a link to the address that a published page gets only with its draft', () => {
  const moving = { id: 'team', url: '/equipo', isPublished: true, plannedUrl: '/nosotros' };
  const site = { pages: [{ id: 'home', url: '/home' }, moving] };
  expect(found('/nosotros#hoy', site)).toMatchObject([{ params: { page: 'team' } }]);
  expect(found('/equipo', site)).toEqual([]);
  const page = examplePage(pageData([buttonData('/nosotros')]));
  expect(linkDead.check(page, createContext(site))).toEqual([]);
});

it('leaves it to link-dead to find a page that does not exist', () => {
  expect(found('/nada')).toEqual([]);
  const page = examplePage(pageData([buttonData('/jobs')]));
  expect(linkDead.check(page, createContext({ pages }))).toEqual([]);
});

it.each(['/equipo', '/blog', 'https://example.com/jobs', '//jobs'.slice(1), '#jobs'])(
  'accepts %s',
  (href) => {
    expect(
      found(href, { pages: pages.map((each) => ({ ...each, isPublished: each.id !== 'home' })) }),
    ).toEqual([]);
  },
);

it('accepts a link of the page to itself, which is published with it', () => {
  expect(found('/home')).toEqual([]);
});

it('does not judge while the site is not known', () => {
  expect(found('/jobs', { site: undefined })).toEqual([]);
});

it('judges the addresses of the site’s settings', () => {
  expect(checkSite(exampleSite(), createContext({ pages }))).toMatchObject([
    { code: 'link-unpublished', pointer: '/urls/home' },
    { code: 'link-unpublished', pointer: '/urls/jobListing' },
  ]);
});
