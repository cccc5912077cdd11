import { formatCoordinates } from '../../../search/coordinates.ts';

/** Degrees. */
export interface MapArea {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * The search of an address in a part of the map, as a link on the same page: it takes the place of a place that was
 * searched, and begins at the first page.
 * @param query of the address
 */
export function areaAddress(query: string, { west, south, east, north }: MapArea): string {
  const params = new URLSearchParams(query);
  for (const name of ['location', 'radius', 'page', 'job']) params.delete(name);
  const corners = [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
  params.set('coordinates', formatCoordinates(corners));
  return `?${params}`;
}
