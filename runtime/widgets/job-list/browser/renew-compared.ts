import type { ComparedJob } from './compare-rows.ts';
import { checkSavedJobs } from './saved-check.ts';

/** Compared jobs as the server knows them by now; those it does not answer for stay as they were. */
export async function renewCompared(
  agencyId: string,
  compared: readonly ComparedJob[],
): Promise<readonly ComparedJob[]> {
  const asked = compared.map(({ job }) => job);
  const { open, closed, answers } = await checkSavedJobs(agencyId, asked);
  const today = new Map(open.map((job) => [job.urlSlug, job]));
  return compared.map(({ job, answer }) => ({
    job: { ...job, ...today.get(job.urlSlug) },
    answer: answers.get(job.urlSlug) ?? answer,
    ...(closed.has(job.urlSlug) && { isClosed: true }),
  }));
}
