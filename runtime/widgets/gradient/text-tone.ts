import { contrastRatio, mixColors, TEXT_CONTRAST } from '#schemas/theme/contrast.ts';

/** Colour of the text on a gradient; `plate` puts it on a plate of the theme's own. */
export type TextTone = 'ink' | 'paper' | 'on-accent' | 'black' | 'white' | 'plate';

// Pairs that the rule `contrast-low` vouches for: ink on the light colours, and the light ones, paper among them,
// below action and secondary. Between two dark colours a gradient is never lighter than the lighter one.
const LIGHT = new Set(['paper', 'surface', 'tint']);
const DARK = new Set(['ink', 'action', 'secondary']);

/** Colours looked at between two stops: the darkest may lie between them. */
const STEPS = 32;

/**
 * The text colour that has at least 4.5:1 on every part of a gradient (WCAG 2.2, 1.4.3). Theme colours
 * have no number here, so stops that mix both kinds, or both sides of grey, get the plate.
 *
 * @param stops names of theme colours, or colours as `#rrggbb`
 */
export function textToneOf(stops: readonly string[]): TextTone {
  if (stops.every((stop) => stop.startsWith('#'))) return toneOfColors(stops);
  if (stops.every((stop) => LIGHT.has(stop))) return 'ink';
  if (stops.every((stop) => DARK.has(stop))) return 'paper';
  return stops.every((stop) => stop === 'accent') ? 'on-accent' : 'plate';
}

function toneOfColors(stops: readonly string[]): TextTone {
  const colors = stops.flatMap((stop, index) => between(stop, stops[index + 1] ?? stop));
  const isReadable = (text: string) =>
    colors.every((color) => contrastRatio(text, color) >= TEXT_CONTRAST);
  if (isReadable('#ffffff')) return 'white';
  return isReadable('#000000') ? 'black' : 'plate';
}

function between(from: string, to: string): string[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => mixColors(from, to, step / STEPS));
}
