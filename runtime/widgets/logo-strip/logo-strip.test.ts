// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const css = readFileSync('runtime/widgets/logo-strip/logo-strip.module.css', 'utf8');

function show(): Document {
  const logos = ['uno', 'dos'].map((name) => ({
    name,
    image: { src: `assets/${name}.svg`, alt: '', width: 160, height: 64 },
    href: `/sobre-nosotros/${name}`,
  }));
  const strip = { id: 'w', type: 'logo-strip', content: { logos } };
  return toDocument(renderTestPage({ widgets: [strip] }));
}

it('passes by once in 30 s and stands still under pointer and focus', () => {
  expect(css).toContain('animation: logo-strip 30s linear infinite');
  expect(css).toMatch(/:is\(:hover, :focus-within\) \.track[^{]*\{\s*animation-play-state: paused/);
});

it('names each company once to assistive technology and links to its page', () => {
  const tracks = [...show().querySelectorAll('main ul')];
  expect(tracks.map((track) => track.hasAttribute('inert'))).toEqual([false, true]);
  const links = [...(tracks[0]?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/sobre-nosotros/uno',
    '/sobre-nosotros/dos',
  ]);
  expect(links.map((link) => link.querySelector('img')?.alt)).toEqual(['uno', 'dos']);
});

it('can be stopped without a pointer', () => {
  expect(show().querySelector('main input[type="checkbox"]')?.closest('label')?.textContent).toBe(
    'Detener el movimiento',
  );
});
