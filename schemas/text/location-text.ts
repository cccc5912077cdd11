const SEPARATOR = '--';

/** A place with its coordinates in degrees. */
export interface LocationText {
  /** `city, state, country` */
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Reads `city, state, country--lat--lng`. A negative number follows its separator as a third dash.
 * @returns undefined for text without coordinates, and for coordinates that are none
 */
export function parseLocationText(text: string): LocationText | undefined {
  const [label = '', north, east, ...rest] = text.split(SEPARATOR);
  const latitude = toDegrees(north, 90);
  const longitude = toDegrees(east, 180);
  const isWhole = rest.length === 0 && label.trim() !== '';
  if (!isWhole || Number.isNaN(latitude + longitude)) return undefined;
  return { label: label.trim(), latitude, longitude };
}

function toDegrees(text: string | undefined, limit: number): number {
  const isNumber = text !== undefined && /^-?\d{1,3}(?:\.\d{1,12})?$/.test(text);
  const value = isNumber ? Number(text) : Number.NaN;
  return Math.abs(value) <= limit ? value : Number.NaN;
}
