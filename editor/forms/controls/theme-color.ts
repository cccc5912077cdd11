import type { Theme } from '#schemas/documents/documents.ts';

/** A colour of a site's theme by the name that content gives it, as CSS; the sky is a gradient. */
export function themeColor({ colors, sky }: Theme, name: string): string {
  if (name === 'sky') return `linear-gradient(135deg, ${sky.join(', ')})`;
  const found = Object.entries(colors).find(([key]) => key === name);
  return found?.[1] ?? 'transparent';
}
