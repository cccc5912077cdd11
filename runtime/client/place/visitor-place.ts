import type { Point } from '#schemas/api/jobs.ts';
import { serviceUrl } from '../../base/service-url.ts';
import type { LocationOption } from '../../search/location-option.ts';
import { LOCATION_OUTSIDE_EVENT } from './location-outside.ts';

/** How long a phone may look for itself, in ms: outdoors it takes a few seconds, indoors it may never end. */
const DEVICE_TIMEOUT_MS = 10_000;

/**
 * When nothing is expected any more, in ms: the time above begins when the visitor has permitted the search, and some
 * browsers never tell that the question was dismissed.
 */
const GIVE_UP_MS = 60_000;

/** A position of so many ms ago is still where the visitor is. */
const MAX_AGE_MS = 5 * 60_000;

/** Metres: a circle larger than the widest radius of a search says nothing (spec section 9, "Geo radius"). */
const WORST_ACCURACY_M = 100_000;

/** `GeolocationPositionError.PERMISSION_DENIED` */
const PERMISSION_DENIED = 1;

/** Two decimals are about a kilometre: towns need no more, and addresses that are shared tell no home. */
const DECIMALS = 2;

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
  const response = await fetch(serviceUrl('locations', url), {
    ...init,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
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

type DevicePoint =
  | { readonly point: Point }
  | {
      readonly failure: 'failed' | 'no-navigator' | 'no-geolocation';
      readonly isDenied?: boolean;
    };

/** Roughly where the device is. The browser asks the visitor, so call it on a tap only. It never rejects. */
async function devicePoint(signal?: AbortSignal): Promise<DevicePoint> {
  if (typeof navigator === 'undefined') return { failure: 'no-navigator' };
  // Pages without https keep the name and refuse every question.
  if (!navigator.geolocation || globalThis.isSecureContext === false)
    return { failure: 'no-geolocation' };
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  const timer = setTimeout(giveUp, GIVE_UP_MS);
  const point = await askDevice(waiting.signal).catch((): DevicePoint => ({ failure: 'failed' }));
  clearTimeout(timer);
  return point;
}

/** Rejects when it is no longer wanted, and where the browser refuses to be asked. */
async function askDevice(signal: AbortSignal): Promise<DevicePoint> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    navigator.geolocation.getCurrentPosition(
      (position: Partial<GeolocationPosition> | undefined) => resolve(toPoint(position?.coords)),
      (error: Partial<GeolocationPositionError> | undefined) =>
        resolve({ failure: 'failed', isDenied: error?.code === PERMISSION_DENIED }),
      { timeout: DEVICE_TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

/** Apps that show pages answer in the place of the browser, some of them with nothing. */
function toPoint(coords: Partial<GeolocationCoordinates> | undefined): DevicePoint {
  const { latitude, longitude, accuracy = 0 } = coords ?? {};
  const isTooRough = accuracy > WORST_ACCURACY_M;
  if (isTooRough || !isDegrees(latitude) || !isDegrees(longitude)) return { failure: 'failed' };
  return { point: { latitude: round(latitude), longitude: round(longitude) } };
}

function isDegrees(value: unknown): value is number {
  return Number.isFinite(value);
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
