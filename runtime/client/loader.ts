import { type EventName, track } from '../events/track.ts';

// The only script of most pages, without React: it reports clicks on tracked elements and loads
// an island's chunk when its trigger fires. Each island names its chunk and trigger in its markup.

interface IslandModule {
  /** Resolves once the island answers to events. */
  start(element: HTMLElement): Promise<void>;
}

/** Resolves to whether the island is awake. */
const started = new WeakMap<HTMLElement, Promise<boolean>>();

/** Loads and hydrates once; after a failed download the next interaction tries again. */
function start(element: HTMLElement): Promise<boolean> {
  const running = started.get(element);
  if (running) return running;
  const loading = import(/* @vite-ignore */ element.dataset['src'] ?? '')
    .then((module: IslandModule) => module.start(element))
    .then(
      () => {
        element.removeAttribute('data-on');
        return true;
      },
      () => {
        started.delete(element);
        return false;
      },
    );
  started.set(element, loading);
  return loading;
}

function whenIdle(element: HTMLElement): void {
  const run = () => void start(element);
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

const visible = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      void start(target as HTMLElement);
    }
  },
  { rootMargin: '200px' },
);

/** Chunks wait for the page's own load, or they would compete with its largest picture. */
function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const trigger = element.dataset['on'];
  if (trigger === 'load') afterLoad(() => void start(element));
  if (trigger === 'idle') afterLoad(() => whenIdle(element));
  if (trigger === 'visible') afterLoad(() => visible.observe(element));
}

function pendingIsland(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island][data-on]') : null;
}

for (const type of ['pointerdown', 'focusin', 'pointerover']) {
  addEventListener(
    type,
    ({ target }) => {
      const island = pendingIsland(target);
      if (island) void start(island);
    },
    { passive: true },
  );
}

/** The first click, key or submit on a sleeping island is kept and given again once it is awake. */
function keep(event: Event): void {
  const { target } = event;
  const island = pendingIsland(target);
  if (!island || !(target instanceof Element) || !event.isTrusted) return;
  const key = event instanceof KeyboardEvent ? event.key : '';
  if (event.type === 'click' && target.closest('a[href],input,select,textarea,label,summary'))
    return;
  if (event.type === 'keydown' && !/^(Arrow|Escape)/.test(key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void start(island).then((awake) =>
    awake ? giveAgain(event, target) : doWithoutScript(event, target),
  );
}

function giveAgain(event: Event, target: Element): void {
  const Kind = event.constructor as typeof Event;
  target.dispatchEvent(new Kind(event.type, { ...copy(event), bubbles: true, cancelable: true }));
}

/** A form that waited for a chunk that never came is sent as plain HTML would. */
function doWithoutScript({ type }: Event, target: Element): void {
  if (type === 'submit' && target instanceof HTMLFormElement) target.submit();
}

function copy(event: Event): EventInit & Record<string, unknown> {
  if (event instanceof KeyboardEvent)
    return { key: event.key, code: event.code, shiftKey: event.shiftKey };
  return event instanceof SubmitEvent ? { submitter: event.submitter } : {};
}

for (const type of ['click', 'keydown', 'submit']) addEventListener(type, keep, true);

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
