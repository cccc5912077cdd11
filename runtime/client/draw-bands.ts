// A slow phone lays out and paints only the bands near its screen (`.rb-lazy` in base.css): half of the work before the
// first picture. The others are drawn one by one in idle time, on a quick device at once and on others later, so that
// nothing is missing where a program looks at the whole page.

/**
 * From the last byte of the document to the first paint on a device that need not save work, in ms. Where it takes
 * longer, drawing one band takes more than 40 ms, and a tap would wait for it (measured: 85 ms on a desktop computer,
 * 155 with a fourth of its speed, 205 with a sixth, 450 with a fourteenth, which draws a band in 100).
 */
const QUICK_MS = 200;

/** Until a slow device has surely done what its page needs, in ms. */
const PATIENCE_MS = 8000;

function isQuick(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!(navigation instanceof PerformanceNavigationTiming) || !paint) return false;
  return paint.startTime - navigation.responseEnd < QUICK_MS;
}

// Safari has no idle callbacks.
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50));

const bands = [...document.querySelectorAll('.rb-lazy main > * > * + *')];

/** Each in a task of its own, so that a tap never waits for more than one. */
function drawNext(): void {
  bands.shift()?.classList.add('rb-drawn');
  if (bands.length > 0) whenIdle(drawNext);
}

addEventListener('load', () =>
  whenIdle(() => setTimeout(() => whenIdle(drawNext), isQuick() ? 0 : PATIENCE_MS)),
);

// A module, so that its names are its own.
export {};
