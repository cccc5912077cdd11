import { isPlainClick } from './search-address.ts';
import { loadFragment } from './search-fragment.ts';

/** From this width on the selected job stands beside the list; the stylesheet of job-search says the same. */
const WIDE = '(width >= 1280px)';

/**
 * Shows the selected job of a search beside its list, where there is room: the one that the address names,
 * else the first. Elsewhere cards are the links that they are.
 * @returns brings the panel in step with the list and the address
 */
export function createSearchPanel(root: HTMLElement): () => void {
  const panel = root.querySelector<HTMLElement>('[data-panel]');
  const wide = matchMedia(WIDE);
  /** A map takes the room of the panel. */
  const hasRoom = () => wide.matches && root.querySelector('[data-job-map]') === null;
  if (!panel) return () => {};
  let shown = wantedJob();
  let running = new AbortController();

  const update = () => {
    const wanted = wantedJob() || cards()[0]?.dataset['job'] || '';
    if (!hasRoom()) return;
    panel.hidden = wanted === '';
    mark(wanted);
    running.abort();
    if (wanted === shown) return;
    running = new AbortController();
    if (wanted !== '') void show(wanted, running.signal);
  };

  const show = async (job: string, signal: AbortSignal) => {
    // The spec wants a failure handled silently: the panel keeps what it shows.
    const fresh = await loadFragment(withJob(job), panel.dataset['panel'] ?? '', signal);
    if (signal.aborted || !(fresh instanceof DocumentFragment)) return;
    panel.replaceChildren(fresh);
    panel.scrollTop = 0;
    shown = job;
    document.dispatchEvent(new Event('rumbo:swap'));
  };

  function cards(): HTMLElement[] {
    return [...root.querySelectorAll<HTMLElement>('[data-part="results"] [data-job]')];
  }

  function mark(job: string): void {
    for (const card of cards()) card.ariaCurrent = card.dataset['job'] === job ? 'true' : null;
  }

  root.addEventListener('click', (event) => {
    const card = event.target instanceof Element && event.target.closest<HTMLElement>('[data-job]');
    if (!card || !cards().includes(card) || !hasRoom() || !isPlainClick(event)) return;
    event.preventDefault();
    history.replaceState(history.state, '', withJob(card.dataset['job'] ?? ''));
    update();
    // A click without a pointer came from the keyboard, which goes on where the job is.
    if (event.detail === 0) panel.focus({ preventScroll: true });
  });
  wide.addEventListener('change', update);
  update();
  return update;
}

function wantedJob(): string {
  return new URLSearchParams(location.search).get('job') ?? '';
}

/** The page's address with a job selected. */
function withJob(job: string): URL {
  const address = new URL(location.href);
  address.searchParams.set('job', job);
  return address;
}
