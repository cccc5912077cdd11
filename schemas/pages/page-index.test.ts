import { expect, it } from 'vitest';
import { createPageIndex, matchPage } from './page-index.ts';

const pages = [
  { url: '/home', type: 'CONTENT', aliases: ['/inicio', '/vacantes'] },
  { url: '/vacantes', type: 'JOB_LISTING' },
  { url: '/job/{urlSlug}', type: 'JOB_DETAIL' },
  { url: '/pago/{id}', type: 'CONTENT' },
  { url: '/políticas', type: 'CONTENT' },
  { url: '/404', type: 'SYSTEM' },
];

function urlAt(path: string): string | undefined {
  return matchPage(createPageIndex(pages), path, '/home')?.page.url;
}

it.each([
  ['/home', '/home'],
  ['/inicio', '/home'],
  ['/', '/home'],
  ['/vacantes', '/vacantes'],
  ['/job-search', '/vacantes'],
  ['/job/repartidor-1', '/job/{urlSlug}'],
  ['/políticas', '/políticas'],
])('shows at %s the page %s', (path, url) => {
  expect(urlAt(path)).toBe(url);
});

it.each(['/Home', '/home/nada', '/job', '/job/', '/pago/1', '/404', '/nada'])(
  'shows nothing at %s',
  (path) => {
    expect(urlAt(path)).toBeUndefined();
  },
);

it('finds an address however its accents are composed', () => {
  const index = createPageIndex([{ url: '/políticas'.normalize('NFD') }]);
  expect(matchPage(index, '/políticas', '/')).toBeDefined();
});

it.each([
  ['/p/home', '/home'],
  ['/job/p/1', '/job/1'],
  ['/p', '/p'],
])('drops the variant segment of %s', (path, own) => {
  const index = createPageIndex([...pages, { url: '/p', type: 'CONTENT' }]);
  const variant = path === own ? null : 'p';
  expect(matchPage(index, path, '/home')).toMatchObject({ path: own, variant });
});

it('drops one variant segment only', () => {
  expect(urlAt('/p/p/home')).toBeUndefined();
});

it('lets a page have the address that every site has', () => {
  const own = [{ url: '/' }, { url: '/job-search' }, ...pages];
  const index = createPageIndex(own);
  expect(matchPage(index, '/', '/home')?.page).toBe(own[0]);
  expect(matchPage(index, '/job-search', '/home')?.page).toBe(own[1]);
});

it('tells the values of the parameters in an address', () => {
  const index = createPageIndex(pages);
  expect(matchPage(index, '/job/repartidor-1', '/home')?.params).toEqual({
    urlSlug: 'repartidor-1',
  });
  expect(matchPage(index, '/home', '/home')?.params).toEqual({});
});
