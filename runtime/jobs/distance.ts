import { KM_PER_MILE } from '#schemas/api/distance.ts';
import { countText } from './count-text.ts';

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
