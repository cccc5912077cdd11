import { onTracked, type TrackedEvent } from '../../base/track.ts';
import { EventQueue } from './event-queue.ts';
import { forgetMeasuring } from './forget-measuring.ts';
import { watchPage } from './watch-page.ts';
import { watchSearch } from './watch-search.ts';
import { watchVitals } from './watch-vitals.ts';

/** Sends what the visitor of an agency's site does, while that is allowed. */
export interface Collector {
  /** Begins with the page itself. @param early what widgets have told since it was allowed; it is emptied */
  start(early: TrackedEvent[]): void;
  /** Sends and keeps nothing any more, and asks the server to forget. */
  forget(): void;
}

export function createCollector(agencyId: string, websiteId: string): Collector {
  let queue: EventQueue | undefined;
  let isWatching = false;
  const tell = (event: TrackedEvent) => queue?.add(event);

  function watch(): void {
    isWatching = true;
    watchPage(tell);
    watchSearch(tell);
    watchVitals(tell);
    onTracked(tell);
  }

  return {
    start(early) {
      if (queue) return;
      queue = new EventQueue(agencyId, websiteId);
      tell({ eventName: 'Page_View', widgetId: '', eventData: {} });
      if (!isWatching) watch();
      for (const event of early.splice(0)) tell(event);
    },
    forget() {
      queue?.drop();
      queue = undefined;
      forgetMeasuring(agencyId);
    },
  };
}
