import type { Candidate } from './candidate.ts';
import { withoutDuplicates } from './choose-varied.ts';

/** Jobs that are read for each that is shown, since some are the same vacancy twice. */
const SPARE_JOBS = 3;

/** Where those are not enough, so many times as many are read. */
const MORE = 4;

/** Most jobs that are read for a list. */
const MOST_READ = 600;

/**
 * The first vacancies of a list in order, each once. A feed may have one vacancy hundreds of times: then more of the list
 * is read, up to a limit.
 * @param read gives so many jobs from the start of the list, fewer where there are no more
 */
export async function readVacancies(
  count: number,
  read: (most: number) => Promise<readonly Candidate[]>,
): Promise<readonly Candidate[]> {
  let most = count * SPARE_JOBS;
  for (;;) {
    const jobs = await read(most);
    const vacancies = withoutDuplicates(jobs).slice(0, count);
    if (vacancies.length === count || jobs.length < most || most >= MOST_READ) return vacancies;
    most = Math.min(most * MORE, MOST_READ);
  }
}
