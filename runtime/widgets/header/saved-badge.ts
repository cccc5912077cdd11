import { afterPage, SAVED_JOBS_CHANGED, SAVING_FAILED } from '../../client/memory/kept-marks.ts';
import { onSavedJobsChange, savedJobsOf } from '../../client/memory/saved-jobs.ts';

/**
 * Tells on the saved-jobs link how many jobs this browser has saved, and that it could not save one.
 * @param heard what happened before this script was there
 */
export function createSavedBadge(badge: HTMLElement, heard: readonly Event[]): void {
  const { agency = '' } = badge.closest<HTMLElement>('[data-agency]')?.dataset ?? {};
  const link = badge.closest('a');
  const update = () => showCount(badge, savedJobsOf(agency).length);
  const keep = () => link && void keepReadable(agency, link);
  const fail = () => void tellFailure(badge);
  onSavedJobsChange(update);
  update();
  document.addEventListener(SAVED_JOBS_CHANGED, keep);
  document.addEventListener(SAVING_FAILED, fail);
  for (const { type } of heard) (type === SAVING_FAILED ? fail : keep)();
  const isList = link?.pathname === location.pathname;
  if (isList && savedJobsOf(agency).length > 0) afterPage(keep);
}

/** What is saved is readable without a network: from the moment of saving, and as the list was when it was last open. */
async function keepReadable(agency: string, { pathname }: HTMLAnchorElement): Promise<void> {
  // Without a network there is nothing to copy, and the list is copied at its next visit.
  const script = await import('../../client/offline/keep-saved-pages.ts').catch(() => undefined);
  script?.keepSavedPages(agency, pathname);
}

async function tellFailure({ dataset }: HTMLElement): Promise<void> {
  const { showNotice } = await import('../../client/widgets/show-notice.ts');
  showNotice(dataset['failed'] ?? '', dataset['close'] ?? '');
}

function showCount(badge: HTMLElement, count: number): void {
  const link = badge.closest('a');
  badge.hidden = count === 0;
  badge.textContent = String(count);
  if (link)
    link.ariaLabel =
      count === 0 ? null : String(badge.dataset['countLabel']).replace('{count}', String(count));
}
