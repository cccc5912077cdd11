import { type LngLatBoundsLike, Map as MapLibre, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Basemap } from './basemap.ts';
import { MEXICO } from './camera.ts';
import { embeddedStyle } from './embedded-style.ts';
import { addJobLayers } from './job-layers.ts';
import { mapColors } from './map-colors.ts';
import type { MapData } from './map-data.ts';
import type { MapShell } from './map-shell.ts';

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

/** Draws a map without jobs. Where the site's own does not come, it is the embedded one. Rejects without either. */
export async function createMap(
  shell: MapShell,
  data: MapData,
  basemap: Basemap,
): Promise<MapLibre> {
  const colors = mapColors(shell.element);
  const embedded = embeddedStyle(basemap, colors);
  const map = new MapLibre({
    ...viewOptions(data),
    container: shell.canvas,
    style: data.styleUrl ?? embedded,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  shell.zoomIn.addEventListener('click', (originalEvent) => map.zoomIn({}, { originalEvent }));
  shell.zoomOut.addEventListener('click', (originalEvent) => map.zoomOut({}, { originalEvent }));
  await drawn(map, () => {
    if (data.styleUrl === undefined) return;
    map.setStyle(embedded);
    shell.root.append(shell.credit);
  });
  const style = getComputedStyle(shell.element);
  addJobLayers(map, {
    colors,
    font: style.getPropertyValue('--font-heading'),
    radius: Number.parseFloat(style.getPropertyValue('--radius-button')),
    ratio: Math.min(Math.ceil(devicePixelRatio), 3),
  });
  return map;
}

function viewOptions({ styleUrl, texts }: MapData): Omit<MapOptions, 'container' | 'style'> {
  const isEmbedded = styleUrl === undefined;
  return {
    bounds: MEXICO,
    ...(isEmbedded && { maxBounds: BOUNDS }),
    ...{ minZoom: 2, maxZoom: isEmbedded ? EMBEDDED_MAX_ZOOM : MAX_ZOOM },
    ...{ dragRotate: false, pitchWithRotate: false, touchPitch: false, maxPitch: 0 },
    renderWorldCopies: false,
    attributionControl: isEmbedded ? false : { compact: false },
    locale: { 'Map.Title': texts.canvas },
  };
}

/** Resolves once the map shows something. */
function drawn(map: MapLibre, onFailure: () => void): Promise<void> {
  return new Promise((resolve) => {
    let isDrawn = false;
    map.on('load', () => {
      isDrawn = true;
      resolve();
    });
    map.on('error', () => {
      // Later errors are of single tiles, which are missing then.
      if (!isDrawn) onFailure();
    });
  });
}
