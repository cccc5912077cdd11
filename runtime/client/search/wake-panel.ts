import { isPlainClick } from './search-address.ts';

/** From this width on the selected job stands beside the list; the stylesheet of job-search says the same. */
const WIDE = '(width >= 1280px)';

/**
 * Brings what shows a selected job beside its list, where there is room for one. A card that is clicked meanwhile is
 * selected once it is there; without it cards are the links that they are.
 * @returns brings the panel in step with the list and the address
 */
export function wakeSearchPanel(root: HTMLElement): () => void {
  const wide = matchMedia(WIDE);
  let update = () => {};
  let clicked: HTMLAnchorElement | undefined;
  const loading = new AbortController();
  const { signal } = loading;

  async function wake(): Promise<void> {
    if (!wide.matches) return;
    const script = await import('./search-panel.ts').catch(() => undefined);
    if (signal.aborted) return;
    loading.abort();
    if (script) update = script.createSearchPanel(root, wide);
    clicked?.click();
  }

  function keep(event: MouseEvent): void {
    const card = event.target instanceof Element && event.target.closest('a');
    if (!wide.matches || !card || card.dataset['job'] === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    clicked = card;
  }

  root.addEventListener('click', keep, { signal });
  wide.addEventListener('change', wake, { signal });
  void wake();
  return () => update();
}
