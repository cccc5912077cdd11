import { type EventName, track } from '../base/track.ts';
import { keepVisitSource } from './memory/visit-source.ts';

// Static widgets have no script of their own: `data-event` on an element names the event that a click on it,
// or playing it, emits. Links work without this file; it only tells. Where the visit came from is kept for the link
// that leads to an application.

keepVisitSource();
sendWhatWaits();

/** An application that waits for the network goes on from any page of the site (`apply/save-queue.ts`). */
function sendWhatWaits(): void {
  try {
    // The beginning of the keys of `apply/stored-saves.ts`, which this page need not load.
    if (Object.keys(localStorage).some((key) => key.startsWith('rumbo_save.')))
      void import('./apply/resume-saves.ts');
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
