const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

/** `#rrggbb` in small letters of what a person typed: `F60`, `#ff6600`; undefined where it is no colour. */
export function parseHexColor(typed: string): string | undefined {
  const digits = HEX.exec(typed.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
