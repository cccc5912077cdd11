// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const IMAGE = { src: 'assets/a.svg', alt: 'Una camioneta', width: 8, height: 8 };

function figureOf(content: object, version?: number) {
  const widget = { id: 'w', type: 'image', version, content };
  return toDocument(renderTestPage({ widgets: [widget] })).querySelector('figure');
}

/** What is read aloud of the link: its picture and its texts. */
function nameOfLink(content: object, version?: number): string {
  const link = figureOf(content, version)?.querySelector('a');
  return [link?.querySelector('img')?.alt, link?.textContent].filter(Boolean).join(' ');
}

it('names a link once where the picture says the same', () => {
  const link = { label: 'Una camioneta', href: '/empleos' };
  expect(nameOfLink({ image: IMAGE, link })).toBe('Una camioneta');
});

it('tells a link’s own text to those who do not see the picture', () => {
  const link = { label: 'Ver vacantes', href: '/empleos' };
  expect(nameOfLink({ image: IMAGE, link })).toBe('Una camioneta Ver vacantes');
  const decorative = { ...IMAGE, alt: 'Ver vacantes', decorative: true };
  expect(nameOfLink({ image: decorative, link })).toBe('Ver vacantes');
});

it('opens a link in a new tab where the page asks for it, and says so', () => {
  const link = { label: 'Una camioneta', href: 'https://example.com/', newTab: true };
  expect(figureOf({ image: IMAGE, link })?.querySelector('a')?.target).toBe('_blank');
  expect(nameOfLink({ image: IMAGE, link })).toMatch(/^Una camioneta {1,2}\S+/);
});

it('draws a picture stored as version 1 as that version drew it', () => {
  const named = figureOf({ image: IMAGE, href: '/empleos', caption: 'De madrugada' });
  expect(named?.querySelector('a')?.getAttribute('href')).toBe('/empleos');
  expect(named?.querySelector('a')?.children).toHaveLength(1);
  const mute = { image: { ...IMAGE, alt: '' }, href: '/empleos' };
  expect(nameOfLink({ ...mute, caption: 'De madrugada' }, 1)).toBe('De madrugada');
  expect(nameOfLink(mute, 1)).toBe('/empleos');
});
