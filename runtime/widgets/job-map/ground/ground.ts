import type { StyleSpecification } from 'maplibre-gl';
import type { MapData } from '../view/map-data.ts';
import { type Basemap, loadBasemap } from './basemap.ts';
import { loadOwnStyle } from './own-style.ts';

/** What jobs are shown on: the site's own map, or the embedded one. */
export type Ground =
  | { readonly kind: 'own'; readonly style: StyleSpecification }
  | { readonly kind: 'embedded'; readonly basemap: Basemap };

/** The embedded map is downloaded only where it is needed. Rejects where neither comes. */
export async function loadGround({ styleUrl }: Pick<MapData, 'styleUrl'>): Promise<Ground> {
  const style = styleUrl === undefined ? undefined : await loadOwnStyle(styleUrl);
  return style ? { kind: 'own', style } : loadEmbedded();
}

export async function loadEmbedded(): Promise<Extract<Ground, { kind: 'embedded' }>> {
  return { kind: 'embedded', basemap: await loadBasemap() };
}
