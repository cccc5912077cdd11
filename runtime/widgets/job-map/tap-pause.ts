import type { Map as MapLibre } from 'maplibre-gl';
import { afterPaint } from './after-paint.ts';

/** Lets what a tap brings be painted before the map is drawn anew, which every finger that leaves it makes MapLibre do. */
export function pauseForTaps(map: MapLibre): void {
  const draw = map.triggerRepaint.bind(map);
  let isPaused = false;
  let isAwaited = false;
  map.triggerRepaint = () => {
    if (isPaused) isAwaited = true;
    else draw();
  };
  const pause = () => {
    // What is on the move goes on moving.
    if (isPaused || map.isMoving()) return;
    isPaused = true;
    afterPaint(() => {
      isPaused = false;
      if (isAwaited) draw();
      isAwaited = false;
    });
  };
  for (const type of ['pointerup', 'click'])
    map.getCanvasContainer().addEventListener(type, pause, { capture: true });
}
