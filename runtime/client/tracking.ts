import type { EventName } from '#schemas/events/event-list.ts';
import { track } from '../base/track.ts';
import { keepVisitSource } from './memory/visit-source.ts';

// Static widgets have no script of their own: `data-event` on an element names the event that a click on it,
// or playing it, emits. Links work without this file; it only tells. Where the visit came from is kept for the link
// that leads to an application.

keepVisitSource();
document.addEventListener('rumbo:swap', serveApplicants);
serveApplicants();

/** Brings what serves people who apply, where there is such a button, also a later one, or an application that waits. */
function serveApplicants(): void {
  try {
    // The beginning of `SAVES` in `apply/device-storage.ts`, which most pages need not load.
    const isServed =
      document.querySelector('a[data-apply-job]') ??
      Object.keys(localStorage).join().includes('rumbo_save.');
    if (isServed) void import('./apply/quick/serve-applicants.ts');
  } catch {
    // Storage that is blocked keeps nothing.
  }
}

function report(element: Element | null): void {
  const { event, eventWidget = '' } = element instanceof HTMLElement ? element.dataset : {};
  if (event === undefined) return;
  track({ eventName: event as EventName, widgetId: eventWidget, eventData: {} });
}

addEventListener('click', ({ target }) =>
  report(target instanceof Element ? target.closest('a[data-event],button[data-event]') : null),
);
addEventListener(
  'play',
  ({ target }) => report(target instanceof HTMLVideoElement ? target : null),
  true,
);
