import type { Point } from '#schemas/api/jobs.ts';

/** Corners of a polygon that count; more are a drawing that nobody made by hand. */
const MAX_POINTS = 50;

/** Digits behind the point: about a metre. */
const DIGITS = 5;

const NUMBER = /^-?\d{1,3}(?:\.\d{1,12})?$/;

/** `lat,lng;lat,lng` of an address; empty where it is not at least two points of this world. */
export function parseCoordinates(text: string): readonly Point[] {
  const points = text.split(';').map(parsePoint);
  const whole = points.filter((point) => point !== undefined);
  const isArea = whole.length === points.length && whole.length >= 2 && whole.length <= MAX_POINTS;
  return isArea ? whole : [];
}

/** Empty for no points. */
export function formatCoordinates(points: readonly Point[]): string {
  const degrees = (value: number) => String(Number(value.toFixed(DIGITS)));
  return points
    .map(({ latitude, longitude }) => `${degrees(latitude)},${degrees(longitude)}`)
    .join(';');
}

function parsePoint(text: string): Point | undefined {
  const [latitude = '', longitude = '', ...rest] = text.split(',');
  if (rest.length > 0 || !NUMBER.test(latitude) || !NUMBER.test(longitude)) return undefined;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  return isOnEarth ? point : undefined;
}
