import { useContext } from 'react';
import type { Image } from '#schemas/documents/documents.ts';
import { assetHref } from '../assets/asset-href.ts';
import {
  type Asset,
  DERIVATIVE_FORMATS,
  derivativeUrl,
  derivativeWidths,
  isRaster,
} from '../assets/asset-index.ts';
import { usePage } from '../context/page-context.ts';
import type { Sanitised } from '../html/safe-html.ts';
import { toDrawingUri } from './drawing-uri.ts';
import { EagerPicturesContext } from './eager-pictures.ts';
import { type DrawnShapes, HeldPicturesContext } from './held-pictures.ts';

export interface PictureProps {
  readonly image: Sanitised<Image>;
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes?: string | undefined;
  /**
   * `priority` for the picture that is probably the largest of the first screen, `eager` for others that are
   * surely on it.
   */
  readonly load?: 'lazy' | 'eager' | 'priority' | undefined;
  /** A company's mark, shown whole: small drawings of them are drawn by the page itself. */
  readonly isMark?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * The one component that prints images: always with dimensions, in modern formats, lazily unless it
 * has priority. The first drawing with priority and small marks lie in the page where the server gave them.
 */
export function Picture({
  image,
  sizes = '100vw',
  load = 'lazy',
  isMark = false,
  className,
}: PictureProps) {
  const { assets } = usePage();
  const asset = assets[image.src];
  const isEager = useContext(EagerPicturesContext);
  const held = useContext(HeldPicturesContext);
  const shapes = isMark ? held.holdMark(asset) : undefined;
  if (shapes !== undefined)
    return <DrawnMark image={image} shapes={shapes} className={className} />;
  const drawing = asset && load === 'priority' ? held.announce({ asset, sizes }) : undefined;
  const img = (
    <img
      src={drawing === undefined ? assetHref(image.src, assets) : toDrawingUri(drawing)}
      alt={image.decorative ? '' : image.alt}
      width={image.width}
      height={image.height}
      loading={load === 'lazy' && !isEager ? 'lazy' : undefined}
      fetchPriority={load === 'priority' && drawing === undefined ? 'high' : undefined}
      decoding={load === 'lazy' ? 'async' : undefined}
      className={
        [className, focusClass(image.focus ?? asset?.focus)].filter(Boolean).join(' ') || undefined
      }
    />
  );
  if (!asset || !isRaster(asset)) return img;
  return (
    <picture>
      {DERIVATIVE_FORMATS.slice(0, -1).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={toSrcSet(asset, format)}
          sizes={sizes}
        />
      ))}
      {img}
    </picture>
  );
}

export function toSrcSet(asset: Asset, format: string): string {
  return derivativeWidths(asset)
    .map((width) => `${derivativeUrl(asset, width, format)} ${width}w`)
    .join(', ');
}

/** Focus in steps of ten per cent, as classes of the base stylesheet: served HTML has no style attributes. */
function focusClass(focus: Asset['focus']): string | undefined {
  if (!focus) return undefined;
  return `rb-fx${Math.round(focus.x / 10)} rb-fy${Math.round(focus.y / 10)}`;
}

interface DrawnMarkProps {
  readonly image: Sanitised<Image>;
  readonly shapes: DrawnShapes;
  readonly className?: string | undefined;
}

/**
 * A mark among the page's own elements. As a file a browser makes a whole document of it, which takes a cheap phone
 * 50 to 150 ms of its main thread each.
 */
function DrawnMark({ image, shapes, className = '' }: DrawnMarkProps) {
  const { width, height, decorative, alt } = image;
  const isHidden = decorative || alt === '';
  const name = isHidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg
      {...name}
      className={`rb-drawn ${className}`.trim()}
      viewBox={shapes.viewBox}
      width={width}
      height={height}
      dangerouslySetInnerHTML={{ __html: shapes.markup }}
    />
  );
}
