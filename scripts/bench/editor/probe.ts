/** What the probe in the page keeps: milliseconds each. */
export interface Probe {
  /** From a key press until the canvas changed. */
  readonly changes: number[];
  /** From an input to the next paint, of inputs that took 16 ms or more. */
  readonly inputs: number[];
  /** Between frames. */
  readonly frames: number[];
  /** From the first line of the editor's code until the last block stood. */
  opened: number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before any script of its own. */
export function installProbe(blocks: number): void {
  const probe: Probe = { changes: [], inputs: [], frames: [], opened: Number.NaN };
  window.probe = probe;
  let pressed = 0;
  let last = 0;
  const tick = (now: number) => {
    if (last > 0) probe.frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  addEventListener(
    'keydown',
    () => {
      pressed = performance.now();
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.inputs.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const watch = () => {
    if (Number.isNaN(probe.opened) && document.querySelectorAll('.bt').length >= blocks) {
      const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const loaded = Math.max(
        ...scripts
          .filter(({ initiatorType, name }) => initiatorType === 'script' || name.endsWith('.js'))
          .map(({ responseEnd }) => responseEnd),
      );
      probe.opened = performance.now() - loaded;
    }
    if (pressed === 0) return;
    probe.changes.push(performance.now() - pressed);
    pressed = 0;
  };
  const begin = () => {
    const options = { subtree: true, childList: true, characterData: true };
    new MutationObserver((changes) => {
      const isOnCanvas = changes.some(
        ({ target }) => target.parentElement?.closest('#canvas') ?? false,
      );
      if (isOnCanvas || Number.isNaN(probe.opened)) watch();
    }).observe(document.documentElement, options);
  };
  begin();
}
