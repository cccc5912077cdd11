import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Position as GeoPosition } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { projectRoot } from '../project-root.ts';
import { clipLine, clipRing, type Line } from './clip.ts';
import { encodeLine } from './encode-line.ts';

/** Each text is one ring or line, see `encodeLine`. */
export interface Outlines {
  /** Land of Mexico. */
  readonly home: readonly string[];
  /** Land of every other country in sight. */
  readonly abroad: readonly string[];
  /** Between countries. */
  readonly borders: readonly string[];
}

type World = Parameters<typeof simplify>[0];
type GeometryObject = World['objects'][string];

interface Countries extends World {
  readonly objects: { readonly countries: Extract<GeometryObject, { type: 'GeometryCollection' }> };
}

/** As world-atlas numbers countries: ISO 3166-1. */
const MEXICO = '484';

/** Square degrees that a corner of an outline has to be worth: of Mexico, and of other countries. */
const HOME_DETAIL = 0.00003;
const ABROAD_DETAIL = 0.006;

/** Islands of fewer square degrees are left out, here and abroad. */
const MIN_LAND = 0.003;
const MIN_LAND_ABROAD = 0.05;

export function readOutlines(): Outlines {
  const file = path.join(projectRoot, 'node_modules/world-atlas/countries-10m.json');
  const world = withDetail(JSON.parse(readFileSync(file, 'utf8')) as Countries);
  return {
    home: landOf(world, { isWanted: isMexico, minLand: MIN_LAND }),
    abroad: landOf(world, {
      isWanted: (country) => !isMexico(country),
      minLand: MIN_LAND_ABROAD,
    }),
    borders: bordersOf(world),
  };
}

function isMexico({ id }: GeometryObject): boolean {
  return id === MEXICO;
}

/** Arcs that Mexico shares with its neighbours stay equal on both sides, or there would be gaps. */
function withDetail(world: Countries): Countries {
  const weighed = presimplify(world);
  const [home, abroad] = [HOME_DETAIL, ABROAD_DETAIL].map(
    (detail) => simplify(weighed, detail).arcs,
  );
  const own = new Set(world.objects.countries.geometries.filter(isMexico).flatMap(arcsOf));
  const arcs = weighed.arcs.map((arc, index) => (own.has(index) ? home : abroad)?.[index] ?? arc);
  return { ...weighed, arcs };
}

/** Indexes of the arcs of a country; one that is walked backwards has the complement of its index. */
function arcsOf(country: GeometryObject): number[] {
  const nested = 'arcs' in country ? country.arcs : [];
  return nested.flat(3).map((arc) => (arc < 0 ? ~arc : arc));
}

interface Wanted {
  isWanted(country: GeometryObject): boolean;
  /** Square degrees. */
  readonly minLand: number;
}

function landOf(world: Countries, { isWanted, minLand }: Wanted): string[] {
  const { geometries } = world.objects.countries;
  return geometries
    .filter(isWanted)
    .flatMap((country) => ringsOf(world, country))
    .map(clipRing)
    .filter((ring) => areaOf(ring) >= minLand)
    .map(encodeLine);
}

/** Outer rings alone: lakes and enclaves are not drawn. */
function ringsOf(world: Countries, country: GeometryObject): Line[] {
  const found = feature(world, country);
  const geometry = found.type === 'Feature' ? found.geometry : undefined;
  if (geometry?.type === 'Polygon') return outerRings([geometry.coordinates]);
  return geometry?.type === 'MultiPolygon' ? outerRings(geometry.coordinates) : [];
}

function outerRings(polygons: readonly GeoPosition[][][]): Line[] {
  return polygons.flatMap(([ring]) => (ring === undefined ? [] : [toLine(ring)]));
}

function toLine(positions: readonly GeoPosition[]): Line {
  return positions.map(([east = 0, north = 0]) => [east, north]);
}

function bordersOf(world: Countries): string[] {
  const lines = mesh(world, world.objects.countries, (a, b) => a !== b).coordinates;
  return lines.flatMap((line) => clipLine(toLine(line))).map(encodeLine);
}

/** Square degrees. */
function areaOf(ring: Line): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
