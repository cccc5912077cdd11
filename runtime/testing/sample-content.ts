/** A word that no line holds. */
export const LONG_WORD = 'x'.repeat(300);

/** A drawing among the assets of samples. */
export function picture(name: string, alt: string) {
  return { src: `assets/${name}.svg`, alt, width: 640, height: 360 };
}
