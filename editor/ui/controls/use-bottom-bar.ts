import { type RefCallback, useCallback } from 'react';

/** How high the bar at the bottom of the window is, for what floats above it. */
const HEIGHT = '--ed-bottom-bar';

/**
 * For the element of a bar at the bottom of the window. Its height is told by a script: a selector that looks for the bar
 * in the whole page would be tried again for each row that a list draws.
 */
export function useBottomBar(): RefCallback<HTMLElement> {
  return useCallback((bar) => {
    if (bar === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
}
