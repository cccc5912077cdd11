/**
 * The script that runs first in a frame: tells the page how high the content is, whenever that changes and
 * whenever the page asks. It is text because its hash stands in the frame's policy.
 *
 * Content may be as high as its frame and a bit more (`min-height: 100vh` with padding), and would grow for ever:
 * so growth that only answers to the frame's own new height is told once, and then no more until the content changes
 * by itself. Once is needed where an animation ends in the same moment.
 */
export const SIZE_REPORTER = `(() => {
  const SETTLE_MS = 300;
  const root = document.documentElement;
  const page = parent;
  let width = innerWidth, told = 0, isEcho = false, maySettle = false;
  const tell = () => {
    told = root.getBoundingClientRect().height;
    page.postMessage({ rumboHeight: told }, '*');
  };
  addEventListener('resize', () => {
    isEcho = innerWidth === width;
    width = innerWidth;
    requestAnimationFrame(() => requestAnimationFrame(() => { isEcho = false; }));
  });
  new ResizeObserver(() => {
    if (!isEcho) maySettle = true;
    else if (root.getBoundingClientRect().height > told) {
      if (maySettle) setTimeout(tell, SETTLE_MS);
      maySettle = false;
      return;
    }
    tell();
  }).observe(root);
  addEventListener('message', ({ source }) => { if (source === page) tell(); });
})();`;
