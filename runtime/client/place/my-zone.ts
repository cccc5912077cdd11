import { distanceKm } from '#schemas/api/distance.ts';
import type { Point } from '#schemas/api/jobs.ts';
import { distanceText } from '../../jobs/distance.ts';
import { type LocationOption, locationLabel, parseLocation } from '../../search/location-option.ts';
import { ZONE, ZONE_CHANGED } from '../memory/kept-marks.ts';

/** The place that was chosen in this browser, until another one is; kept as `city, state, country--lat--lng` and never sent by itself. */
export function zoneOf(): LocationOption | undefined {
  try {
    return parseLocation(localStorage.getItem(ZONE) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps what a location field holds, where it is a place that was chosen and not only typed. */
export function keepZone({ value, dataset: { place = '' } }: HTMLInputElement): void {
  if (!parseLocation(place) || locationLabel(place) !== value.trim()) return;
  store(() => localStorage.setItem(ZONE, place));
}

export function forgetZone(): void {
  store(() => localStorage.removeItem(ZONE));
}

export function onZoneChange(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === ZONE || key === null) listener();
  });
  document.addEventListener(ZONE_CHANGED, listener);
}

/** As elements carry them: where a job is, and the words of its distance. */
interface ZoneDistance {
  /** `latitude,longitude` */
  readonly point?: string | undefined;
  readonly far?: string | undefined;
  /** Of less than a kilometre. */
  readonly near?: string | undefined;
}

/** How far a job is from the zone, in words that the page has; empty without a zone, or a place of the job. */
export function zoneDistance({ point, far, near }: ZoneDistance): string {
  const zone = zoneOf();
  const to = toPoint(point ?? '');
  if (!zone || !to) return '';
  return distanceText(distanceKm(zone.point, to), { some: far ?? '', least: near ?? '' });
}

function toPoint(text: string): Point | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
  return text !== '' && Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude, longitude }
    : undefined;
}

function store(write: () => void): void {
  try {
    write();
  } catch {
    // Without storage a place is chosen anew each time.
    return;
  }
  document.dispatchEvent(new Event(ZONE_CHANGED));
}
