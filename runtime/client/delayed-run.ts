/**
 * Runs for a text as soon as no other came for `delayMs`. Each text aborts the signal of the one before; an
 * empty one only does that.
 */
export function createDelayedRun(
  delayMs: number,
  run: (text: string, signal: AbortSignal) => void,
): (text: string) => void {
  let timer: number | undefined;
  let controller: AbortController | undefined;
  return (text) => {
    clearTimeout(timer);
    controller?.abort();
    controller = new AbortController();
    if (text !== '') timer = setTimeout(run, delayMs, text, controller.signal);
  };
}
