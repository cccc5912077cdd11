import { LngLatBounds, type LngLatBoundsLike, type Map as MapLibre } from 'maplibre-gl';
import type { JobGroup } from '../jobs/group-jobs.ts';
import type { StartView } from '../view/start-view.ts';

/** Mexico: west, south, east and north. */
export const MEXICO_BOUNDS: LngLatBoundsLike = [-117.2, 14.4, -86.6, 32.8];

/** The jobs of one town are shown with what lies around it. */
export const TOWN_ZOOM = 10;

/** From the outermost jobs to the edges of the map, as a part of its width. */
const PADDING = 0.08;

/** Half the height of a number on the map, in CSS pixels. */
const MARGIN = 24;

/** Shows what a search is about, at once: nobody waits for a flight. */
export function moveTo(map: MapLibre, start: StartView, groups: readonly JobGroup[]): void {
  if (start.show === 'center') {
    const { latitude, longitude } = start.center;
    map.jumpTo({ center: [longitude, latitude], zoom: start.zoom });
  } else if (start.show === 'box') {
    const [southWest, northEast] = start.box;
    map.fitBounds(
      [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude],
      { animate: false },
    );
  } else {
    const padding = map.getContainer().clientWidth * PADDING;
    map.fitBounds(boundsOf(groups), { animate: false, padding, maxZoom: TOWN_ZOOM });
  }
}

/** Moves a place out from under what lies over the map. */
export function reveal(
  map: MapLibre,
  { longitude, latitude }: JobGroup,
  cover: Pick<Element, 'getBoundingClientRect'>,
): void {
  const { top, left, right } = cover.getBoundingClientRect();
  const canvas = map.getCanvas().getBoundingClientRect();
  const { x, y } = map.project([longitude, latitude]);
  const isAbove = canvas.top + y < top - MARGIN;
  const isBeside = canvas.left + x > right + MARGIN || canvas.left + x < left - MARGIN;
  if (!isAbove && !isBeside) map.panBy([0, canvas.top + y - (top - 2 * MARGIN)]);
}

function boundsOf(groups: readonly JobGroup[]): LngLatBoundsLike {
  if (groups.length === 0) return MEXICO_BOUNDS;
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of groups) bounds.extend([longitude, latitude]);
  return bounds;
}
