// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const LINK = { label: 'Ver vacantes', href: '/buscar-empleos' };
const IMAGE = { src: 'assets/a.svg', alt: 'A', width: 640, height: 360 };

it.each([
  ['button', { link: LINK }],
  ['cards', { cards: [{ id: 'a', title: 'A', link: LINK }] }],
  ['steps', { heading: 'Pasos', steps: [{ number: 1, title: 'Uno' }], cta: LINK }],
  ['media-text', { image: IMAGE, imageSide: 'start', heading: 'A', cta: LINK }],
  ['about-us', { heading: 'A', cta: LINK }],
  ['gradient', { stops: ['ink', 'action'], cta: LINK }],
  ['wallpaper', { image: IMAGE, cta: LINK }],
])('tells of clicks on the button of %s as CTA_Click', (type, content) => {
  const page = toDocument(renderTestPage({ widgets: [{ id: 'w1', type, content }] }));
  const link = page.querySelector('main a[href="/buscar-empleos"]');
  expect(link?.getAttribute('data-event')).toBe('CTA_Click');
  expect(link?.getAttribute('data-event-widget')).toBe('w1');
});
