import type { LocationOption } from '../jobs/location-option.ts';
import { LOCATION_OUTSIDE_EVENT } from './location-outside.ts';

/** Why a place was not found; the names of the texts of spec section 8, "Location detection fails". */
export type LocationFailure = 'failed' | 'no-navigator' | 'no-geolocation' | 'no-data';

export type Located =
  | { readonly found: 'place'; readonly place: LocationOption }
  /** The point lies where no place of the service area is. */
  | { readonly found: 'outside' }
  | { readonly found: 'nothing'; readonly failure: LocationFailure };

/** How long a phone may look for itself, in ms: outdoors it takes a few seconds, indoors it may never end. */
const DEVICE_TIMEOUT_MS = 10_000;

/** A position of so many ms ago is still where the visitor is. */
const MAX_AGE_MS = 5 * 60_000;

export interface LocateOptions {
  readonly agencyId: string;
  /** Countries of the site, comma-separated. */
  readonly countries: string;
}

/**
 * Where the device says that it is, as a place with a name. The browser asks the visitor for permission, so call it
 * on a tap only. Whoever listens is told when the place is outside the service area.
 */
export async function locateDevice({ agencyId, countries }: LocateOptions): Promise<Located> {
  if (typeof navigator === 'undefined') return { found: 'nothing', failure: 'no-navigator' };
  if (!('geolocation' in navigator)) return { found: 'nothing', failure: 'no-geolocation' };
  const point = await devicePoint();
  if (point === undefined) return { found: 'nothing', failure: 'failed' };
  const place = await namePoint(agencyId, point, countries).catch(() => undefined);
  if (place === undefined) return { found: 'nothing', failure: 'failed' };
  if (place !== null) return { found: 'place', place };
  document.dispatchEvent(new Event(LOCATION_OUTSIDE_EVENT));
  return { found: 'outside' };
}

/** Whether the visitor has said before that pages of this site may know the place. */
export async function mayLocateDevice(): Promise<boolean> {
  const permission = await navigator.permissions
    ?.query({ name: 'geolocation' })
    .catch(() => undefined);
  return permission?.state === 'granted';
}

/** The town that the address of the connection belongs to; it asks nobody, and it may be far off. */
export async function locateConnection(): Promise<Located> {
  const nothing = { found: 'nothing', failure: 'no-data' } as const;
  const answer = await fetch('/v1/ip-location')
    .then((response): Promise<unknown> => (response.ok ? response.json() : Promise.resolve(null)))
    .catch(() => null);
  const { city, state, country, latitude, longitude } = (answer ?? {}) as Record<string, unknown>;
  if (typeof city !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number')
    return nothing;
  const label = [city, state, country].filter((part) => typeof part === 'string').join(', ');
  return { found: 'place', place: { label, point: { latitude, longitude } } };
}

function devicePoint(): Promise<LocationOption['point'] | undefined> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: DEVICE_TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

/** Null outside the service area. Rejects when the service does not answer. */
async function namePoint(
  agencyId: string,
  point: LocationOption['point'],
  countryFilter: string,
): Promise<LocationOption | null> {
  const url = `/v4/agencies/${encodeURIComponent(agencyId)}/commute/reverse-geo-code`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...point, countryFilter }),
  });
  if (!response.ok) throw new Error(`The reverse geocoder answered ${response.status}.`);
  const { data }: { data: Record<'normCity' | 'normState' | 'normCountry', string> | null } =
    await response.json();
  if (data === null) return null;
  return { label: [data.normCity, data.normState, data.normCountry].join(', '), point };
}
