import {
  type LngLatBoundsLike,
  Map as MapLibre,
  type MapOptions,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { afterPaint } from '../../../base/after-paint.ts';
import type { Basemap } from '../ground/basemap.ts';
import { type Ground, loadEmbedded } from '../ground/ground.ts';
import { OWN_MAP_MS } from '../ground/own-style.ts';
import type { MapTexts } from '../view/map-data.ts';
import type { BadgeLook } from './badge-image.ts';
import { MEXICO_BOUNDS } from './camera.ts';
import { addJobLayers } from './job-layers.ts';
import { type MapColors, mapColors } from './map-colors.ts';
import type { MapShell } from './map-shell.ts';

/** No fonts are served for the map: the browser draws its letters with those of the device. */
const FONT = ['system-ui'];

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
    ...{ bounds: MEXICO_BOUNDS, minZoom: 2, renderWorldCopies: false },
    ...{ dragRotate: false, pitchWithRotate: false, touchPitch: false, maxPitch: 0 },
    locale: { 'Map.Title': texts.canvas },
  };
}

/** Lets what a tap brings be painted before the map is drawn anew, which every finger that leaves it makes MapLibre do. */
function pauseForTaps(map: MapLibre): void {
  const draw = map.triggerRepaint.bind(map);
  let isPaused = false;
  let isAwaited = false;
  map.triggerRepaint = () => {
    if (isPaused) isAwaited = true;
    else draw();
  };
  const pause = () => {
    // What is on the move goes on moving.
    if (isPaused || map.isMoving()) return;
    isPaused = true;
    afterPaint(() => {
      isPaused = false;
      if (isAwaited) draw();
      isAwaited = false;
    });
  };
  for (const type of ['pointerup', 'click'])
    map.getCanvasContainer().addEventListener(type, pause, { capture: true });
}

/**
 * Whether a site's own map comes in time: its pictures, or the word that there are none, and one tile of those that are
 * downloaded. Other tiles and letters may be missing.
 */
function showsOwnMap(map: MapLibre, style: StyleSpecification): Promise<boolean> {
  const awaited = downloadedSources(style);
  return new Promise((resolve) => {
    let isStyled = false;
    let hasTile = awaited.length === 0;
    let hasPictures = style.sprite === undefined;
    // Pictures that are still awaited would keep the numbers of jobs back.
    const look = () => {
      hasPictures ||= map.listImages().length > 0;
      if (isStyled && hasTile && hasPictures) resolve(true);
    };
    map.on('style.load', () => {
      isStyled = true;
      look();
    });
    map.on('sourcedata', ({ sourceId, tile }) => {
      hasTile ||= awaited.includes(sourceId) && tile?.state === 'loaded';
      look();
    });
    map.on('error', (event) => {
      // What is no style at all tells so before anything else.
      if (!isStyled) return resolve(false);
      hasPictures ||= !('sourceId' in event);
      if (map.isStyleLoaded()) resolve(hasTile);
      look();
    });
    map.on('load', () => resolve(hasTile));
    setTimeout(() => resolve(false), OWN_MAP_MS);
  });
}

function downloadedSources({ sources }: StyleSpecification): string[] {
  const isDownloaded = (id: string) => {
    const source = sources[id];
    return source?.type !== 'geojson' || typeof source.data === 'string';
  };
  return Object.keys(sources).filter(isDownloaded);
}

/** The embedded map in the colours of the site. */
function embeddedStyle(basemap: Basemap, colors: MapColors): StyleSpecification {
  const { home, abroad, borders, towns } = basemap;
  return {
    version: 8,
    sources: {
      home: { type: 'geojson', data: home, tolerance: 0.2 },
      abroad: { type: 'geojson', data: abroad },
      borders: { type: 'geojson', data: borders },
      towns: { type: 'geojson', data: towns },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      land('abroad', colors.abroad),
      land('home', colors.home),
      outline('abroad', colors),
      outline('home', colors),
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colors.border, 'line-width': 1, 'line-dasharray': [4, 2] },
      },
      townNames(colors),
    ],
  };
}

type Layer = StyleSpecification['layers'][number];

function land(source: string, color: string): Layer {
  return { id: source, type: 'fill', source, paint: { 'fill-color': color } };
}

function outline(source: string, { coast }: MapColors): Layer {
  return {
    ...{ id: `${source}-coast`, type: 'line', source },
    paint: { 'line-color': coast, 'line-width': 0.75, 'line-opacity': 0.6 },
  };
}

function townNames({ town, halo }: MapColors): Layer {
  return {
    id: 'towns',
    type: 'symbol',
    source: 'towns',
    filter: ['<=', ['get', 'zoom'], ['zoom']],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 4, 12, 9, 14],
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      // Clear of the number that most towns have, with the room that either keeps free.
      'text-radial-offset': 2.1,
      'text-justify': 'auto',
      'text-max-width': 8,
      'text-padding': 4,
    },
    paint: { 'text-color': town, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  };
}
