import { SAVED_JOBS } from '../memory/kept-marks.ts';
import { findPageJob } from '../memory/page-jobs.ts';

/**
 * Saves the job whose button was clicked, or takes it out again, on a page that goes before the script of saving has
 * come: without a word to anybody, so that every list can carry it.
 */
export function saveEarly({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-save-job]');
  const job = button && findPageJob(button.dataset['saveJob']);
  if (!job) return;
  try {
    const stored: (typeof job)[] = JSON.parse(localStorage.getItem(SAVED_JOBS) ?? '[]');
    const others = stored.filter(({ id }) => id !== job.id);
    if (others.length === stored.length) others.unshift(job);
    localStorage.setItem(SAVED_JOBS, JSON.stringify(others));
  } catch {
    // The page is gone: nobody is left to be told that the storage is full, closed or holds something else.
  }
}
