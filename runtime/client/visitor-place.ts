import type { LocationOption } from '../jobs/location-option.ts';
import { devicePoint } from './device-point.ts';
import { LOCATION_OUTSIDE_EVENT } from './location-outside.ts';

export { mayLocateDevice } from './place-permission.ts';

/** Why a place was not found; the names of the texts of spec section 8, "Location detection fails". */
export type LocationFailure = 'failed' | 'no-navigator' | 'no-geolocation' | 'no-data';

export type Located =
  | { readonly found: 'place'; readonly place: LocationOption }
  /** The point lies where no place of the service area is. */
  | { readonly found: 'outside' }
  /** `isDenied`: the visitor or the browser keeps the place from this site, so that trying again is vain. */
  | { readonly found: 'nothing'; readonly failure: LocationFailure; readonly isDenied?: boolean };

/** How long a service may take to name a place, in ms; phones between two masts wait for minutes. */
const ANSWER_TIMEOUT_MS = 10_000;

export interface LocateOptions {
  readonly agencyId: string;
  /** Countries of the site, comma-separated. */
  readonly countries: string;
  /** Aborts when nobody wants the answer any more; it is then the one of a search without result. */
  readonly signal?: AbortSignal;
}

/**
 * Where the device says that it is, as a place with a name. The browser asks the visitor for permission, so call it
 * on a tap only. Whoever listens is told when the place is outside the service area.
 */
export async function locateDevice(options: LocateOptions): Promise<Located> {
  const { signal } = options;
  const device = await devicePoint(signal);
  if ('failure' in device) return { found: 'nothing', ...device };
  const place = await namePoint(device.point, options).catch(() => 'failed' as const);
  if (signal?.aborted || place === 'failed') return { found: 'nothing', failure: 'failed' };
  if (place === undefined) return { found: 'nothing', failure: 'no-data' };
  if (place !== null) return { found: 'place', place };
  document.dispatchEvent(new Event(LOCATION_OUTSIDE_EVENT));
  return { found: 'outside' };
}

/** The town that the address of the connection belongs to; it asks nobody, and it may be far off. */
export async function locateConnection(): Promise<Located> {
  const answer = await readJson('/v1/ip-location', {}).catch(() => null);
  const [city, latitude, longitude] = members(answer, 'city', 'latitude', 'longitude');
  if (typeof city !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number')
    return { found: 'nothing', failure: 'no-data' };
  const label = labelOf(members(answer, 'city', 'state', 'country'));
  return { found: 'place', place: { label, point: { latitude, longitude } } };
}

/** Null outside the service area, undefined for an answer that names nothing. Rejects without an answer. */
async function namePoint(
  point: LocationOption['point'],
  { agencyId, countries }: LocateOptions,
): Promise<LocationOption | null | undefined> {
  const url = `/v4/agencies/${encodeURIComponent(agencyId)}/commute/reverse-geo-code`;
  const answer = await readJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...point, countryFilter: countries }),
  });
  const [data] = members(answer, 'data');
  if (data === null) return null;
  const label = labelOf(members(data, 'normCity', 'normState', 'normCountry'));
  return label === '' ? undefined : { label, point };
}

async function readJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

function members(value: unknown, ...names: readonly string[]): unknown[] {
  const known = typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
  return names.map((name) => known?.get(name));
}

function labelOf(parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
}
