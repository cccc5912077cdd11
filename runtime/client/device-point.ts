import type { Point } from '#schemas/api/jobs.ts';

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

export type DevicePoint =
  | { readonly point: Point }
  | {
      readonly failure: 'failed' | 'no-navigator' | 'no-geolocation';
      readonly isDenied?: boolean;
    };

/** Roughly where the device is. The browser asks the visitor, so call it on a tap only. It never rejects. */
export async function devicePoint(signal?: AbortSignal): Promise<DevicePoint> {
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
