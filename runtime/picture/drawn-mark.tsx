import type { Image } from '#schemas/documents.ts';
import type { Sanitised } from '../html/safe-html.ts';
import type { DrawnShapes } from './held-pictures.ts';

export interface DrawnMarkProps {
  readonly image: Sanitised<Image>;
  readonly shapes: DrawnShapes;
  readonly className?: string | undefined;
}

/**
 * A mark among the page's own elements. As a file a browser makes a whole document of it, which takes a cheap phone
 * 50 to 150 ms of its main thread each.
 */
export function DrawnMark({ image, shapes, className = '' }: DrawnMarkProps) {
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
