import type { Theme, ThemeColors } from '../../documents/documents.ts';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { contrastRatio, TEXT_CONTRAST } from '../../theme/contrast.ts';
import { THEME_PAIRS } from '../../theme/theme-pairs.ts';

type ColorName = keyof ThemeColors;

/** One problem for each pair of a theme's colours that would be hard to read. */
export function lowContrasts({ colors, sky }: Theme): Problem[] {
  const pairs = THEME_PAIRS.map(([text, ground]) => judge(text, [ground, colors[ground]], colors));
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
