declare global {
  interface Window {
    slowestPaint?: number;
  }
}

/**
 * Runs in the page. From each key and tap to the end of the next frame, also where nothing of it can be seen: the browser's own
 * entries wait there until something else is painted.
 */
export function observePaints(): void {
  window.slowestPaint = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    const taken = performance.now() - Number(data);
    window.slowestPaint = Math.max(window.slowestPaint ?? 0, taken);
  };
  for (const type of ['keydown', 'pointerdown', 'pointerup', 'click'])
    window.addEventListener(
      type,
      ({ timeStamp }) => requestAnimationFrame(() => port2.postMessage(timeStamp)),
      { capture: true, passive: true },
    );
}

/** Runs in the page. Ms since it was asked last. */
export function takeSlowestPaint(): number {
  const slowest = window.slowestPaint ?? 0;
  window.slowestPaint = 0;
  return slowest;
}
