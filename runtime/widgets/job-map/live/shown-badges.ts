import type { Map as MapLibre } from 'maplibre-gl';
import { badgeBox } from './badge-image.ts';
import { JOBS } from './job-layers.ts';

/** A number of jobs on the map: of one place, or of a cluster of several. */
export interface ShownBadge {
  readonly longitude: number;
  readonly latitude: number;
  /** Index of the place; undefined for a cluster. */
  readonly group: number | undefined;
  /** Id of the cluster. */
  readonly cluster: number;
}

/** CSS pixels on the map. */
interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface ShownBadges {
  /** The badge that a finger means. */
  tapped(point: ScreenPoint): ShownBadge | undefined;
  /** Whether a pointer is on a badge; not while the map moves. */
  isOn(point: ScreenPoint): boolean;
}

/** How far beside a badge a finger still finds it, in CSS pixels. */
const REACH = 14;

/**
 * Where the badges are, looked up once the map rests: MapLibre takes longer to find one than a tap may take in all.
 */
export function createShownBadges(map: MapLibre): ShownBadges {
  let known: readonly PlacedBadge[] | undefined;
  const look = () => {
    known = placeBadges(map);
    return known;
  };
  map.on('render', () => {
    known = undefined;
  });
  map.on('idle', look);
  return {
    tapped: (point) => nearest(known ?? look(), point, REACH),
    isOn: (point) => known !== undefined && nearest(known, point, 0) !== undefined,
  };
}

interface PlacedBadge extends ShownBadge {
  readonly center: ScreenPoint;
  readonly width: number;
  readonly height: number;
}

function placeBadges(map: MapLibre): readonly PlacedBadge[] {
  return map
    .queryRenderedFeatures({ layers: [JOBS] })
    .map(({ geometry, properties: { count, group, cluster_id: cluster } }) => {
      const [longitude = 0, latitude = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
      const { width, height } = badgeBox(Number(count));
      return {
        ...{ longitude, latitude, width, height, center: map.project([longitude, latitude]) },
        ...{ group: typeof group === 'number' ? group : undefined, cluster: Number(cluster) },
      };
    });
}

/** @param reach beside a badge, in CSS pixels */
function nearest(
  badges: readonly PlacedBadge[],
  { x, y }: ScreenPoint,
  reach: number,
): PlacedBadge | undefined {
  const distance = ({ center }: PlacedBadge) => Math.hypot(center.x - x, center.y - y);
  return badges
    .filter(
      ({ center, width, height }) =>
        Math.abs(center.x - x) <= width / 2 + reach && Math.abs(center.y - y) <= height / 2 + reach,
    )
    .sort((a, b) => distance(a) - distance(b))[0];
}
