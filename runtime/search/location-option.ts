import type { Point } from '#schemas/api/jobs.ts';
import { parseLocationText } from '#schemas/text/location-text.ts';

/** A place as location fields show and send it. */
export interface LocationOption {
  /** `city, state, country` */
  readonly label: string;
  readonly point: Point;
}

/** A state as people type it into the field of places; jobs are searched in all of it. */
export interface StateOption {
  readonly label: string;
  readonly state: string;
}

export type FoundPlace = LocationOption | StateOption;

const SEPARATOR = '--';

/** `city, state, country--lat--lng` (spec section 2, "Other widgets and screens"). */
export function formatLocation({ label, point }: LocationOption): string {
  return [label, point.latitude, point.longitude].join(SEPARATOR);
}

/** Undefined for text without coordinates, and for coordinates that are none. */
export function parseLocation(text: string): LocationOption | undefined {
  const location = parseLocationText(text);
  if (location === undefined) return undefined;
  const { label, latitude, longitude } = location;
  return { label, point: { latitude, longitude } };
}

/** What of a location is shown to people: coordinates are not. */
export function locationLabel(text: string): string {
  return (text.split(SEPARATOR, 1)[0] ?? '').trim();
}
