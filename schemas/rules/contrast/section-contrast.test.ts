import { describe, expect, it } from 'vitest';
import type { Theme, ThemeColors } from '../../documents/documents.ts';
import {
  createContext,
  examplePage,
  exampleSite,
  headingData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { contrastRatio, TEXT_CONTRAST } from '../../theme/contrast.ts';
import { contrastLow } from './contrast-low.ts';
import { sectionContrast } from './section-contrast.ts';

const { theme } = exampleSite();

type Data = Parameters<typeof examplePage>[0];

/** Every pair of the theme is readable, but paper at 82 % on this ink is not. */
const PALE: Partial<ThemeColors> = {
  ink: '#5f6b7c',
  muted: '#112233',
  onAccent: '#000000',
  accent: '#ffffff',
};

interface Case {
  readonly widgets?: readonly Data[];
  readonly sections?: readonly Data[];
  readonly colors?: Partial<ThemeColors>;
  readonly sky?: Theme['sky'];
}

function found({
  widgets = [headingData()],
  sections = [band({ background: 'ink' })],
  ...change
}: Case) {
  const changed = {
    ...theme,
    ...(change.sky && { sky: change.sky }),
    colors: { ...theme.colors, ...change.colors },
  };
  const page = examplePage(pageData(widgets, { metadata: metadataData(sections) }));
  const site = exampleSite({ theme: changed });
  return sectionContrast.check(page, createContext({ site }));
}

function band(options: object, subSections?: readonly Data[]): Data {
  const shown = subSections ? { subSections } : { widgetId: 'heading' };
  return { sectionId: 'band', ...shown, options };
}

it('accepts every background of a theme with room to spare', () => {
  const backgrounds = ['paper', 'surface', 'tint', 'ink', 'accent', 'sky'];
  expect(backgrounds.flatMap((background) => found({ sections: [band({ background })] }))).toEqual(
    [],
  );
});

it('finds softer text that a theme’s own rule lets pass', () => {
  const site = exampleSite({ theme: { ...theme, colors: { ...theme.colors, ...PALE } } });
  expect(contrastLow.checkSite(site, createContext())).toEqual([]);
  const [problem, ...others] = found({ colors: PALE });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: 'section-contrast',
    severity: 'warning',
    pointer: '/metadata/layout/subSections/0/options/background',
    nodeId: 'band',
    params: { background: 'ink', ground: '#5f6b7c' },
  });
  const { color, ground, ratio } = problem?.params ?? {};
  const exact = contrastRatio(String(color), String(ground));
  expect(exact).toBeLessThan(TEXT_CONTRAST);
  expect(Number(ratio)).toBeCloseTo(Math.floor(exact * 10) / 10);
});

describe('finds a background', () => {
  it('of one width only', () => {
    const sections = [
      band({ background: 'paper', breakpoints: { tablet: { background: 'ink' } } }),
    ];
    expect(found({ sections, colors: PALE })).toMatchObject([
      { pointer: '/metadata/layout/subSections/0/options/breakpoints/tablet/background' },
    ]);
  });

  it('on which a section within stands, unless that has its own', () => {
    const inner = (options: object) => [{ sectionId: 'inner', widgetId: 'heading', options }];
    const sections = (options: object) => [band({ background: 'ink' }, inner(options))];
    expect(found({ sections: sections({}), colors: PALE })).toHaveLength(1);
    expect(found({ sections: sections({ background: 'paper' }), colors: PALE })).toEqual([]);
  });
});

it('judges links only where a widget writes them', () => {
  // Bright enough for paper, too dark for the accent.
  const sky: Theme['sky'] = ['#7c2d12', '#f59e0b'];
  const colors = { accent: '#f59e0b', onAccent: '#000000', paper: '#ffffff', ink: '#111827' };
  const sections = [band({ background: 'sky' })];
  expect(found({ sections, sky, colors })).toEqual([]);
  const eyebrow = {
    id: 'heading',
    type: 'heading',
    content: { eyebrow: 'Hoy', text: 'Vacantes', level: 1 },
  };
  expect(found({ sections, sky, colors, widgets: [eyebrow] })).toMatchObject([
    { params: { background: 'sky', color: '#f59e0b', ground: '#7c2d12' } },
  ]);
  const link = { id: 'heading', type: 'rich-text', content: { html: '<a href="/jobs">Ver</a>' } };
  expect(found({ sections, sky, colors, widgets: [link] })).toHaveLength(1);
});

it('judges nothing on a background where nothing stands', () => {
  const opaque = { id: 'heading', type: 'x', content: {} };
  expect(found({ colors: PALE, widgets: [opaque] })).toEqual([]);
  expect(
    found({ colors: PALE, sections: [{ sectionId: 'band', options: { background: 'ink' } }] }),
  ).toEqual([]);
});

it('does not judge while the theme is not known', () => {
  const metadata = metadataData([band({ background: 'ink' })]);
  const page = examplePage(pageData(undefined, { metadata }));
  expect(sectionContrast.check(page, createContext({ site: undefined }))).toEqual([]);
});

describe('the words on a wallpaper', () => {
  const image = { src: 'assets/a.svg', alt: 'A', width: 8, height: 8 };
  const wallpaper = (content: object) => ({
    id: 'heading',
    type: 'wallpaper',
    content: { image, heading: 'Vacantes', ...content },
  });
  const veiled = (content: object, variants?: object) =>
    found({
      sections: [band({})],
      colors: { ink: '#3b4a5e' },
      widgets: [{ ...wallpaper(content), ...(variants && { variants: { p: variants } }) }],
    });

  it('are judged by the veil below them', () => {
    expect(veiled({ overlay: 'medium' })).toMatchObject([
      { pointer: '/widgets/0/content/overlay', params: { background: 'medium' } },
    ]);
    expect(veiled({})).toMatchObject([{ pointer: '/widgets/0/content' }]);
    expect(veiled({ overlay: 'strong' }, { overlay: 'medium' })).toMatchObject([
      { pointer: '/widgets/0/variants/p/overlay' },
    ]);
  });

  it('stand on a plate of their own below lighter veils', () => {
    expect(veiled({ overlay: 'strong' })).toEqual([]);
    expect(veiled({ overlay: 'light' })).toEqual([]);
    expect(veiled({ overlay: 'none' })).toEqual([]);
  });

  it('are not judged where there are none', () => {
    const [problem] = found({
      sections: [band({})],
      colors: { ink: '#3b4a5e' },
      widgets: [{ id: 'heading', type: 'wallpaper', content: { image } }],
    });
    expect(problem).toBeUndefined();
  });
});

it('takes no quadratic time for many sections that show one long text', () => {
  const html = '<a href="/a">a</a>'.repeat(2000);
  const rows = Array.from({ length: 60 }, (_, row) => ({
    sectionId: `row-${row}`,
    subSections: Array.from({ length: 100 }, (_each, i) => ({
      sectionId: `s-${row}-${i}`,
      widgetId: 'heading',
      options: { background: 'ink' },
    })),
  }));
  const widgets = [{ id: 'heading', type: 'rich-text', content: { html } }];
  const start = process.cpuUsage();
  found({ widgets, sections: rows, colors: PALE });
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});
