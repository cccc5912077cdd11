import { SAVED_JOBS_CHANGED, SAVING_FAILED } from '../../client/memory/kept-marks.ts';
import { onSavedJobsChange, savedJobsOf } from '../../client/memory/saved-jobs.ts';

// Comfort for the header: the menu closes on Escape, on a click elsewhere and when the focus leaves
// it, and the saved-jobs link tells how many jobs this browser has saved.

for (const root of document.querySelectorAll<HTMLElement>('[data-widget="header"]')) {
  const menu = root.querySelector('details');
  const badge = root.querySelector<HTMLElement>('[data-count-label]');
  const { agency = '' } = root.querySelector<HTMLElement>('[data-agency]')?.dataset ?? {};
  if (menu) closeOnLeaving(menu);
  if (badge) {
    keepInStep(() => showCount(badge, savedJobsOf(agency).length));
    keepReadable(agency, badge.closest('a'));
    document.addEventListener(SAVING_FAILED, () => void tellFailure(badge));
  }
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

/** What is saved is readable without a network: from the moment of saving, and as the list was when it was last open. */
function keepReadable(agency: string, link: HTMLAnchorElement | null): void {
  if (link === null) return;
  const keep = () => {
    // Without a network there is nothing to copy, and the list is copied at its next visit.
    import('../../client/offline/keep-saved-pages.ts').then(
      ({ keepSavedPages }) => keepSavedPages(agency, link.pathname),
      () => undefined,
    );
  };
  document.addEventListener(SAVED_JOBS_CHANGED, keep);
  const isList = link.pathname === location.pathname;
  if (isList && savedJobsOf(agency).length > 0) addEventListener('load', keep);
}

async function tellFailure({ dataset }: HTMLElement): Promise<void> {
  const { showNotice } = await import('../../client/widgets/show-notice.ts');
  showNotice(dataset['failed'] ?? '', dataset['close'] ?? '');
}

/** First in a task of its own: on slow phones the first look into the storage takes as long as all the rest. */
function keepInStep(update: () => void): void {
  onSavedJobsChange(update);
  setTimeout(update);
}

function showCount(badge: HTMLElement, count: number): void {
  const link = badge.closest('a');
  badge.hidden = count === 0;
  badge.textContent = String(count);
  if (link)
    link.ariaLabel =
      count === 0 ? null : String(badge.dataset['countLabel']).replace('{count}', String(count));
}
