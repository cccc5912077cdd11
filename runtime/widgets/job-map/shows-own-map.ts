import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { OWN_MAP_MS } from './own-style.ts';

/**
 * Whether a site's own map comes in time: its pictures, or the word that there are none, and one tile of those that are
 * downloaded. Other tiles and letters may be missing.
 */
export function showsOwnMap(map: MapLibre, style: StyleSpecification): Promise<boolean> {
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
