import { contrastRatio, TEXT_CONTRAST } from '../contrast.ts';
import { createProblem } from '../create-problem.ts';
import type { Theme, ThemeColors } from '../documents.ts';
import type { Problem } from '../problem.ts';

type ColorName = keyof ThemeColors;

const GROUNDS = ['paper', 'surface', 'tint'] as const;

/** Colours that sections and widgets write with, by the colour below them. */
const PAIRS: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ...GROUNDS.flatMap((ground) =>
    (['ink', 'muted', 'action', 'secondary'] as const).map((text) => [text, ground] as const),
  ),
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onAccent', 'accent'],
  ['accent', 'ink'],
];

/** One problem for each pair of a theme's colours that would be hard to read. */
export function lowContrasts({ colors, sky }: Theme): Problem[] {
  const pairs = PAIRS.map(([text, ground]) => judge(text, [ground, colors[ground]], colors));
  // The last colour of the sky is a glow at its edge, where no text stands.
  const skies = sky.slice(0, -1).map((color) => judge('paper', ['sky', color], colors));
  return [...pairs, ...skies].flat();
}

function judge(
  text: ColorName,
  [ground, color]: readonly [name: string, color: string],
  colors: ThemeColors,
): Problem[] {
  const ratio = contrastRatio(colors[text], color);
  if (ratio >= TEXT_CONTRAST) return [];
  // Rounded down: 4.49 must not read as the 4.5 that would be enough.
  const params = { text, ground, color, ratio: String(Math.floor(ratio * 10) / 10) };
  return [createProblem('contrast-low', { pointer: `/theme/colors/${text}` }, params)];
}
