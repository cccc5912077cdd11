// Loads an island's chunk when its trigger fires, without React. Each island names its chunk and trigger
// in its markup.

export {};

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

/** The island an event is for, if it still sleeps. A slotted island is asked before the one around it. */
function sleepingIsland(target: EventTarget | null): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  return island?.hasAttribute('data-on') ? island : null;
}

for (const type of ['pointerdown', 'focusin', 'pointerover']) {
  addEventListener(
    type,
    ({ target }) => {
      const island = sleepingIsland(target);
      if (island) void start(island);
    },
    { passive: true },
  );
}

/** Islands that hold their first event, and those whose chunk failed, which are left to plain HTML. */
const holding = new WeakSet<HTMLElement>();
const leftAlone = new WeakSet<HTMLElement>();

/** What plain HTML does well by itself: links, fields, and buttons whose submit comes as an event of its own. */
const NATIVE = 'a[href],input,select,textarea,label,summary,button:not([type]),[type=submit]';

/** The first click, arrow key or submit on a sleeping island is kept and given again once it is awake. */
function keep(event: Event): void {
  const { target, type } = event;
  const island = sleepingIsland(target);
  if (!island || leftAlone.has(island) || !(target instanceof Element)) return;
  if (type === 'click' && target.closest(NATIVE)) return;
  if (event instanceof KeyboardEvent) {
    if (!/^(Arrow|Escape)/.test(event.key)) return;
  } else {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  if (holding.has(island)) return;
  holding.add(island);
  void start(island).then((awake) => {
    if (!awake) leftAlone.add(island);
    if (awake || type === 'submit') giveAgain(event, target);
    holding.delete(island);
  });
}

function giveAgain(event: Event, target: Element): void {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter);
  } else {
    // An event has all the properties that its own kind takes to be made again.
    const Kind = event.constructor as typeof Event;
    target.dispatchEvent(new Kind(event.type, event));
  }
}

for (const type of ['click', 'keydown', 'submit']) addEventListener(type, keep, true);
