import type { SavedJob } from '../../jobs/saved-job.ts';

/** The job in the data blocks that the server put beside its lists. */
export function findPageJob(urlSlug: string): SavedJob | undefined {
  const blocks = [...document.querySelectorAll('script[data-jobs]')];
  const jobs = blocks.flatMap((block) => JSON.parse(block.textContent || '[]') as SavedJob[]);
  return jobs.find((job) => job.urlSlug === urlSlug);
}
