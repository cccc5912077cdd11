/** TypeScript's DOM does not know the id yet. */
interface InteractionEntry extends PerformanceEventTiming {
  readonly interactionId: number;
}

declare global {
  interface Window {
    slowestEvent?: number;
  }
}

/** Runs in the page. Events of one interaction share an id; others, such as a moving pointer, have none. */
export function observeEvents(): void {
  window.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as InteractionEntry[]) {
      if (entry.interactionId > 0)
        window.slowestEvent = Math.max(window.slowestEvent ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

/** Runs in the page. Ms since it was asked last. */
export function takeSlowest(): number {
  const slowest = window.slowestEvent ?? 0;
  window.slowestEvent = 0;
  return slowest;
}
