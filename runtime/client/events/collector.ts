import { onTracked, type TrackedEvent } from '../../base/track.ts';
import { MEASURED, readChoices, storeChoices } from '../memory/consent.ts';
import { EventQueue } from './event-queue.ts';
import { askToForget, forgetMeasuring } from './forget-measuring.ts';
import { tellShown } from './tell-shown.ts';
import { watchPage } from './watch-page.ts';
import { watchSearch } from './watch-search.ts';
import { watchVitals } from './watch-vitals.ts';

/** Sends what the visitor of an agency's site does, while that is allowed. */
export interface Collector {
  /**
   * Begins with the page itself. @param early what widgets have told since it was allowed
   * @param choice with which the visitor agreed on this page, which showed what it shows before
   */
  start(early: readonly TrackedEvent[] | undefined, choice: unknown): void;
  /** Sends and keeps nothing any more, and asks the server to forget. */
  forget(): void;
}

/** Whether something came to be shown since, and was told. */
function isShown({ eventName }: TrackedEvent): boolean {
  return eventName === 'Job_View' || eventName === 'Form_Page';
}

/** @param site `{agencyId}/{siteId}` */
export function createCollector(site: string): Collector {
  const [agencyId = '', websiteId = ''] = site.split('/');
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
    start(early = [], choice) {
      if (queue) return;
      queue = new EventQueue(agencyId, websiteId);
      void askToForget();
      storeChoices({ ...readChoices(), [site + MEASURED]: true });
      tell({ eventName: 'Page_View', widgetId: '', eventData: {} });
      if (!isWatching) watch();
      if (choice && !early.some(isShown)) tellShown(tell);
      early.forEach(tell);
    },
    forget() {
      queue?.drop();
      queue = undefined;
      forgetMeasuring(site);
    },
  };
}
