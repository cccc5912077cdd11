import { loadFragment } from './search-fragment.ts';
import type { SearchNotice } from './search-notice.ts';

/** From when on a search is said to be slow, in ms. */
const SLOW_MS = 10_000;

export interface SearchLoad {
  /**
   * The region as it is at another address. Undefined without an answer, which is said in place, and when no one waits
   * for it any more. A crowded server is asked again when it wants to be.
   */
  load(address: URL): Promise<DocumentFragment | undefined>;
  /** No one waits any more. */
  stop(): void;
}

/** Asks for other states of a search region, one at a time: the newest wish is the one that counts. */
export function createSearchLoad(root: HTMLElement, notice: SearchNotice): SearchLoad {
  let running = new AbortController();

  async function load(address: URL): Promise<DocumentFragment | undefined> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    setBusy(root, true);
    notice.tellAgain();
    const timer = setTimeout(() => {
      setBusy(root, false);
      notice.tell('slow');
    }, SLOW_MS);
    const answer = await loadFragment(address, root.dataset['searchRegion'] ?? '', signal);
    clearTimeout(timer);
    if (signal.aborted) return undefined;
    setBusy(root, false);
    if (answer instanceof DocumentFragment) return answer;
    notice.tell(answer.reason);
    if (answer.reason !== 'crowded') return undefined;
    await new Promise((done) => setTimeout(done, answer.seconds * 1000));
    return signal.aborted ? undefined : load(address);
  }

  return {
    load,
    stop() {
      running.abort();
      setBusy(root, false);
      notice.hide();
    },
  };
}

/** Says that another list is on its way, to those who see it and those who hear it. */
function setBusy(root: HTMLElement, isBusy: boolean): void {
  root.toggleAttribute('data-busy', isBusy);
  const results = root.querySelector('[data-part="results"]');
  if (results) results.ariaBusy = isBusy ? 'true' : null;
}
