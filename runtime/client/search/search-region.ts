import { formAddress, linkAddress, searchOf } from './search-address.ts';
import { toFragment } from './search-fragment.ts';
import { createSearchLoad } from './search-load.ts';
import { createSearchNotice } from './search-notice.ts';
import { wakeSearchPanel } from './wake-panel.ts';

const CONTROLS = '[data-part] :is(a,input:not([type="hidden"]),select,summary)';

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
  const updatePanel = wakeSearchPanel(root);
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

/** A state of the search that was left: its markup and how far it was scrolled, in CSS pixels. */
interface LeftState {
  readonly html: string;
  readonly top: number;
}

interface SearchHistory {
  /** Adds an entry for an address. `left` is what the entry before showed, if the page showed it. */
  push(address: URL, left: LeftState | undefined): void;
  /** Tells that the browser moved to another entry, and gives what that one showed, if it is still known. */
  move(left: LeftState | undefined): LeftState | undefined;
}

/** Remembers what each entry of this tab's history showed, for as long as the page lives. */
function createSearchHistory(): SearchHistory {
  const states = new Map<number, LeftState>();
  let highest = 0;
  let current = entryNumber();

  /** The browser keeps an entry's number across reloads; one that has none, as of a link to a part of the page, gets one. */
  function entryNumber(): number {
    const known: unknown = history.state?.search;
    highest = Math.max(highest, typeof known === 'number' ? known : highest + 1);
    if (typeof known === 'number') return known;
    history.replaceState({ search: highest }, '');
    return highest;
  }

  function leave(state: LeftState | undefined): void {
    if (state) states.set(current, state);
  }

  return {
    push(address, left) {
      leave(left);
      highest += 1;
      current = highest;
      history.pushState({ search: current }, '', address);
    },
    move(left) {
      leave(left);
      current = entryNumber();
      return states.get(current);
    },
  };
}

type Root = Pick<ParentNode, 'querySelector' | 'querySelectorAll'>;

/**
 * Puts the named parts of a newer state in the place of the older ones. What people are at stays: what they
 * type, where the focus is, and what they unfolded.
 */
function swapParts(root: HTMLElement, fresh: Root): void {
  const unfolded = [...root.querySelectorAll('[data-part] details[open]')].map(({ id }) => id);
  const focused = document.activeElement;
  for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) {
    const next = fresh.querySelector(`[data-part="${part.dataset['part']}"]`);
    if (next) part.replaceChildren(...next.childNodes);
  }
  for (const details of root.querySelectorAll<HTMLDetailsElement>('[data-part] details'))
    details.open = unfolded.includes(details.id);
  for (const field of root.querySelectorAll<HTMLInputElement>('input[role="combobox"]')) {
    const next = fresh.querySelector(`input[name="${field.name}"]`);
    if (next instanceof HTMLInputElement) updateField(field, next);
  }
  if (focused && !focused.isConnected) focusAgain(root, focused);
  document.dispatchEvent(new Event('rumbo:swap'));
}

/** Text that is neither what was served nor what was asked for is still being typed. */
function updateField(field: HTMLInputElement, next: HTMLInputElement): void {
  const isTyping = field.value !== field.defaultValue && field.value !== next.defaultValue;
  field.defaultValue = next.defaultValue;
  if (isTyping) return;
  field.value = next.defaultValue;
  field.dataset['place'] = next.dataset['place'] ?? '';
}

/** The same control where it is still there, else the number of results. */
function focusAgain(root: HTMLElement, before: Element): void {
  const controls = root.querySelectorAll<HTMLElement>(CONTROLS);
  const same = [...controls].find((control) => nameOf(control) === nameOf(before));
  const count = root.querySelector<HTMLElement>('[data-part="count"]');
  (same ?? count)?.focus({ preventScroll: true });
}

/** What makes a control the same in another state: what it sends, else what it says. */
function nameOf(control: Element): string {
  const [name, value] = ['name', 'value'].map((trait) => control.getAttribute(trait));
  return name ? `${name}=${value}` : control.tagName + control.textContent;
}
