import type { Surface } from './drop-surface.ts';

/**
 * Calls back when surfaces are scrolled or what is drawn on them changes its size.
 * @returns ends it
 */
export function watchSurfaces(surfaces: readonly Surface[], notify: () => void): () => void {
  const scrollers = new Set(surfaces.flatMap((surface) => surface.scrollers));
  const observer = new ResizeObserver(notify);
  for (const { content } of surfaces) observer.observe(content);
  for (const scroller of scrollers) scroller.addEventListener('scroll', notify);
  return () => {
    observer.disconnect();
    for (const scroller of scrollers) scroller.removeEventListener('scroll', notify);
  };
}
