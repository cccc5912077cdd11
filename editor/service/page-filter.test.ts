import { expect, it } from 'vitest';
import { filterPages } from './page-filter.ts';
import type { ListedPage } from './page-summary.ts';

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

const page = (title: string, url: string): ListedPage => ({
  id: url.slice(1),
  title,
  url,
  type: 'CONTENT',
  ...REST,
});
const pages = [
  page('Inicio', '/'),
  page('Términos de Servicio', '/terminos'),
  page('Quetzal Entregas', '/empresas/quetzal'),
];
const urls = (text: string) => filterPages(pages, text).map(({ url }) => url);

it('finds by title without regard to case and accents', () => {
  expect(urls('TERMINOS de')).toEqual(['/terminos']);
  expect(urls('términos')).toEqual(['/terminos']);
});

it('finds by address', () => {
  expect(urls('/empresas')).toEqual(['/empresas/quetzal']);
});

it('keeps all pages for an empty text', () => {
  expect(urls('  ')).toEqual(['/', '/terminos', '/empresas/quetzal']);
});
