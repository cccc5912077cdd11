// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { HeroContent } from '#schemas/documents/documents.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const IMAGE = { src: 'assets/hero.svg', alt: 'Carretera', width: 1440, height: 760 };

function show(content: Partial<HeroContent>): Document {
  const hero = { id: 'h1', type: 'hero', content: { title: 'Maneja', ...content } };
  return toDocument(renderTestPage({ widgets: [hero] }));
}

it('is at least 760, 620 and 550 px high on mobile, tablet and desktop, whatever it shows', () => {
  const css = readFileSync('runtime/parts/hero-stage.module.css', 'utf8');
  expect(css.match(/min-height: \w+/g)).toEqual([
    'min-height: 760px',
    'min-height: 620px',
    'min-height: 550px',
  ]);
});

it('tells of clicks on its button as Hero_CTA_Click', () => {
  const link = show({ cta: { label: 'Ver', href: '/x' } }).querySelector('main a');
  expect(link?.getAttribute('data-event')).toBe('Hero_CTA_Click');
  expect(link?.getAttribute('data-event-widget')).toBe('h1');
});

it('loads its film only when it is played, and tells of that as Hero_Video_Play', () => {
  const film = show({ media: { image: IMAGE, video: 'assets/a.mp4' } }).querySelector('video');
  expect(film?.getAttribute('preload')).toBe('none');
  expect(film?.hasAttribute('autoplay')).toBe(false);
  expect(film?.getAttribute('data-event')).toBe('Hero_Video_Play');
});

it('marks the language of a text that is not in that of the page', () => {
  const page = show({ text: 'We deliver more than parcels.', textLang: 'en' });
  expect(page.querySelector('p[lang="en"]')?.textContent).toBe('We deliver more than parcels.');
});
