import type { Unanswered } from './search-fragment.ts';

/** What became of a search that has not come; the server printed a text for each. */
type Reason = Unanswered['reason'] | 'slow' | 'searching';

/** Says beside the list why it is still the one from before, with a button that tries again. */
export interface SearchNotice {
  tell(reason: Reason): void;
  /** Says that what failed is being tried again; nothing where nothing was said. */
  tellAgain(): void;
  hide(): void;
}

/** @param onRetry is called when someone wants what failed once more */
export function createSearchNotice(root: HTMLElement, onRetry: () => void): SearchNotice {
  const box = root.querySelector<HTMLElement>('[data-search-notice]');
  const [status, button] = [box?.querySelector('p'), box?.querySelector('button')];
  button?.addEventListener('click', () => {
    if (button.ariaDisabled === null) onRetry();
  });

  function tell(reason: Reason): void {
    if (!box || !status || !button) return;
    box.dataset['searchNotice'] = reason;
    status.textContent = status.dataset[reason] ?? '';
    button.hidden = false;
    // It stays where the focus may be, and what is under way already needs no tap.
    button.ariaDisabled = reason === 'searching' || reason === 'crowded' ? 'true' : null;
  }

  return {
    tell,
    tellAgain() {
      if (button?.hidden === false) tell('searching');
    },
    hide() {
      if (!box || !status || !button || button.hidden) return;
      const hadFocus = document.activeElement === button;
      box.dataset['searchNotice'] = '';
      status.textContent = '';
      button.hidden = true;
      if (hadFocus)
        root.querySelector<HTMLElement>('[data-part="count"]')?.focus({ preventScroll: true });
    },
  };
}
