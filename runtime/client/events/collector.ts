import { onTracked, type TrackedEvent } from '../../base/track.ts';
import { MEASURED, readChoices, storeChoices } from '../memory/consent.ts';
import { EventQueue } from './event-queue.ts';
import { askToForget, forgetMeasuring } from './forget-measuring.ts';
import type { Tell } from './tell.ts';
import { watchPage } from './watch-page.ts';
import { watchSearch } from './watch-search.ts';

/** Whether something came to be shown since, and was told. */
function isShown({ eventName }: TrackedEvent): boolean {
  return eventName === 'Job_View' || eventName === 'Form_Page';
}

let queue: EventQueue | undefined;
/** As it was told last; undefined before. */
let isMeasuring: boolean | undefined;
let isWatching = false;

const tell: Tell = (event) => queue?.add(event);

/**
 * Sends what the visitor of an agency's site does while that is allowed. From when it is not, sends and keeps nothing any more, and asks the
 * server to forget.
 * @param site `{agencyId}/{siteId}`
 * @param early what widgets have told since it was allowed
 * @param choice with which the visitor agreed on this page, which showed what it shows before
 */
export function follow(
  site: string,
  isAllowed: boolean,
  early?: readonly TrackedEvent[],
  choice?: unknown,
): void {
  if (isAllowed === isMeasuring) return;
  isMeasuring = isAllowed;
  if (isAllowed) start(site, early, choice);
  else {
    queue?.drop();
    queue = undefined;
    forgetMeasuring(site);
  }
}

/** Begins with the page itself. */
function start(site: string, early: readonly TrackedEvent[] = [], choice: unknown): void {
  const [agencyId = '', websiteId = ''] = site.split('/');
  queue = new EventQueue(agencyId, websiteId);
  void askToForget();
  storeChoices({ ...readChoices(), [site + MEASURED]: true });
  tellPage();
  if (!isWatching) watch();
  if (choice && !early.some(isShown)) tellShown();
  early.forEach(tell);
}

function tellPage(): void {
  tell({ eventName: 'Page_View', widgetId: '', eventData: {} });
}

function watch(): void {
  isWatching = true;
  // Going back to a page views it again, also where the browser has kept it whole.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tellPage();
  });
  watchPage(tell);
  watchSearch(tell);
  watchVitals();
  onTracked(tell);
}

/** Tells the jobs and the page of a form that stood there before the visitor agreed: what shows them tells each once. */
function tellShown(): void {
  const query = new URLSearchParams(location.search);
  for (const panel of document.querySelectorAll<HTMLElement>('[data-shown-job]')) {
    const { shownJob: jobId = '', slug } = panel.dataset;
    // The first of a list that stands there by itself nobody has asked for.
    if (panel.closest('[data-panel]') && query.get('job') !== slug) continue;
    tell({ eventName: 'Job_View', widgetId: '', eventData: { jobId } });
  }
  const step = query.get('step') ?? '0';
  if (document.querySelector('[data-apply-form] form') && /^\d{1,2}$/.test(step))
    tell({ eventName: 'Form_Page', widgetId: '', eventData: { pageNumber: Number(step) } });
}

/** Share of the pages whose quickness is told; enough for a quantile by page, and few bytes. */
const SAMPLED = 0.25;

/** Tells how quick and steady the page was, once it is put away. */
function watchVitals(): void {
  if (Math.random() >= SAMPLED) return;
  // A page that is put away again, and was worse meanwhile, is measured anew; it is one page.
  const told = new Set<string>();
  void import('web-vitals').then(({ onCLS, onINP, onLCP }) => {
    for (const observe of [onCLS, onINP, onLCP])
      observe(({ id, name, value }) => {
        if (told.has(id)) return;
        told.add(id);
        tell({ eventName: 'Web_Vitals', widgetId: '', eventData: { metric: name, value } });
      });
  });
}
