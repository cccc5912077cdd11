import { OPENED_LIST } from './kept-marks.ts';

/** Remembers the list that a card stands in, when its job is opened. */
export function rememberOpenedLists(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[data-card] [data-job]') : null;
    const list = link?.closest('ul');
    if (!list) return;
    const jobs = [...list.querySelectorAll<HTMLAnchorElement>('a[data-job]')].map((each) => ({
      slug: each.dataset['job'] ?? '',
      href: each.pathname + each.search,
      title: each.textContent ?? '',
    }));
    try {
      sessionStorage.setItem(OPENED_LIST, JSON.stringify(jobs));
    } catch {
      // Without storage there is the way back to the list.
    }
  });
}
