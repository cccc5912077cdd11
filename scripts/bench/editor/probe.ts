/** What the probe in the page keeps: milliseconds each. */
export interface EditorProbe {
  /** From a key press until the canvas changed. */
  readonly changes: number[];
  /** From an input to the next paint, of inputs that took 16 ms or more. */
  readonly inputs: number[];
  /** Those of them that left the page as high as it was; else all below moves and is drawn anew. */
  readonly still: number[];
  /** Between frames. */
  readonly frames: number[];
  /** From the first line of the editor's code until the last block stood. */
  opened: number;
}

declare global {
  interface Window {
    probe: EditorProbe;
  }
}

/** Runs in the page before any script of its own. */
export function installProbe(blocks: number): void {
  const probe: EditorProbe = { changes: [], inputs: [], still: [], frames: [], opened: Number.NaN };
  window.probe = probe;
  let pressed = 0;
  let last = 0;
  let resizedAt = 0;
  const loadedAt = () => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    return Math.max(...scripts.map(({ responseEnd }) => responseEnd));
  };
  const watchCanvas = () => {
    const canvas = document.getElementById('canvas');
    if (!canvas) return;
    new MutationObserver(() => {
      if (pressed === 0) return;
      probe.changes.push(performance.now() - pressed);
      pressed = 0;
    }).observe(canvas, { subtree: true, childList: true, characterData: true });
    const root = canvas.querySelector('[data-canvas-root]');
    const resizing = new ResizeObserver(() => {
      resizedAt = performance.now();
    });
    if (root) resizing.observe(root);
  };
  const tick = (now: number) => {
    if (last > 0) probe.frames.push(now - last);
    last = now;
    if (Number.isNaN(probe.opened) && document.querySelectorAll('.bt').length >= blocks) {
      probe.opened = performance.now() - loadedAt();
      watchCanvas();
    }
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const onKey = () => {
    pressed = performance.now();
  };
  addEventListener('keydown', onKey, true);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      probe.inputs.push(duration);
      const hasResized = resizedAt >= startTime && resizedAt <= startTime + duration;
      if (!hasResized) probe.still.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
