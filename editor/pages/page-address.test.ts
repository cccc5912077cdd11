import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AddressCheck,
  findAddressProblem,
  isPageId,
  keepsAccents,
  proposeCopyUrl,
  proposeId,
  proposeUrl,
  toSlug,
} from './page-address.ts';

const page = (url: string, title = url, id = url.slice(1) || 'home') =>
  ({ id, url, title, type: 'CONTENT' }) as const;

const check = (more: Partial<AddressCheck> = {}): AddressCheck => ({
  type: 'CONTENT',
  pages: [page('/home', 'Inicio'), page('/precios', 'Precios')],
  sitePrefix: '',
  ownId: undefined,
  ...more,
});
const kindOf = (url: string, more: Partial<AddressCheck> = {}) =>
  findAddressProblem(url, check(more))?.kind;

it('makes addresses of titles', () => {
  expect(toSlug('¿Cómo ser repartidor? ¡Únete!')).toBe('como-ser-repartidor-unete');
  expect(toSlug('Política de privacidad', { keepsAccents: true })).toBe('política-de-privacidad');
  expect(toSlug('Niño & Ñandú 2026')).toBe('nino-nandu-2026');
  expect(toSlug('🚚 !!')).toBe('');
});

it('ends an address between two words', () => {
  const slug = toSlug('Estrategias para repartidores exitosos que quieren ganar más en cada ruta');
  expect(slug).toBe('estrategias-para-repartidores-exitosos-que-quieren-ganar-mas');
  const title = 'Trabaja como repartidor de paquetería en la zona metropolitana de la ciudad';
  expect(toSlug(title)).toBe('trabaja-como-repartidor-de-paqueteria-en-la-zona');
  expect(toSlug('x'.repeat(300))).toHaveLength(60);
});

it('writes accents where the site does', () => {
  const with_ = page('/política', 'Política');
  const without = [page('/paqueteria', 'Paquetería'), page('/blogs/como', 'Cómo')];
  expect(keepsAccents([with_])).toBe(true);
  expect(keepsAccents([with_, ...without])).toBe(false);
  expect(keepsAccents([])).toBe(false);
});

it('proposes what no other page has', () => {
  const { type, pages, sitePrefix } = check();
  expect(proposeUrl({ title: 'Precios', type, pages, sitePrefix })).toBe('/precios-2');
  expect(proposeUrl({ title: 'API', type, pages, sitePrefix })).toBe('/api-2');
  expect(proposeUrl({ title: 'API', type, pages, sitePrefix: 'norte' })).toBe('/api');
  expect(proposeUrl({ title: 'Empleo', type: 'JOB_DETAIL', pages, sitePrefix })).toBe(
    '/empleo/{urlSlug}',
  );
  expect(proposeUrl({ title: '…', type, pages, sitePrefix })).toBe('');
  expect(proposeId('Precios', new Set(['precios', 'precios-2']))).toBe('precios-3');
  expect(proposeId('日本', new Set())).toBe('pagina');
});

it('proposes an address beside that of the page that is copied', () => {
  const copy = (url: string, type: 'CONTENT' | 'JOB_DETAIL' = 'CONTENT') =>
    proposeCopyUrl(url, { title: 'Inicio', type, pages: check().pages, sitePrefix: '' }, 'copia');
  expect(copy('/empresas/quetzal')).toBe('/empresas/quetzal-copia');
  expect(copy('/job/{urlSlug}', 'JOB_DETAIL')).toBe('/job-copia/{urlSlug}');
  expect(copy('/')).toBe('/inicio');
});

it('never proposes what it would refuse', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (title, isJob) => {
      const type = isJob ? 'JOB_DETAIL' : 'CONTENT';
      const url = proposeUrl({ title, type, pages: check().pages, sitePrefix: '' });
      expect(url === '' || kindOf(url, { type }) === undefined).toBe(true);
      expect(isPageId(proposeId(title, new Set()))).toBe(true);
    }),
  );
});

it.each([
  ['', 'empty'],
  ['precios', 'start'],
  ['/mis precios', 'signs'],
  ['/a?b', 'signs'],
  ['/a%20b', 'signs'],
  ['/a/', 'slash'],
  ['//a', 'slash'],
  [`/${'a'.repeat(300)}`, 'long'],
  ['/precios', 'taken'],
  ['/editor', 'reserved'],
  ['/p/hola', 'reserved'],
  ['/empleo/{urlSlug}', 'reserved'],
])('refuses %s: %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});

it('lets a page keep its own address', () => {
  expect(kindOf('/precios', { ownId: 'precios' })).toBeUndefined();
  expect(kindOf('/nueva')).toBeUndefined();
  expect(kindOf('/')).toBeUndefined();
});

it('wants the place of the job in the address of a job page', () => {
  expect(kindOf('/vacante', { type: 'JOB_DETAIL' })).toBe('parameter');
  expect(kindOf('/vacante/{urlSlug}', { type: 'JOB_DETAIL' })).toBeUndefined();
});
