const WHOLE = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 6 });
const SHORT = new Intl.NumberFormat('es-MX', { notation: 'compact', maximumFractionDigits: 2 });

/** From this size on an axis shortens its numbers: `250 k`, `1.5 M`. */
const SHORT_FROM = 100_000;

/** A number as Mexico writes it: `1,234.5`. */
export function numberText(value: number): string {
  return WHOLE.format(value);
}

/** A number on an axis, where room is scarce. */
export function tickText(value: number): string {
  return Math.abs(value) >= SHORT_FROM ? SHORT.format(value) : numberText(value);
}

/** A number that names a point: four digits may be a year, which has no comma. */
export function pointText(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 10_000 ? String(value) : tickText(value);
}
