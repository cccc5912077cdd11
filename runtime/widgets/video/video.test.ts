// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { VideoContent } from '#schemas/documents/documents.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const POSTER = { src: 'assets/a.svg', alt: 'Carretera', width: 640, height: 360 };

const CAPTIONS = { hash: 'abc', extension: 'vtt', width: 0, height: 0 };

function film(content: Partial<VideoContent> = {}): HTMLVideoElement {
  const video = {
    id: 'w',
    type: 'video',
    content: { video: 'assets/a.webm', poster: POSTER, ...content },
  };
  const page = renderTestPage({
    widgets: [video],
    input: { assets: { 'assets/es.vtt': CAPTIONS } },
  });
  const player = toDocument(page).querySelector('video');
  if (!player) throw new Error('The page has no player.');
  return player;
}

it('loads nothing but its poster until it is played', () => {
  expect(film().getAttribute('preload')).toBe('none');
  expect(film().hasAttribute('autoplay')).toBe(false);
  expect(film().hasAttribute('controls')).toBe(true);
});

it('tells that it is played', () => {
  expect(film().getAttribute('data-event')).toBe('Hero_Video_Play');
  expect(film().getAttribute('data-event-widget')).toBe('w');
});

it.each([
  [640, 360, 'wide'],
  [500, 500, 'square'],
  [360, 640, 'tall'],
])(
  'keeps the room of a poster of %i × %i before anything of the film is there',
  (width, height, shape) => {
    const player = film({ poster: { ...POSTER, width, height } });
    expect(player.parentElement?.className).toContain(shape);
    expect([player.getAttribute('width'), player.getAttribute('height')]).toEqual([
      `${width}`,
      `${height}`,
    ]);
  },
);

it('offers the captions that the site has and no others', () => {
  const tracks = film({
    captions: [
      { src: 'assets/es.vtt', language: 'es' },
      { src: 'assets/en.vtt', language: 'en' },
    ],
  }).querySelectorAll('track');
  expect(
    [...tracks].map((track) => [track.getAttribute('srclang'), track.getAttribute('label')]),
  ).toEqual([['es', 'Español']]);
});
