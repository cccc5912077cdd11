import { formAddress, linkAddress, searchOf } from './search-address.ts';
import { toFragment } from './search-fragment.ts';
import { createSearchHistory, type LeftState } from './search-history.ts';
import { createSearchLoad } from './search-load.ts';
import { createSearchNotice } from './search-notice.ts';
import { createSearchPanel } from './search-panel.ts';
import { swapParts } from './search-swap.ts';

/** What was ticked before this script was there. */
const TOUCHED =
  '[data-search-form="instant"] :is(:checked:not([checked],[selected]),[checked]:not(:checked))';

/**
 * Searches without loading the page anew: forms and links of the region that lead to the same page bring the
 * parts that differ. Without an answer the list and the address stay what they were, which is said beside them, and
 * what was wished is kept until it is tried again.
 */
export function createSearchRegion(root: HTMLElement): void {
  const entries = createSearchHistory();
  const updatePanel = createSearchPanel(root);
  let shown = searchOf(location);
  /** Whether the page still shows another search than its address says. */
  let isBehind = false;
  /** Asks again for what has not come. */
  let retry: (() => void) | undefined;
  const notice = createSearchNotice(root, () => retry?.());
  const { load, stop } = createSearchLoad(root, notice);

  async function go(address: URL, arrive?: () => void): Promise<void> {
    retry = () => void go(address, arrive);
    const fresh = await load(address);
    if (!fresh) return;
    if (searchOf(address) !== searchOf(location)) entries.push(address, leave());
    show(fresh);
    arrive?.();
  }

  function show(fresh: DocumentFragment): void {
    shown = searchOf(location);
    isBehind = false;
    swapParts(root, fresh);
    updatePanel();
    giveUp();
  }

  function leave(): LeftState | undefined {
    return isBehind ? undefined : { html: root.innerHTML, top: scrollY };
  }

  /** Whether an address is a search that is not in the list. */
  function isOther(address: URL): boolean {
    return isBehind || searchOf(address) !== shown;
  }

  /** No one waits any more for what was wished. */
  function giveUp(): void {
    retry = undefined;
    stop();
  }

  function change(form: HTMLFormElement): void {
    const address = formAddress(form);
    if (isOther(address)) void go(address);
    else giveUp();
  }

  /** Leaves the filters for the list; what they say has mostly been applied by then. */
  function finish(form: HTMLFormElement): void {
    const address = formAddress(form);
    const arrive = () => {
      root.querySelector('[data-filter-toggle]')?.removeAttribute('open');
      toTop(root);
    };
    if (isOther(address)) void go(address, arrive);
    else arrive();
  }

  async function move(): Promise<void> {
    const known = entries.move(leave());
    resetBoxes(root);
    giveUp();
    isBehind = searchOf(location) !== shown;
    if (!isBehind) return updatePanel();
    if (!known) return go(new URL(location.href));
    show(toFragment(known.html));
    scrollTo(0, known.top);
  }

  listen(root, { go, change, finish });
  addEventListener('popstate', () => void move());
  addEventListener('online', () => retry?.());
  // Who comes back to a page that the browser has kept finds the list and what it was asked for.
  addEventListener('pagehide', () => {
    if (retry) resetBoxes(root);
    giveUp();
  });
  root.dataset['live'] = '';
  const touched = root.querySelector(TOUCHED)?.closest('form');
  if (touched) change(touched);
}

/** Forms whose every change applies at once. */
function isInstant({ dataset }: HTMLFormElement): boolean {
  return dataset['searchForm'] === 'instant';
}

interface Ways {
  /** Shows the search at an address, and calls once it is there. */
  go(address: URL, arrive?: () => void): Promise<void>;
  /** Applies a form of filters. */
  change(form: HTMLFormElement): void;
  /** Applies a form of filters and leaves it. */
  finish(form: HTMLFormElement): void;
}

/** Follows forms and links that lead to another state of the search. */
function listen(root: HTMLElement, { go, change, finish }: Ways): void {
  root.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-search-form]')) return;
    event.preventDefault();
    if (isInstant(form)) finish(form);
    else void go(formAddress(form));
  });
  root.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form && isInstant(form)) change(form);
  });
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.closest('[data-part]') && linkAddress(event, link);
    if (!link || !address) return;
    event.preventDefault();
    const isPaging = link.closest('[data-paging]') !== null;
    void go(address, isPaging ? () => toTop(root) : undefined);
  });
}

/** Boxes say again what the list shows. */
function resetBoxes(root: HTMLElement): void {
  for (const form of root.querySelectorAll('form')) if (isInstant(form)) form.reset();
}

/** A new page of results is read from its first. Who types meanwhile goes on typing. */
function toTop(root: HTMLElement): void {
  if (document.activeElement?.role === 'combobox') return;
  const count = root.querySelector<HTMLElement>('[data-part="count"]');
  count?.focus({ preventScroll: true });
  count?.scrollIntoView();
}
