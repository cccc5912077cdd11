import { contrastRatio, TEXT_CONTRAST } from '../contrast.ts';
import type { ColorToken, Theme } from '../documents.ts';
import { groundColors, sectionTones, toneColor } from '../section-tones.ts';
import type { TonesUsed } from './tones-used.ts';

/** Two colours that stand on each other, as `#rrggbb`. */
export interface ColorPair {
  readonly color: string;
  readonly ground: string;
  readonly ratio: number;
}

export function pairOf(color: string, ground: string): ColorPair {
  return { color, ground, ratio: contrastRatio(color, ground) };
}

/** The pair that is hardest to read, if it is too hard. */
export function hardestToRead(pairs: readonly ColorPair[]): ColorPair | undefined {
  const [first] = pairs.toSorted((a, b) => a.ratio - b.ratio);
  return first !== undefined && first.ratio < TEXT_CONTRAST ? first : undefined;
}

/** On the others all pairs are the theme's own, which `contrast-low` judges. */
const DARK: readonly ColorToken[] = ['ink', 'accent', 'sky'];

/** The pairs of a background, by what a widget must write with to show them. */
type Pairs = Readonly<Record<'words' | 'links' | 'cards' | 'cardLinks', readonly ColorPair[]>>;

// Pages of a site are judged one after the other by the same theme.
const known = new WeakMap<Theme, ReadonlyMap<ColorToken, Pairs>>();

/** The pairs of colours that a background gives to widgets, as far as they write with them. */
export function pairsOn(background: ColorToken, used: TonesUsed, theme: Theme): ColorPair[] {
  const pairs = pairsOf(theme).get(background);
  if (pairs === undefined) return [];
  const { words, links, cards, cardLinks } = pairs;
  return [
    ...words,
    ...(used.links ? links : []),
    ...(used.cards ? cards : []),
    ...(used.links && used.cards ? cardLinks : []),
  ];
}

function pairsOf(theme: Theme): ReadonlyMap<ColorToken, Pairs> {
  const before = known.get(theme);
  if (before) return before;
  const made = new Map(DARK.map((background) => [background, makePairs(background, theme)]));
  known.set(theme, made);
  return made;
}

function makePairs(background: ColorToken, theme: Theme): Pairs {
  const { colors } = theme;
  const { text, soft, link, card, onButton, buttonHover } = sectionTones[background];
  const grounds = groundColors(background, theme);
  const cards = grounds.map((ground) => toneColor(card, ground, colors));
  const on = (tones: readonly (typeof text)[], below: readonly string[]) =>
    below.flatMap((ground) => tones.map((tone) => pairOf(toneColor(tone, ground, colors), ground)));
  const buttons = grounds.map((ground) => toneColor(buttonHover, ground, colors));
  return {
    words: [...on([text, soft], grounds), ...on([onButton], buttons)],
    links: on([link], grounds),
    cards: on([text, soft], cards),
    cardLinks: on([link], cards),
  };
}
