import {
  type LngLatBoundsLike,
  Map as MapLibre,
  type MapOptions,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { BadgeLook } from './badge-image.ts';
import { MEXICO } from './camera.ts';
import { embeddedStyle } from './embedded-style.ts';
import { type Ground, loadEmbedded } from './ground.ts';
import { addJobLayers } from './job-layers.ts';
import { type MapColors, mapColors } from './map-colors.ts';
import type { MapTexts } from './map-data.ts';
import type { MapShell } from './map-shell.ts';
import { showsOwnMap } from './shows-own-map.ts';
import { pauseForTaps } from './tap-pause.ts';

/** How far one can move the embedded map: west, south, east and north. */
const BOUNDS: LngLatBoundsLike = [-149, -19, -51, 61];

/** From here on the embedded map has nothing more to show. */
const EMBEDDED_MAX_ZOOM = 12;
const MAX_ZOOM = 17;

// A worker made of a blob has the policy of its page, hence may ask for the files of a site's own map.
const worker = new Blob([`import ${JSON.stringify(new URL(workerUrl, import.meta.url).href)};`], {
  type: 'text/javascript',
});
setWorkerUrl(URL.createObjectURL(worker));

/** Draws a map without jobs. Where the site's own shows nothing, it is the embedded one. Rejects without either. */
export async function createMap(
  shell: MapShell,
  texts: MapTexts,
  ground: Ground,
): Promise<MapLibre> {
  // Another search may take the frame away while the map is drawn: what is in no page has no style.
  const look = badgeLook(shell.element);
  const own = ground.kind === 'own' ? await drawOwn(shell, texts, ground.style) : undefined;
  const map = own ?? (await drawEmbedded(shell, { texts, ground, colors: look.colors }));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  shell.zoomIn.addEventListener('click', (originalEvent) => map.zoomIn({}, { originalEvent }));
  shell.zoomOut.addEventListener('click', (originalEvent) => map.zoomOut({}, { originalEvent }));
  addJobLayers(map, look);
  pauseForTaps(map);
  return map;
}

function badgeLook(element: Element): BadgeLook {
  const style = getComputedStyle(element);
  return {
    colors: mapColors(element),
    font: style.getPropertyValue('--font-heading'),
    radius: Number.parseFloat(style.getPropertyValue('--radius-button')),
    ratio: Math.min(Math.ceil(devicePixelRatio), 3),
  };
}

async function drawOwn(
  { canvas }: MapShell,
  texts: MapTexts,
  style: StyleSpecification,
): Promise<MapLibre | undefined> {
  const map = new MapLibre({
    ...viewOptions(texts),
    ...{ container: canvas, style, maxZoom: MAX_ZOOM, attributionControl: { compact: false } },
  });
  if (await showsOwnMap(map, style)) return map;
  map.remove();
  return undefined;
}

interface Drawing {
  readonly texts: MapTexts;
  readonly ground: Ground;
  readonly colors: MapColors;
}

async function drawEmbedded(
  shell: MapShell,
  { texts, ground, colors }: Drawing,
): Promise<MapLibre> {
  const { basemap } = ground.kind === 'embedded' ? ground : await loadEmbedded();
  const style = embeddedStyle(basemap, colors);
  shell.root.append(shell.credit);
  const map = new MapLibre({
    ...viewOptions(texts),
    ...{ container: shell.canvas, style, attributionControl: false },
    ...{ maxBounds: BOUNDS, maxZoom: EMBEDDED_MAX_ZOOM },
  });
  await new Promise((resolve) => map.once('load', resolve));
  return map;
}

function viewOptions(texts: MapTexts): Omit<MapOptions, 'container'> {
  return {
    ...{ bounds: MEXICO, minZoom: 2, renderWorldCopies: false },
    ...{ dragRotate: false, pitchWithRotate: false, touchPitch: false, maxPitch: 0 },
    locale: { 'Map.Title': texts.canvas },
  };
}
