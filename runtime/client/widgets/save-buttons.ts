import { findPageJob } from '../memory/page-jobs.ts';
import { isSaved, isStorageOpen, onSavedJobsChange, toggleSavedJob } from '../memory/saved-jobs.ts';

// Every button of a page that saves a job, in step with the list of saved jobs and with each other. One listener
// serves all, also buttons that come later; `rumbo:swap` tells that markup was put in. Where nothing can be stored,
// nobody is offered to save.

function paint(): void {
  const isOpen = isStorageOpen();
  for (const button of document.querySelectorAll<HTMLElement>('[data-save-job]')) {
    if (!isOpen) button.remove();
    const { saveJob = '', agency = '' } = button.dataset;
    button.setAttribute('aria-pressed', String(isSaved(agency, saveJob)));
  }
}

/** Saves the job whose button was clicked, or takes it out again. */
export function saveByClick({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-save-job]');
  const job = button && findPageJob(button.dataset['saveJob'] ?? '');
  if (job) toggleSavedJob(job);
}

document.addEventListener('rumbo:swap', paint);
onSavedJobsChange(paint);
paint();
