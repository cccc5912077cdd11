import type { FeatureCollection, LineString, MultiLineString, MultiPolygon, Point } from 'geojson';
import basemapUrl from './basemap-mx.json?url';

/** The embedded map: Mexico and its neighbours, and the names of Mexican towns. */
export interface Basemap {
  readonly home: MultiPolygon;
  readonly abroad: MultiPolygon;
  readonly borders: MultiLineString;
  /** `name`, and the `zoom` from which on it is shown. */
  readonly towns: FeatureCollection<Point, { readonly name: string; readonly zoom: number }>;
}

/** As `scripts/basemap/main.ts` writes it. */
interface BasemapFile {
  readonly home: readonly string[];
  readonly abroad: readonly string[];
  readonly borders: readonly string[];
  readonly places: readonly (readonly [name: string, east: number, north: number, zoom: number])[];
}

/** Parts of a degree in the file. */
const UNITS = 1000;

/** Rejects when the file does not come. */
export async function loadBasemap(): Promise<Basemap> {
  const response = await fetch(basemapUrl);
  if (!response.ok) throw new Error(`The map answered ${response.status}.`);
  const { home, abroad, borders, places }: BasemapFile = await response.json();
  return {
    home: toLand(home),
    abroad: toLand(abroad),
    borders: { type: 'MultiLineString', coordinates: borders.map(decodeLine) },
    towns: {
      type: 'FeatureCollection',
      features: places.map(([name, east, north, zoom]) => ({
        type: 'Feature',
        properties: { name, zoom },
        geometry: { type: 'Point', coordinates: [east, north] },
      })),
    },
  };
}

function toLand(rings: readonly string[]): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: rings.map((ring) => [decodeLine(ring)]) };
}

/** A position in thousandths of a degree, then each step from the one before. */
function decodeLine(text: string): LineString['coordinates'] {
  const steps = text.split(' ').map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    x += steps[2 * index] ?? 0;
    y += steps[2 * index + 1] ?? 0;
    return [x / UNITS, y / UNITS];
  });
}
