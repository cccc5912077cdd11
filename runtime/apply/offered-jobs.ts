import { loadSimilarJobs } from '../client/memory/personal-jobs.ts';
import { jobHref } from '../jobs/job-href.ts';
import { placeText } from '../jobs/job-texts.ts';

/** A job as it is offered in a line. */
export interface OfferedJob {
  readonly id: string;
  readonly title: string | null;
  /** Within the site. */
  readonly path: string;
  /** Place and company. */
  readonly about: string;
}

/** Open jobs like another; none without an answer. */
export async function loadOfferedJobs(
  ...asked: Parameters<typeof loadSimilarJobs>
): Promise<readonly OfferedJob[]> {
  const answer = await loadSimilarJobs(...asked);
  if (!answer.ok) return [];
  return answer.jobs.map(({ job }) => ({
    id: job.id,
    title: job.title,
    path: jobHref(job.urlSlug),
    about: [placeText(job), job.company].filter(Boolean).join(' · '),
  }));
}
