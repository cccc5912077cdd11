import { type RefObject, useEffect, useState } from 'react';

/** Height of a row, in pixels; the stylesheet says the same. */
export const ROW_HEIGHT = 28;

/** Rows that are drawn above and below those that can be seen; the window moves in steps of so many. */
const STEP = 12;

/** Rows that are drawn before the height of the list is known. */
const FIRST_ROWS = 48;

export interface RowWindow {
  readonly first: number;
  /** The one behind the last. */
  readonly end: number;
}

/** Which rows of a long list are drawn: those that can be seen and some around them. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ first: 0, end: FIRST_ROWS });
  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    const measure = () =>
      setShown((before) => {
        const next = windowOf(current);
        return next.first === before.first && next.end === before.end ? before : next;
      });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  return shown;
}

function windowOf({ scrollTop, clientHeight }: HTMLElement): RowWindow {
  const first = Math.floor(scrollTop / ROW_HEIGHT / STEP) * STEP - STEP;
  const seen = clientHeight === 0 ? FIRST_ROWS : Math.ceil(clientHeight / ROW_HEIGHT);
  return { first: Math.max(0, first), end: first + seen + 3 * STEP };
}
