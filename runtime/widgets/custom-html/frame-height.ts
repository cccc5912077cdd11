/** Highest that content can make its frame, in CSS pixels. */
const MAX_HEIGHT = 10_000;

/**
 * Listens to what a frame says of its content's height, in whole pixels. Anything may be in there: only a message from
 * the frame's own window counts, and only as a number within bounds.
 * @returns listens no more
 */
export function followHeight(
  frame: HTMLIFrameElement,
  onHeight: (height: number) => void,
): () => void {
  const listen = ({ source, data }: MessageEvent) => {
    const height = source && source === frame.contentWindow ? toHeight(data) : undefined;
    if (height !== undefined) onHeight(height);
  };
  addEventListener('message', listen);
  // A frame that was there before has told already, to nobody.
  frame.contentWindow?.postMessage('rumbo:height', '*');
  return () => removeEventListener('message', listen);
}

/** The whole pixels of a message of `size-reporter.ts`; undefined for any other message. */
function toHeight(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('rumboHeight' in data)) return undefined;
  const { rumboHeight: height } = data;
  if (typeof height !== 'number' || !(height >= 0 && height <= MAX_HEIGHT)) return undefined;
  return Math.ceil(height);
}
