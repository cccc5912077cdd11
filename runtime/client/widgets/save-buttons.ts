import type { SavedJob } from '../../jobs/saved-job.ts';
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

/** The job in the data blocks that the server put beside its lists. */
function findJob(urlSlug: string): SavedJob | undefined {
  const blocks = [...document.querySelectorAll('script[data-jobs]')];
  const jobs = blocks.flatMap((block) => JSON.parse(block.textContent ?? '[]') as SavedJob[]);
  return jobs.find((job) => job.urlSlug === urlSlug);
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-save-job]');
  const job = button && findJob(button.dataset['saveJob'] ?? '');
  if (job) toggleSavedJob(job);
});
document.addEventListener('rumbo:swap', paint);
onSavedJobsChange(paint);
paint();
