import type { ThemeColors } from '../../documents/documents.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { contrastRatio, TEXT_CONTRAST } from '../../theme/contrast.ts';
import { THEME_PAIRS } from '../../theme/theme-pairs.ts';
import { defineRule, type Finding } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

type ColorName = keyof ThemeColors;

/** Each pair of a theme's colours that would be hard to read. */
export const contrastLow = defineRule({
  code: 'contrast-low',
  severity: 'error',
  order: 220,
  checkSite({ theme: { colors, sky } }) {
    const pairs = THEME_PAIRS.map(([text, ground]) =>
      judge(text, [ground, colors[ground]], colors),
    );
    // The last colour of the sky is a glow at its edge, where no text stands.
    const skies = sky.slice(0, -1).map((color) => judge('paper', ['sky', color], colors));
    return [...pairs, ...skies].flat();
  },
});

function judge(
  text: ColorName,
  [ground, color]: readonly [name: string, color: string],
  colors: ThemeColors,
): Finding[] {
  const ratio = contrastRatio(colors[text], color);
  if (ratio >= TEXT_CONTRAST) return [];
  // Rounded down: 4.49 must not read as the 4.5 that would be enough.
  const params = {
    textColor: text,
    groundColor: ground,
    color,
    ratio: String(Math.floor(ratio * 10) / 10),
  };
  return [{ pointer: `/theme/colors/${text}`, params }];
}

export const texts: ProblemTexts = {
  es: {
    message:
      'El texto en "{textColor}" se lee mal sobre "{groundColor}" ({color}): su contraste es {ratio} y debe ser de al menos 4.5.',
    remedy: 'Oscurece o aclara uno de los dos colores del tema.',
  },
  en: {
    message:
      'Text in "{textColor}" is hard to read on "{groundColor}" ({color}): its contrast is {ratio} and must be at least 4.5.',
    remedy: 'Make one of the two colours of the theme darker or lighter.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    "Two colours of a site's theme that stand on each other are too close in lightness for text (WCAG 2.2 asks for 4.5 to 1): `ink`, `muted`, `action` and `secondary` on `paper`, `surface` and `tint`, `onAction` on `action` and `actionHover`, `onAccent` on `accent`, `accent` on `ink`, and `paper` on every colour of `sky` but the last.",
  ],
  mending: ['Make one of the two darker or lighter.'],
  pointer: '/theme/colors/onAction',
  shown: '/colors',
  bad: { colors: { onAction: '#ffffff', actionHover: '#f59e0b' } },
  good: { colors: { onAction: '#ffffff', actionHover: '#92400e' } },
};
