import type { FeatureCollection, Point } from 'geojson';
import type { GeoJSONSource, MapGeoJSONFeature, Map as MapLibre } from 'maplibre-gl';
import { type BadgeLook, badgeImage } from './badge-image.ts';
import type { JobGroup } from './group-jobs.ts';

const JOBS = 'rumbo-jobs';
const CHOSEN = 'rumbo-chosen';

/** CSS pixels within which numbers become one. */
const CLUSTER_RADIUS = 56;

/** From the next zoom on every town has its own number. */
const CLUSTER_MAX_ZOOM = 10;

/** Half the side of the square in which a tap finds a number, in CSS pixels. */
const REACH = 14;

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

/**
 * Tells the index of the group that is tapped, and undefined for a tap on nothing; a number of several places is looked at
 * from closer by.
 */
export function followTaps(map: MapLibre, onGroup: (group: number | undefined) => void): void {
  map.on('click', ({ point: { x, y }, originalEvent }) => {
    const box: [[number, number], [number, number]] = [
      [x - REACH, y - REACH],
      [x + REACH, y + REACH],
    ];
    const [feature] = map.queryRenderedFeatures(box, { layers: [JOBS] });
    if (!feature) return onGroup(undefined);
    const { cluster_id: cluster, group } = feature.properties;
    if (typeof group === 'number') onGroup(group);
    else void comeCloser(map, { cluster: Number(cluster), feature, originalEvent });
  });
  // Looks for numbers at every move, also at the one that a tap makes out of nothing.
  if (!matchMedia('(hover: hover)').matches) return;
  map.on('mouseenter', JOBS, () => setCursor(map, 'pointer'));
  map.on('mouseleave', JOBS, () => setCursor(map, ''));
}

interface TappedCluster {
  readonly cluster: number;
  readonly feature: MapGeoJSONFeature;
  readonly originalEvent: MouseEvent;
}

/** To where the places of a cluster part. */
async function comeCloser(
  map: MapLibre,
  { cluster, feature: { geometry }, originalEvent }: TappedCluster,
): Promise<void> {
  const zoom = await sourceOf(map, JOBS)?.getClusterExpansionZoom(cluster);
  const [east = 0, north = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
  if (zoom !== undefined) map.easeTo({ center: [east, north], zoom }, { originalEvent });
}

function setCursor(map: MapLibre, cursor: string): void {
  map.getCanvas().style.cursor = cursor;
}

function sourceOf(map: MapLibre, name: string): GeoJSONSource | undefined {
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
