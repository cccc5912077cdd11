import { describe, expect, it } from 'vitest';
import type {
  SectionNode,
  SectionOptions,
  SectionOverrides,
} from '#schemas/documents/documents.ts';
import { containerToMedia } from '../server/container-to-media.ts';
import { sectionCss } from './section-css.ts';

const band = (options: SectionOptions): SectionNode => ({
  sectionId: 'root',
  subSections: [{ sectionId: 'a', options }],
});
const nested = (options: SectionOptions): SectionNode => ({
  sectionId: 'root',
  subSections: [{ sectionId: 'b', subSections: [{ sectionId: 'a', options }] }],
});

describe('spacing', () => {
  it('writes gap, margins and padding in pixels', () => {
    expect(sectionCss(nested({ gap: 16, mx: 4, my: 8, padding: 12 }))).toBe(
      '#s-a{padding-block:12px;padding-inline:12px;margin-block:8px;margin-inline:4px;gap:16px}',
    );
  });

  it('lets px and py win over padding', () => {
    expect(sectionCss(nested({ padding: 12, px: 3, py: 5 }))).toBe(
      '#s-a{padding-block:5px;padding-inline:3px}',
    );
  });

  it('lets inherited px win over an overridden padding too', () => {
    const css = sectionCss(nested({ px: 3, breakpoints: { mobile: { padding: 12 } } }));
    expect(css).toContain('(width < 768px){#s-a{padding-block:12px}}');
  });

  it("keeps a band's content at the page's measure", () => {
    expect(sectionCss(band({ px: 24 }))).toBe(
      '#s-a{padding-inline:max(24px,(100% - var(--content-width))/2)}',
    );
    expect(sectionCss(band({ px: 24, maxWidth: 'full' }))).toBe(
      '#s-a{padding-block:0;padding-inline:24px}',
    );
  });
});

it('writes overrides for each breakpoint at its own widths', () => {
  const css = sectionCss(
    nested({
      gap: 1,
      breakpoints: { mobile: { gap: 2 }, tablet: { gap: 3 }, desktop: { gap: 4 } },
    }),
  );
  expect(css).toBe(
    '#s-a{gap:1px}' +
      '@container page (width < 768px){#s-a{gap:2px}}' +
      '@container page (768px <= width < 1024px){#s-a{gap:3px}}' +
      '@container page (width >= 1024px){#s-a{gap:4px}}',
  );
});

it('gives shares of a row what its gaps leave, on desktop only', () => {
  const row: SectionNode = {
    sectionId: 'fila',
    options: { childDirection: 'horizontal', gap: 30 },
    subSections: [
      { sectionId: 'a', options: { span: 25 } },
      { sectionId: 'b', options: { span: 75 } },
    ],
  };
  expect(sectionCss(row)).toContain(
    '@container page (width >= 1024px){#s-fila>#s-a{flex:0 1 calc((100% - 30px)*0.25)}#s-fila>#s-b{flex:0 1 calc((100% - 30px)*0.75)}}',
  );
});

describe('an override of a band', () => {
  const desktop = (options: SectionOptions, override: SectionOverrides) => {
    const css = sectionCss(band({ ...options, breakpoints: { desktop: override } }));
    return /\(width >= 1024px\)\{#s-a\{(.*?)\}\}/.exec(css)?.[1];
  };

  it('keeps the measure it does not name', () => {
    expect(desktop({ maxWidth: 'reading' }, { px: 40 })).toBe(
      'padding-inline:max(40px,(100% - var(--reading-width))/2)',
    );
    expect(desktop({ maxWidth: 'full' }, { padding: 20 })).toBe(
      'padding-block:20px;padding-inline:20px',
    );
  });

  it('can widen a band to the edges and narrow it again', () => {
    expect(desktop({}, { maxWidth: 'full' })).toBe('padding-block:0;padding-inline:0');
    expect(desktop({ maxWidth: 'full' }, { maxWidth: 'content' })).toBe(
      'padding-block:var(--rhythm);padding-inline:max(var(--gutter),(100% - var(--content-width))/2)',
    );
  });

  it('says nothing where nothing differs', () => {
    expect(desktop({ px: 40 }, { px: 40 })).toBeUndefined();
  });
});

it('treats a root that shows a widget as a band', () => {
  expect(sectionCss({ sectionId: 'root', widgetId: 'w', options: { py: 8 } })).toBe(
    '#s-root{padding-block:8px}',
  );
});

it('ignores shares outside rows', () => {
  expect(sectionCss(nested({ span: 50 }))).toBe('');
});

it.each([
  ['FADE_IN', 'rb-fade', 0],
  ['FADE_IN_OUT', 'rb-fade', 1],
  ['SLIDE_LEFT', 'rb-slide-left', 0],
  ['SLIDE_RIGHT', 'rb-slide-right', 0],
  ['SLIDE_TOP', 'rb-slide-top', 0],
  ['SLIDE_BOTTOM', 'rb-slide-bottom', 0],
  ['ZOOM_IN_OUT', 'rb-zoom', 1],
  ['NONE', 'none', 0],
] as const)(
  'names the keyframes of %s and whether it plays on leaving',
  (animation, keyframes, leave) => {
    expect(sectionCss(nested({ animation }))).toBe(
      `#s-a{animation-name:${keyframes};--leave:${leave}}`,
    );
  },
);

it('becomes media queries for visitors', () => {
  expect(containerToMedia('@container page (width < 768px){a{width:50cqw}}')).toBe(
    '@media (width < 768px){a{width:50vw}}',
  );
});
