export type Paint = (style: Style, text: string) => string;
type Style = keyof typeof SGR;

const SGR = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 };

/** Wraps text in a terminal style, or leaves it as it is. */
export function createPaint(isColored: boolean): Paint {
  return isColored ? (style, text) => `\u001b[${SGR[style]}m${text}\u001b[0m` : (_, text) => text;
}
