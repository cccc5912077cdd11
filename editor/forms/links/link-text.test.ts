import { expect, it } from 'vitest';
import { toHref } from './link-text.ts';

const site = { hosts: ['empleos.example', 'localhost:3000'], sitePrefix: 'norte' };

it.each([
  ['/contacto', '/contacto'],
  [' /aviso de privacidad ', '/aviso%20de%20privacidad'],
  ['#s-turnos', '#s-turnos'],
  ['example.org', 'https://example.org'],
  ['www.example.org/a?b=1', 'https://www.example.org/a?b=1'],
  ['http://example.org/a', 'https://example.org/a'],
  ['https://example.org', 'https://example.org'],
  ['Ana@Example.org', 'mailto:ana@example.org'],
  ['mailto:ana@example.org?subject=Hola', 'mailto:ana@example.org?subject=Hola'],
  ['55 1234 5678', 'tel:+525512345678'],
  ['tel:55-1234-5678', 'tel:+525512345678'],
  ['https://empleos.example/norte/contacto?a=1#b', '/contacto?a=1#b'],
  ['https://empleos.example/norte', '/'],
  ['http://localhost:3000/norte/home', '/home'],
  ['https://empleos.example/otro-sitio', 'https://empleos.example/otro-sitio'],
])('reads %s as %s', (typed, href) => {
  expect(toHref(typed, site)).toBe(href);
});

it('knows its own addresses without a prefix', () => {
  const root = { hosts: ['empleos.example'], sitePrefix: '' };
  expect(toHref('https://empleos.example', root)).toBe('/');
  expect(toHref('https://empleos.example/a?b', root)).toBe('/a?b');
});

it.each([
  '',
  'quetzal',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'https://a b.example',
  'file:///etc/passwd',
  'ftp://example.org',
  `/${'x'.repeat(2_000)}`,
])('refuses %s', (typed) => {
  expect(toHref(typed, site)).toBeUndefined();
});
