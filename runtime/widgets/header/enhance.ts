// Comfort for the header: the menu closes on Escape, on a click elsewhere and when the focus leaves
// it, and the saved-jobs link tells how many jobs this browser has saved.

export {};

/** Key of the list of saved jobs in localStorage (spec section 3), and of the event that it changed. */
const SAVED_JOBS = 'SAVED_JOBS';
const SAVED_JOBS_EVENT = 'rumbo:saved-jobs';

for (const root of document.querySelectorAll<HTMLElement>('[data-widget="header"]')) {
  const menu = root.querySelector('details');
  const badge = root.querySelector<HTMLElement>('[data-count-label]');
  const agency = root.querySelector<HTMLElement>('[data-agency]')?.dataset['agency'];
  if (menu) closeOnLeaving(menu);
  if (badge) keepInStep(() => showCount(badge, savedCount(agency)));
}

function closeOnLeaving(menu: HTMLDetailsElement): void {
  const closeFor = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener('click', ({ target }) => closeFor(target));
  menu.addEventListener('focusout', ({ relatedTarget }) => closeFor(relatedTarget));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

function keepInStep(update: () => void): void {
  addEventListener('storage', update);
  document.addEventListener(SAVED_JOBS_EVENT, update);
  update();
}

/** Storage may be blocked and anyone may write to it: whatever is not a list counts as none. */
function savedCount(agency: string | undefined): number {
  try {
    const jobs: unknown = JSON.parse(localStorage.getItem(SAVED_JOBS) ?? '[]');
    if (!Array.isArray(jobs)) return 0;
    return jobs.filter((job: { agencyId?: unknown } | null) => job?.agencyId === agency).length;
  } catch {
    return 0;
  }
}

function showCount(badge: HTMLElement, count: number): void {
  const link = badge.closest('a');
  badge.hidden = count === 0;
  badge.textContent = String(count);
  if (count === 0) link?.removeAttribute('aria-label');
  else
    link?.setAttribute(
      'aria-label',
      String(badge.dataset['countLabel']).replace('{count}', String(count)),
    );
}
