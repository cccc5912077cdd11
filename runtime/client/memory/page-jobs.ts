import type { SavedJob } from '../../jobs/saved-job.ts';

/** The job in the data blocks that the server put beside its lists. */
export function findPageJob(urlSlug: string): SavedJob | undefined {
  return pageJobs().find((job) => job.urlSlug === urlSlug);
}

export function findPageJobById(id: string): SavedJob | undefined {
  return pageJobs().find((job) => job.id === id);
}

function pageJobs(): SavedJob[] {
  const blocks = [...document.querySelectorAll('script[data-jobs]')];
  return blocks.flatMap((block) => JSON.parse(block.textContent || '[]') as SavedJob[]);
}
