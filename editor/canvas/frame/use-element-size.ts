import { useCallback, useState } from 'react';
import type { Size } from './frame-geometry.ts';

/** Inner size of an element, followed as it changes; undefined until it is measured. */
export function useElementSize(): [
  (element: HTMLElement | null) => (() => void) | undefined,
  Size | undefined,
] {
  const [size, setSize] = useState<Size>();
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const update = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    update();
    return () => observer.disconnect();
  }, []);
  return [measure, size];
}
