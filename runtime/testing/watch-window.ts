import { vi } from 'vitest';

const START = 'http://localhost:3000/';

/** Names of what @asamuzakjp/dom-selector adds to a window. */
const SELECTOR_LISTENER = /^_handle(?:Focus|Keyboard|Mouse)Event$/;

type Undo = () => void;

/** From now on remembers what is added to the window; the answer brings the window back to its start. */
export function watchWindow(): Undo {
  const undo = [
    watchListeners(globalThis),
    watchListeners(document),
    watchTimers(),
    leaveOutSelectors(),
  ];
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    for (const step of undo) step();
    emptyDocument();
    // Each origin has cookies of its own.
    forgetCookies();
    goToStart();
    forgetCookies();
    localStorage.clear();
    sessionStorage.clear();
  };
}

function watchListeners(target: EventTarget): Undo {
  const original = target.addEventListener;
  const added: Parameters<EventTarget['addEventListener']>[] = [];
  target.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
    // React adds its listener of this event once to each document, whichever file is the first to render.
    if (listener[0] !== 'selectionchange') added.push(listener);
    original.apply(target, listener);
  };
  return () => {
    target.addEventListener = original;
    for (const listener of added) target.removeEventListener(...listener);
  };
}

function watchTimers(): Undo {
  const { setTimeout, setInterval } = globalThis;
  const started: ReturnType<typeof setTimeout>[] = [];
  const watched = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
    new Proxy(start, {
      apply(target, self, given) {
        const timer: ReturnType<Start> = Reflect.apply(target, self, given);
        started.push(timer);
        return timer;
      },
    });
  globalThis.setTimeout = watched(setTimeout);
  globalThis.setInterval = watched(setInterval);
  return () => {
    globalThis.setTimeout = setTimeout;
    globalThis.setInterval = setInterval;
    for (const timer of started) clearTimeout(timer);
  };
}

/**
 * jsdom's selectors listen on the window for each document that is parsed, and never stop: they keep it in memory, each
 * costs more than the one before, and every event of the window runs through them all. What they wait for is the pointer
 * and the focus, which a parsed document never has.
 */
function leaveOutSelectors(): Undo {
  // Vitest names it so; `window` is another object, which has what a window has.
  const window = (globalThis as { readonly jsdom?: { readonly window: EventTarget } }).jsdom
    ?.window;
  if (window === undefined) return () => {};
  const original = window.addEventListener;
  window.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
    const [, callback] = listener;
    if (typeof callback !== 'function' || !SELECTOR_LISTENER.test(callback.name))
      original.apply(window, listener);
  };
  return () => {
    window.addEventListener = original;
  };
}

function emptyDocument(): void {
  document.getSelection()?.removeAllRanges();
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const part of [document.documentElement, document.head, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  }
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: the test environments have no Cookie Store API.
    document.cookie = `${name}=; max-age=0; path=/`;
  }
}

function goToStart(): void {
  if (location.origin !== new URL(START).origin) location.href = START;
  history.replaceState(null, '', START);
}
