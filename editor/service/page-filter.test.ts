import { expect, it } from 'vitest';
import { listedPage } from '../testing/listed-page.ts';
import { filterPages } from './page-filter.ts';

const page = (title: string, url: string) => listedPage(url.slice(1), { title, url });
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
