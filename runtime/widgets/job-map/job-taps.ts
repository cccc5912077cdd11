import type { Map as MapLibre } from 'maplibre-gl';
import { afterPaint } from './after-paint.ts';
import { JOBS, sourceOf } from './job-layers.ts';
import { createShownBadges, type ShownBadge } from './shown-badges.ts';

/**
 * Tells the index of the group that is tapped, and undefined for a tap on nothing; a number of several places is looked at
 * from closer by.
 */
export function followTaps(map: MapLibre, onGroup: (group: number | undefined) => void): void {
  const badges = createShownBadges(map);
  map.on('click', ({ point, originalEvent }) => {
    const badge = badges.tapped(point);
    if (badge && badge.group === undefined) void comeCloser(map, badge, originalEvent);
    else onGroup(badge?.group);
  });
  // A tap makes such a move out of nothing.
  if (!matchMedia('(hover: hover)').matches) return;
  map.on('mousemove', ({ point }) =>
    afterPaint(() => {
      map.getCanvas().style.cursor = badges.isOn(point) ? 'pointer' : '';
    }),
  );
}

/** To where the places of a cluster part. */
async function comeCloser(
  map: MapLibre,
  { cluster, longitude, latitude }: ShownBadge,
  originalEvent: MouseEvent,
): Promise<void> {
  const zoom = await sourceOf(map, JOBS)?.getClusterExpansionZoom(cluster);
  if (zoom !== undefined) map.easeTo({ center: [longitude, latitude], zoom }, { originalEvent });
}
