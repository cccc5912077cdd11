import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Position as GeoPosition } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { projectRoot } from '../base/project-root.ts';

/** Mexico with as much around it as the widest and the tallest screen show: west, south, east and north, in degrees. */
const [WEST, SOUTH, EAST, NORTH] = [-150, -20, -50, 62] as const;

const EDGES: readonly Edge[] = [
  verticalEdge(WEST, ([x]) => x >= WEST),
  verticalEdge(EAST, ([x]) => x <= EAST),
  horizontalEdge(SOUTH, ([, y]) => y >= SOUTH),
  horizontalEdge(NORTH, ([, y]) => y <= NORTH),
];

/** Parts of a degree: about 110 m. */
const UNITS = 1000;

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

/** A line as one text: the first position in thousandths of a degree, then each step from the one before. */
function encodeLine(line: Line): string {
  const whole = line.map((position) => position.map((degrees) => Math.round(degrees * UNITS)));
  const steps = whole.flatMap(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = whole[index - 1] ?? [];
    const step = [x - beforeX, y - beforeY];
    return index > 0 && step.every((size) => size === 0) ? [] : step;
  });
  return steps.join(' ');
}

/** Degrees east and north. */
type Position = readonly [east: number, north: number];

type Line = readonly Position[];

interface Edge {
  isInside(position: Position): boolean;
  /** Where the line between two positions meets the edge. */
  cross(from: Position, to: Position): Position;
}

function verticalEdge(east: number, isInside: Edge['isInside']): Edge {
  return {
    isInside,
    cross([x1, y1], [x2, y2]) {
      return [east, y1 + ((y2 - y1) * (east - x1)) / (x2 - x1)];
    },
  };
}

function horizontalEdge(north: number, isInside: Edge['isInside']): Edge {
  return {
    isInside,
    cross([x1, y1], [x2, y2]) {
      return [x1 + ((x2 - x1) * (north - y1)) / (y2 - y1), north];
    },
  };
}

/** The part of a ring within the frame, closed like the ring (Sutherland and Hodgman); empty where it is outside. */
function clipRing(ring: Line): Line {
  const clipped = EDGES.reduce(cutRing, ring.slice(1));
  return [...clipped, ...clipped.slice(0, 1)];
}

function cutRing(ring: Line, { isInside, cross }: Edge): Line {
  return ring.flatMap((position, index) => {
    const before = ring.at(index - 1) ?? position;
    const meets = isInside(position) !== isInside(before) ? [cross(before, position)] : [];
    return isInside(position) ? [...meets, position] : meets;
  });
}

/** The parts of a line whose corners are within the frame, which ends far from where anyone looks closely. */
function clipLine(line: Line): Line[] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  for (const position of line) {
    if (EDGES.every(({ isInside }) => isInside(position))) part.push(position);
    else part = [];
    if (part.length === 2) parts.push(part);
  }
  return parts;
}
