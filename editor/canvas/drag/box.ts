export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the screen, in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function contains({ left, top, right, bottom }: Box, { x, y }: ScreenPoint): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The box with other sides: further in by so many pixels, further out where they are negative. */
export function inset({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}

export function shifted({ left, top, right, bottom }: Box, { x, y }: ScreenPoint): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** What two boxes share; turned inside out where they share nothing. */
export function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** The least box around some others. */
export function unionOf(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The place in a box that is nearest to a point. */
export function nearestIn({ left, top, right, bottom }: Box, { x, y }: ScreenPoint): ScreenPoint {
  return { x: clampOrCentre(x, left, right), y: clampOrCentre(y, top, bottom) };
}

/** A box without a side longer than nothing shows nothing. */
export function isEmpty({ left, top, right, bottom }: Box): boolean {
  return right <= left || bottom <= top;
}

/** A value kept between two others; their middle where they are the wrong way round. */
export function clampOrCentre(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}
