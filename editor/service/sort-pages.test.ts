import { expect, it } from 'vitest';
import { listedPage } from '../testing/listed-page.ts';
import type { ListedPage } from './page-summary.ts';
import { sortPages } from './sort-pages.ts';

const page = (id: string, type: ListedPage['type'] = 'CONTENT') =>
  listedPage(id, { type, title: id });

it('starts with the home page and ends with the system pages', () => {
  const pages = [page('404', 'SYSTEM'), page('blogs'), page('home'), page('aplicar', 'APPLY')];
  expect(sortPages(pages).map(({ id }) => id)).toEqual(['home', 'aplicar', 'blogs', '404']);
});
