import { clamp } from 'lodash-es';
import type { Zoom } from '../../ui/view/view-store.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface FrameGeometry {
  /** Factor by which the frame is drawn smaller; 1 is actual size. */
  readonly scale: number;
  /** Height of the frame before scaling, in pixels; its width is the sheet's. */
  readonly height: number;
}

/** Free desk around the sheet, in pixels; above it stands the label. */
const MARGIN = { inline: 32, top: 40, bottom: 24 };

/** Below this a page cannot be recognised any more, so the desk scrolls instead. */
const LEAST_SCALE = 0.2;

/** How the frame lies on a desk of this size: it is never drawn larger than the page really is. */
export function frameGeometry(desk: Size, sheetWidth: number, zoom: Zoom): FrameGeometry {
  const inline = desk.width < 600 ? MARGIN.inline / 2 : MARGIN.inline;
  const fitting = (desk.width - 2 * inline) / sheetWidth;
  const scale = zoom === 'fit' ? clamp(fitting, LEAST_SCALE, 1) : zoom;
  const shownHeight = Math.max(0, desk.height - MARGIN.top - MARGIN.bottom);
  return { scale, height: shownHeight / scale };
}
