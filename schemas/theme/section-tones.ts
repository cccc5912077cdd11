import type { ColorToken, Theme, ThemeColors } from '../documents/documents.ts';
import { mixColors } from './contrast.ts';

type ColorName = keyof ThemeColors;

/** A colour of the theme, or a share of it laid over another. */
export interface Tone {
  readonly color: ColorName;
  /** In percent; all of it where it is left out. */
  readonly share?: number;
  /** What shows through; the colour below where it is left out. */
  readonly over?: ColorName;
}

/** The colours that a background gives to what stands on it. The runtime's stylesheet writes the same ones. */
export interface SectionTones {
  readonly text: Tone;
  readonly soft: Tone;
  readonly link: Tone;
  readonly card: Tone;
  readonly onButton: Tone;
  readonly buttonHover: Tone;
}

const ON_LIGHT = {
  text: { color: 'ink' },
  soft: { color: 'muted' },
  link: { color: 'action' },
  onButton: { color: 'onAction' },
  buttonHover: { color: 'actionHover' },
} as const;

const ON_DARK: SectionTones = {
  text: { color: 'paper' },
  soft: { color: 'paper', share: 82 },
  link: { color: 'accent' },
  card: { color: 'paper', share: 9 },
  onButton: { color: 'onAccent' },
  buttonHover: { color: 'accent', share: 86, over: 'paper' },
};

export const sectionTones: Readonly<Record<ColorToken, SectionTones>> = {
  paper: { ...ON_LIGHT, card: { color: 'surface' } },
  surface: { ...ON_LIGHT, card: { color: 'paper' } },
  tint: { ...ON_LIGHT, card: { color: 'surface' } },
  ink: ON_DARK,
  accent: {
    text: { color: 'onAccent' },
    soft: { color: 'onAccent' },
    link: { color: 'onAccent' },
    card: { color: 'onAccent', share: 9 },
    onButton: { color: 'paper' },
    buttonHover: { color: 'ink', share: 86, over: 'paper' },
  },
  sky: ON_DARK,
};

/** The colours of a background as `#rrggbb`: one, or those of the sky where text stands. */
export function groundColors(background: ColorToken, { colors, sky }: Theme): readonly string[] {
  // The last colour of the sky is a glow at its edge, where no text stands.
  return background === 'sky' ? sky.slice(0, -1) : [colors[background]];
}

/** A tone as `#rrggbb` on a ground. */
export function toneColor(
  { color, share, over }: Tone,
  ground: string,
  colors: ThemeColors,
): string {
  if (share === undefined) return colors[color];
  return mixColors(over === undefined ? ground : colors[over], colors[color], share / 100);
}
