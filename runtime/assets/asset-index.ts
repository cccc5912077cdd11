/** A site's picture or video file as the server stores it. */
export interface Asset {
  /** Hash of the bytes; part of the public address, so that an address never changes its content. */
  readonly hash: string;
  readonly extension: string;
  /** Intrinsic size in pixels. */
  readonly width: number;
  readonly height: number;
  /** What stays visible where a document does not say it of its own: percent of width and height. */
  readonly focus?: { readonly x: number; readonly y: number };
}

/** A site's assets by the path that documents use (`assets/van.svg`). */
export type AssetIndex = Readonly<Record<string, Asset>>;

/** Widths offered for a raster picture, in pixels: phone 1×–3×, tablet, desktop. */
export const DERIVATIVE_WIDTHS = [320, 480, 640, 828, 1080, 1440, 1920] as const;

/** Formats a raster picture is offered in, best first; the last is the one every browser reads. */
export const DERIVATIVE_FORMATS = ['avif', 'webp', 'jpg'] as const;

const RASTER_EXTENSIONS = new Set(['png', 'jpg', 'jpeg', 'webp', 'avif']);

export function isRaster({ extension }: Asset): boolean {
  return RASTER_EXTENSIONS.has(extension);
}

/** Widths that a raster asset is offered in: never larger than the file itself. */
export function derivativeWidths({ width }: Asset): number[] {
  const smaller = DERIVATIVE_WIDTHS.filter((offered) => offered < width);
  return [...smaller, Math.min(width, 1920)];
}

export function assetUrl({ hash, width, extension }: Asset): string {
  return `/assets/${hash}-${width}.${extension}`;
}

export function derivativeUrl({ hash }: Asset, width: number, format: string): string {
  return `/assets/${hash}-${width}.${format}`;
}
