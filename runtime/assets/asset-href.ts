import {
  type AssetIndex,
  assetUrl,
  derivativeUrl,
  derivativeWidths,
  isRaster,
} from './asset-index.ts';

/**
 * The address of an asset by the path that documents use; rasters in the format every browser
 * reads. A path that the site does not have leads to a 404, never to another site's file.
 */
export function assetHref(src: string, assets: AssetIndex): string {
  const asset = assets[src];
  if (!asset) return `/assets/missing?src=${encodeURIComponent(src)}`;
  if (!isRaster(asset)) return assetUrl(asset);
  return derivativeUrl(asset, derivativeWidths(asset).at(-1) ?? asset.width, 'jpg');
}
