/**
 * Loads, one after the other and when nothing else is to do, what a person may need later: a network that is lost in
 * mid-work then takes nothing away. What fails to load is asked for again when it is needed.
 * @returns stops it
 */
export function loadAhead(loads: readonly (() => Promise<unknown>)[]): () => void {
  let isStopped = false;
  const run = async () => {
    for (const load of loads) {
      await idle();
      if (isStopped) return;
      await load().catch(() => undefined);
    }
  };
  void run();
  return () => {
    isStopped = true;
  };
}

/** Safari has no idle time to tell of. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
