import type { Point } from '#schemas/api/jobs.ts';
import { countText } from './count-text.ts';

/** Mean radius of the earth, in km. */
const EARTH_KM = 6371;

const KM_PER_MILE = 1.609344;

/** Between two points along the earth's surface, in km. */
export function distanceKm(from: Point, to: Point): number {
  const [a, b] = [toRadians(from.latitude), toRadians(to.latitude)];
  const across = toRadians(to.longitude - from.longitude);
  const chord = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** km of a text such as `5 miles` (spec section 3, "Job"); undefined where it says no distance. */
export function parseMiles(text: string): number | undefined {
  const [, miles] = /^(\d{1,5}(?:\.\d{1,3})?) miles?$/.exec(text) ?? [];
  return miles === undefined ? undefined : Number(miles) * KM_PER_MILE;
}

export interface DistanceTexts {
  /** With `{km}` in the place of the number. */
  readonly some: string;
  /** Of less than one. */
  readonly least: string;
}

/** How far away something is, in whole km. */
export function distanceText(km: number, { some, least }: DistanceTexts): string {
  const whole = Math.round(km);
  return whole < 1 ? least : some.replace('{km}', countText(whole));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
