import type { FontFamily } from '#schemas/documents/documents.ts';
import files from '../fonts/font-files.json' with { type: 'json' };

const SYSTEM = 'system-ui,-apple-system,Roboto,"Segoe UI",sans-serif';

interface WebFont {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  /**
   * Overrides that give the phone's own Roboto (elsewhere Arial) the measures of the web font, so that nothing
   * moves when it arrives. Measured with 130 characters of Spanish headline text in weight 700.
   */
  readonly fallback: {
    readonly sizeAdjust: number;
    readonly ascent: number;
    readonly descent: number;
  };
}

const WEB_FONTS: Readonly<Partial<Record<FontFamily, WebFont>>> = {
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    weight: '700',
    file: files['bricolage-grotesque'],
    fallback: { sizeAdjust: 108, ascent: 86, descent: 25 },
  },
  'barlow-condensed': {
    family: 'Barlow Condensed',
    weight: '700',
    file: files['barlow-condensed'],
    fallback: { sizeAdjust: 80.3, ascent: 124.5, descent: 24.9 },
  },
};

export function fontStack(name: FontFamily): string {
  const font = WEB_FONTS[name];
  return font ? `"${font.family}","${font.family} fallback",${SYSTEM}` : SYSTEM;
}

/** Address of the font's file, to preload; undefined for the system's own. */
export function fontUrl(name: FontFamily): string | undefined {
  const font = WEB_FONTS[name];
  return font && `/fonts/${font.file}`;
}

/**
 * When a page shows its font: `optional` where it is there for the first drawing, so that nothing is drawn twice;
 * `swap` as soon as it comes (docs/adr/0016-fonts-never-redraw-a-page.md).
 */
export type FontDisplay = 'optional' | 'swap';

export function fontFaceCss(name: FontFamily, display: FontDisplay): string {
  const font = WEB_FONTS[name];
  if (!font) return '';
  const { family, weight, fallback } = font;
  return (
    `@font-face{font-family:"${family}";src:url(${fontUrl(name)}) format("woff2");font-weight:${weight};font-display:${display}}` +
    `@font-face{font-family:"${family} fallback";src:local("Roboto Bold"),local("Roboto"),local("Arial Bold"),local("Arial");` +
    `size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`
  );
}
