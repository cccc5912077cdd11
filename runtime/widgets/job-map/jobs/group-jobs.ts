import type { MapJob } from './load-jobs.ts';

/** Jobs at one place, such as all of a town, or so near each other that no zoom parts them. */
export interface JobGroup {
  readonly longitude: number;
  readonly latitude: number;
  readonly jobs: readonly MapJob[];
}

/** Of a map at zoom 0, whose world is 512 CSS pixels wide. */
const WORLD_PX = 512;
/** Less apart, a number lies on top of the other and hides from the finger. */
const APART_PX = 24;

/** In the order of their first jobs. @param maxZoom of the map */
export function groupJobs(jobs: readonly MapJob[], maxZoom: number): readonly JobGroup[] {
  const scale = (WORLD_PX * 2 ** maxZoom) / APART_PX;
  const groups: PlacedGroup[] = [];
  const squares = new Map<number, PlacedGroup[]>();
  for (const job of jobs) {
    const point = project(job, scale);
    const group = groupAt(squares, point);
    if (group === undefined) {
      const { longitude, latitude } = job;
      const added = { ...point, longitude, latitude, jobs: [job] };
      groups.push(added);
      const square = squareOf(Math.floor(point.x), Math.floor(point.y));
      const others = squares.get(square);
      if (others === undefined) squares.set(square, [added]);
      else others.push(added);
    } else group.jobs.push(job);
  }
  return groups.map(({ longitude, latitude, jobs: found }) => ({
    longitude,
    latitude,
    jobs: found,
  }));
}

/** In the square of a point or beside it. */
function groupAt(
  squares: ReadonlyMap<number, readonly PlacedGroup[]>,
  { x, y }: MapPoint,
): PlacedGroup | undefined {
  for (let column = Math.floor(x) - 1; column <= x + 1; column++)
    for (let row = Math.floor(y) - 1; row <= y + 1; row++) {
      const near = squares
        .get(squareOf(column, row))
        ?.find((group) => Math.hypot(group.x - x, group.y - y) < 1);
      if (near !== undefined) return near;
    }
  return undefined;
}

interface MapPoint {
  readonly x: number;
  readonly y: number;
}

interface PlacedGroup extends JobGroup, MapPoint {
  readonly jobs: MapJob[];
}

/** On the map at its last zoom, in the distances that are apart. */
function project({ longitude, latitude }: MapJob, scale: number): MapPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * scale,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale,
  };
}

/** A number of its own for each square of the world. */
function squareOf(column: number, row: number): number {
  return column * 2 ** 24 + row;
}
