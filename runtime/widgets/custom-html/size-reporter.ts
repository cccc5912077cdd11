/**
 * The script that runs first in a frame: tells the page how high the content is, whenever that changes and
 * whenever the page asks. It is text because its hash stands in the frame's policy.
 *
 * Content may be as high as its frame and a bit more (`min-height: 100vh` with padding), and would grow for ever:
 * so growth soon after the frame got another height is told once, when it has come to rest, and then no more until
 * the content changes by itself. Once is needed where an animation goes on in that time. How soon is a time and not a
 * number of pictures, because browsers lay a moving frame out some pictures after its event.
 */
export const SIZE_REPORTER = `(() => {
  const SETTLE_MS = 300;
  const root = document.documentElement;
  const page = parent;
  let width = innerWidth, told = 0, resized = -SETTLE_MS, maySettle = false, settling = 0;
  const tell = () => {
    told = root.getBoundingClientRect().height;
    page.postMessage({ rumboHeight: told }, '*');
  };
  const settle = () => {
    maySettle = false;
    settling = 0;
    tell();
  };
  addEventListener('resize', () => {
    if (innerWidth === width) resized = performance.now();
    width = innerWidth;
  });
  new ResizeObserver(() => {
    const isEcho = performance.now() - resized < SETTLE_MS;
    const { height } = root.getBoundingClientRect();
    if (!isEcho) maySettle = true;
    if (height === told) return;
    if (isEcho && height > told) {
      clearTimeout(settling);
      if (maySettle) settling = setTimeout(settle, SETTLE_MS);
      return;
    }
    tell();
  }).observe(root);
  addEventListener('message', ({ source }) => { if (source === page) tell(); });
})();`;
