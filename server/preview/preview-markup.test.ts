import { describe, expect, it } from 'vitest';
import { addPreviewNote, reduceMotion, showLocationNotice } from './preview-markup.ts';

describe('markup of a preview', () => {
  it('moves as little as for who asked for less motion', () => {
    const style =
      '@media (prefers-reduced-motion: reduce){a{b:c}}@media (prefers-reduced-motion:no-preference){d{e:f}}';
    const html = `<head><style>${style}</style></head>`;
    const reduced = reduceMotion({ html, styles: [style], scripts: [] });
    expect(reduced.styles).toEqual(['@media (min-width:0){a{b:c}}@media (max-width:0){d{e:f}}']);
    expect(reduced.html).toBe(`<head><style>${reduced.styles[0]}</style></head>`);
  });

  it('shows the notice for visitors outside the area, and no other hidden thing', () => {
    const notice = (hidden: string) =>
      `<div class="r" role="status" data-notice-site="a/b"><div class="c"${hidden}><p>No</p></div></div><p hidden="">x</p>`;
    for (const hidden of [' hidden=""', ' hidden'])
      expect(showLocationNotice({ html: notice(hidden), styles: [], scripts: [] }).html).toBe(
        notice(''),
      );
  });

  it('says that it is a preview, with a style that its policy knows', () => {
    const page = {
      html: '<html><head></head><body><p>$&</p></body></html>',
      styles: ['a'],
      scripts: [],
    };
    const { html, styles } = addPreviewNote(page, 'Vista previa');
    expect(styles).toHaveLength(2);
    expect(html).toContain(`<style>${styles[1]}</style></head>`);
    expect(html).toMatch(
      /<p>\$&<\/p><p class="rb-preview-note" role="note">Vista previa<\/p><\/body>/,
    );
  });
});
