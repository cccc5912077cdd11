import { expect, it } from 'vitest';
import type { ListedPage } from '../../service/page-summary.ts';
import { linkStateOf } from './link-combobox.tsx';
import { type LinkPlaces, suggestLinks } from './link-suggestions.ts';

function page(url: string, title: string, rest: Partial<ListedPage> = {}): ListedPage {
  const times = { updatedAt: '2026-01-01T00:00:00Z', updatedBy: null, deletedAt: null };
  return {
    id: url.slice(1),
    url,
    title,
    type: 'CONTENT',
    status: 'live',
    version: 1,
    source: 'file',
    etag: '"a"',
    schedules: [],
    ...times,
    ...rest,
  };
}

const places: LinkPlaces = {
  pages: [
    page('/home', 'Inicio', { id: 'home' }),
    page('/sobre-nosotros/quetzal', 'Quetzal Entregas'),
    page('/buscar-empleos', 'Empleos', { type: 'JOB_LISTING' }),
    page('/job/{urlSlug}', 'Vacante', { type: 'JOB_DETAIL' }),
    page('/404', 'No encontrada', { type: 'SYSTEM' }),
    page('/nueva', 'Página nueva', { status: 'draft' }),
  ],
  anchors: [{ href: '#s-turnos', title: 'Nuestros turnos' }],
  home: '/home',
  site: { hosts: [], sitePrefix: '' },
};

const hrefs = (text: string, isPathOnly = false) =>
  suggestLinks({ text, isPathOnly }, places).map(({ href }) => href);

it('offers every page with one address, by kind, and the sections of the page', () => {
  expect(hrefs('')).toEqual([
    '/home',
    '/nueva',
    '/sobre-nosotros/quetzal',
    '/buscar-empleos',
    '#s-turnos',
  ]);
});

it('offers no sections where a path is asked for', () => {
  expect(hrefs('turnos')).toEqual(['#s-turnos']);
  expect(hrefs('turnos', true)).toEqual([]);
});

it.each([
  ['quetzal', ['/sobre-nosotros/quetzal']],
  ['PAGINA', ['/nueva']],
  ['example.org', ['https://example.org']],
  ['5512345678', ['tel:+525512345678', 'https://wa.me/525512345678']],
  ['WhatsApp: 55 1234 5678', ['https://wa.me/525512345678']],
  ['whatsapp', []],
  ['/home', ['/home']],
  ['/otra', ['/otra']],
  ['nada de esto', []],
])('offers for "%s" %j', (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
});

it.each([
  ['', 'empty'],
  ['/home#x', 'page'],
  ['/', 'page'],
  ['/job/repartidor-1', 'page'],
  ['/nueva', 'unpublished'],
  ['/borrada', 'dead'],
  ['#s-turnos', 'anchor'],
  ['#s-nada', 'no-anchor'],
  ['#', 'top'],
  ['https://example.org', 'web'],
  ['https://wa.me/525512345678?text=Hola', 'chat'],
  ['https://wa.me/', 'web'],
  ['mailto:a@example.org', 'mail'],
  ['tel:+525512345678', 'phone'],
  ['//evil.example', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
])('says of "%s" that it is %s', (href, kind) => {
  expect(linkStateOf(href, places).kind).toBe(kind);
});
