/** Least contrast of text with its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/**
 * How much two colours differ in lightness (WCAG 2.2, "contrast ratio").
 *
 * @param first as `#rrggbb`, like `second`
 * @returns 1 for equal colours to 21 for black on white
 */
export function contrastRatio(first: string, second: string): number {
  const lights = [luminance(first), luminance(second)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance(color: string): number {
  return 0.2126 * channel(color, 1) + 0.7152 * channel(color, 3) + 0.0722 * channel(color, 5);
}

function channel(color: string, at: number): number {
  const share = valueAt(color, at) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * A colour between two others, in sRGB, channel by channel, as SVG and `color-mix(in srgb, …)` draw it.
 *
 * @param share of `to`, 0 to 1
 */
export function mixColors(from: string, to: string, share: number): string {
  const mixed = [1, 3, 5].map((at) =>
    Math.round(valueAt(from, at) * (1 - share) + valueAt(to, at) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function valueAt(color: string, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16);
}
