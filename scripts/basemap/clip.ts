/** Degrees east and north. */
export type Position = readonly [east: number, north: number];
export type Line = readonly Position[];

/** Mexico with as much around it as the widest and the tallest screen show: west, south, east and north, in degrees. */
const [WEST, SOUTH, EAST, NORTH] = [-150, -20, -50, 62] as const;

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

const EDGES: readonly Edge[] = [
  verticalEdge(WEST, ([x]) => x >= WEST),
  verticalEdge(EAST, ([x]) => x <= EAST),
  horizontalEdge(SOUTH, ([, y]) => y >= SOUTH),
  horizontalEdge(NORTH, ([, y]) => y <= NORTH),
];

/** The part of a ring within the frame, closed like the ring (Sutherland and Hodgman); empty where it is outside. */
export function clipRing(ring: Line): Line {
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
export function clipLine(line: Line): Line[] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  for (const position of line) {
    if (EDGES.every(({ isInside }) => isInside(position))) part.push(position);
    else part = [];
    if (part.length === 2) parts.push(part);
  }
  return parts;
}
