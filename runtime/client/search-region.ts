import { formAddress, linkAddress, searchOf } from './search-address.ts';
import { loadFragment, toFragment } from './search-fragment.ts';
import { createSearchHistory, type LeftState } from './search-history.ts';
import { createSearchPanel } from './search-panel.ts';
import { swapParts } from './search-swap.ts';

/**
 * Searches without loading the page anew: forms and links of the region that lead to the same page bring the
 * parts that differ. Without an answer nothing happens, and the address stays what it was.
 */
export function createSearchRegion(root: HTMLElement): void {
  const { searchRegion: widgetId = '' } = root.dataset;
  const entries = createSearchHistory();
  const updatePanel = createSearchPanel(root);
  let shown = searchOf(location);
  /** Whether the page still shows another search than its address says. */
  let isBehind = false;
  let running = new AbortController();

  /** Null without an answer; undefined when no one waits for it any more. */
  async function load(address: URL): Promise<DocumentFragment | null | undefined> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    root.dataset['busy'] = '';
    const fresh = await loadFragment(address, widgetId, signal).catch(() => null);
    if (signal.aborted) return undefined;
    delete root.dataset['busy'];
    if (fresh === null) document.dispatchEvent(new Event('rumbo:unanswered'));
    return fresh;
  }

  async function go(address: URL): Promise<boolean> {
    const fresh = await load(address);
    if (fresh === null) resetBoxes(root);
    if (!fresh) return false;
    if (searchOf(address) !== shown) entries.push(address, leave());
    show(fresh);
    return true;
  }

  function show(fresh: DocumentFragment): void {
    shown = searchOf(location);
    isBehind = false;
    swapParts(root, fresh);
    updatePanel();
  }

  function leave(): LeftState | undefined {
    return isBehind ? undefined : { html: root.innerHTML, top: scrollY };
  }

  /** Leaves the filters for the list; what they say has mostly been applied by then. */
  async function finish(form: HTMLFormElement): Promise<void> {
    const address = formAddress(form);
    if (searchOf(address) !== shown && !(await go(address))) return;
    root.querySelector('[data-filter-toggle]')?.removeAttribute('open');
    toTop(root);
  }

  async function move(): Promise<void> {
    const known = entries.move(leave());
    running.abort();
    delete root.dataset['busy'];
    isBehind = searchOf(location) !== shown;
    if (!isBehind) return updatePanel();
    const fresh = known ? toFragment(known.html) : await load(new URL(location.href));
    if (fresh) show(fresh);
    if (known) scrollTo(0, known.top);
  }

  listen(root, { go, finish });
  addEventListener('popstate', () => void move());
  root.dataset['live'] = '';
}

/** Forms whose every change applies at once. */
function isInstant({ dataset }: HTMLFormElement): boolean {
  return dataset['searchForm'] === 'instant';
}

interface Ways {
  /** Shows the search at an address; false without an answer. */
  go(address: URL): Promise<boolean>;
  /** Applies a form of filters and leaves it. */
  finish(form: HTMLFormElement): Promise<void>;
}

/** Follows forms and links that lead to another state of the search. */
function listen(root: HTMLElement, { go, finish }: Ways): void {
  root.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-search-form]')) return;
    event.preventDefault();
    if (isInstant(form)) void finish(form);
    else void go(formAddress(form));
  });
  root.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form && isInstant(form)) void go(formAddress(form));
  });
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.closest('[data-part]') && linkAddress(event, link);
    if (!link || !address) return;
    event.preventDefault();
    const isPaging = link.closest('[data-paging]') !== null;
    void go(address).then((done) => done && isPaging && toTop(root));
  });
}

/** Without an answer, boxes say again what the list shows. */
function resetBoxes(root: HTMLElement): void {
  for (const form of root.querySelectorAll('form')) if (isInstant(form)) form.reset();
}

/** A new page of results is read from its first. */
function toTop(root: HTMLElement): void {
  const count = root.querySelector<HTMLElement>('[data-part="count"]');
  count?.focus({ preventScroll: true });
  count?.scrollIntoView();
}
