import { KEPT_PAGES } from './kept-pages.ts';

// Answers for the saved jobs' list and pages where the network does not; `keep-saved-pages.ts` makes the copies.
// Everything else goes its way as if this were not here.

/** What the types of pages do not have of workers. */
interface NavigationEvent extends Event {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface ActivationEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

declare const registration: ServiceWorkerRegistration;

addEventListener('activate', (event) => {
  // The page is asked for while the worker starts: on cheap phones that takes a while.
  (event as ActivationEvent).waitUntil(registration.navigationPreload.enable());
});

addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event as NavigationEvent;
  if (request.mode !== 'navigate') return;
  (event as NavigationEvent).respondWith(answer(request, preloadResponse));
});

async function answer(
  request: Request,
  preloaded: Promise<Response | undefined>,
): Promise<Response> {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch (error) {
    const copy = await caches.match(request, { cacheName: KEPT_PAGES, ignoreSearch: true });
    if (copy) return copy;
    throw error;
  }
}
