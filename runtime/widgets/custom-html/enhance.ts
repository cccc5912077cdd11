// Makes frames as high as their content says. Anything may be in there: only a message from the frame's own window
// counts, and only as a number within bounds.

export {};

/** Highest that content can make its frame, in CSS pixels. */
const MAX_HEIGHT = 10_000;

for (const frame of document.querySelectorAll<HTMLIFrameElement>(
  '[data-widget="custom-html"] iframe',
))
  follow(frame);

function follow(frame: HTMLIFrameElement): void {
  let wanted: number | undefined;
  const apply = () => {
    frame.height = `${wanted}`;
    wanted = undefined;
  };
  addEventListener('message', ({ source, data }) => {
    const height = source && source === frame.contentWindow ? toHeight(data) : undefined;
    if (height === undefined) return;
    // However many come, the page is laid out once per picture.
    if (wanted === undefined) requestAnimationFrame(apply);
    wanted = height;
  });
  // A frame that was there before this script has told already, to nobody.
  frame.contentWindow?.postMessage('rumbo:height', '*');
}

/** The whole pixels of a message of `size-reporter.ts`; undefined for any other message. */
function toHeight(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('rumboHeight' in data)) return undefined;
  const { rumboHeight: height } = data;
  if (typeof height !== 'number' || !(height >= 0 && height <= MAX_HEIGHT)) return undefined;
  return Math.ceil(height);
}
