import type { FeatureCollection, Point } from 'geojson';
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import type { JobGroup } from '../jobs/group-jobs.ts';
import { type BadgeLook, badgeImage } from './badge-image.ts';

/** Source and layer of the numbers of jobs. */
export const JOBS = 'rumbo-jobs';
const CHOSEN = 'rumbo-chosen';

/** CSS pixels within which numbers become one. */
const CLUSTER_RADIUS = 56;

/** From the next zoom on every town has its own number. */
const CLUSTER_MAX_ZOOM = 10;

type Points = FeatureCollection<Point, { readonly count: number; readonly group: number }>;

/** Adds the numbers of jobs to a map whose style is there. */
export function addJobLayers(map: MapLibre, look: BadgeLook): void {
  map.setMissingStyleImageResolver((id) => {
    const image = badgeImage(id, look);
    if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: look.ratio });
  });
  map.addSource(JOBS, {
    ...{ type: 'geojson', data: toPoints([]) },
    ...{ cluster: true, clusterRadius: CLUSTER_RADIUS, clusterMaxZoom: CLUSTER_MAX_ZOOM },
    clusterProperties: { count: ['+', ['get', 'count']] },
  });
  map.addSource(CHOSEN, { type: 'geojson', data: toPoints([]) });
  addBadges(map, JOBS, 'jobs');
  addBadges(map, CHOSEN, 'chosen');
}

function addBadges(map: MapLibre, source: string, kind: 'jobs' | 'chosen'): void {
  map.addLayer({
    ...{ id: source, type: 'symbol', source },
    layout: {
      'icon-image': ['concat', `${kind}-`, ['to-string', ['get', 'count']]],
      'icon-allow-overlap': true,
      'symbol-sort-key': ['get', 'count'],
    },
  });
}

export function showGroups(map: MapLibre, groups: readonly JobGroup[]): void {
  void sourceOf(map, JOBS)?.setData(toPoints(groups));
}

/** Marks one place, or none. */
export function showChosen(map: MapLibre, group: JobGroup | undefined): void {
  void sourceOf(map, CHOSEN)?.setData(toPoints(group ? [group] : []));
}

export function sourceOf(map: MapLibre, name: string): GeoJSONSource | undefined {
  return map.getSource<GeoJSONSource>(name);
}

function toPoints(groups: readonly JobGroup[]): Points {
  return {
    type: 'FeatureCollection',
    features: groups.map(({ longitude, latitude, jobs }, group) => ({
      type: 'Feature',
      properties: { count: jobs.length, group },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}
