import { isPlainClick } from './search-address.ts';
import { loadFragment } from './search-fragment.ts';

/**
 * Shows the selected job of a search beside its list, where there is room: the one that the address names,
 * else the first. Elsewhere cards are the links that they are.
 * @returns brings the panel in step with the list and the address
 */
export function createSearchPanel(root: HTMLElement, wide: MediaQueryList): () => void {
  const panel = root.querySelector<HTMLElement>('[data-panel]');
  /** A map takes the room of the panel. */
  const hasRoom = () => wide.matches && root.querySelector('[data-job-map]') === null;
  if (!panel) return () => {};
  let shown = wantedJob();
  let running = new AbortController();

  const update = async () => {
    if (!hasRoom()) return;
    const job = wantedJob() || cards()[0]?.dataset['job'] || '';
    panel.hidden = job === '';
    mark(job);
    running.abort();
    if (job === shown || job === '') return;
    running = new AbortController();
    const { signal } = running;
    const fresh = await loadFragment(withJob(job), panel.dataset['panel'] ?? '', signal);
    if (signal.aborted) return;
    if (!(fresh instanceof DocumentFragment)) {
      // The spec wants a failure handled silently: list and address name the job that is still shown.
      if (wantedJob() !== '') select(shown);
      return mark(shown);
    }
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
    select(card.dataset['job'] ?? '');
    void update();
    // A click without a pointer came from the keyboard, which goes on where the job is.
    if (event.detail === 0) panel.focus({ preventScroll: true });
  });
  wide.addEventListener('change', () => void update());
  void update();
  return () => void update();
}

function wantedJob(): string {
  return new URLSearchParams(location.search).get('job') ?? '';
}

function select(job: string): void {
  history.replaceState(history.state, '', withJob(job));
}

/** The page's address with a job selected. */
function withJob(job: string): URL {
  const address = new URL(location.href);
  address.searchParams.set('job', job);
  return address;
}
