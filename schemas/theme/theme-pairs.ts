import type { ThemeColors } from '../documents/documents.ts';

type ColorName = keyof ThemeColors;

const GROUNDS = ['paper', 'surface', 'tint'] as const;

/** Colours that sections and widgets write with, by the colour below them. */
export const THEME_PAIRS: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ...GROUNDS.flatMap((ground) =>
    (['ink', 'muted', 'action', 'secondary'] as const).map((text) => [text, ground] as const),
  ),
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onAccent', 'accent'],
  ['accent', 'ink'],
];
