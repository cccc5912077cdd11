import { expect, it } from 'vitest';
import { exampleSite } from '#schemas/testing/documents.ts';
import { paletteGroups } from './palette-groups.ts';
import { searchPalette } from './search-palette.ts';

const site = { siteId: 'demo', document: exampleSite(), assets: {}, pages: () => [] };
const groups = paletteGroups(site, 'es');

function found(query: string): readonly string[] {
  return searchPalette(groups, query).map(({ key }) => key);
}

it('finds names whatever their accents and capitals, names that begin so first', () => {
  expect(found('BOTON')[0]).toBe('widget:button');
  expect(found('título')[0]).toBe('widget:heading');
});

it('finds names of the other language, other words and kinds', () => {
  expect(found('testimonials')).toContain('widget:testimonials-carousel');
  expect(found('acordeón')).toEqual(['widget:faq']);
  expect(found('foto')).toContain('widget:image');
  expect(found('jobs')).toContain('widget:job-list');
  expect(found('columnas')).toEqual(
    expect.arrayContaining(['layout:columns-2', 'widget:media-text']),
  );
});

it('wants every word, from its beginning', () => {
  expect(found('tres columnas')).toEqual(['layout:columns-3']);
  expect(found('lumnas')).toEqual([]);
  expect(found('zzz')).toEqual([]);
});

it('offers everything once, in the language of the interface', () => {
  const items = groups.flatMap((group) => group.items);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  const english = paletteGroups(site, 'en').flatMap((group) => group.items);
  expect(english.find(({ key }) => key === 'widget:hero')?.label).toBe('Hero');
});
