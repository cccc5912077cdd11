import { expect, it } from 'vitest';
import type { ListedPage } from './page-summary.ts';
import { sortPages } from './sort-pages.ts';

/** What neither reads. */
const REST = {
  status: 'live',
  version: 1,
  source: 'file',
  etag: '"1"',
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: null,
  deletedAt: null,
  schedules: [],
} as const;

const page = (id: string, type: ListedPage['type'] = 'CONTENT'): ListedPage => ({
  id,
  type,
  title: id,
  url: `/${id}`,
  ...REST,
});

it('starts with the home page and ends with the system pages', () => {
  const pages = [page('404', 'SYSTEM'), page('blogs'), page('home'), page('aplicar', 'APPLY')];
  expect(sortPages(pages).map(({ id }) => id)).toEqual(['home', 'aplicar', 'blogs', '404']);
});
