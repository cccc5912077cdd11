import type { SavedJob } from '../../jobs/saved-job.ts';
import { SAVED_JOBS } from './kept-marks.ts';
import { isSame, readSavedJobs } from './saved-jobs.ts';

/**
 * Keeps what the visitor noted of a saved job, with the job: it goes and comes back with it. Other tabs hear of it, this
 * one does not.
 *
 * @returns whether the browser kept it
 */
export function keepNote(job: SavedJob, text: string): boolean {
  const noted = readSavedJobs().map((each) => (isSame(each, job) ? withNote(each, text) : each));
  try {
    localStorage.setItem(SAVED_JOBS, JSON.stringify(noted));
    return true;
  } catch {
    return false;
  }
}

function withNote({ note: _before, ...job }: SavedJob, text: string): SavedJob {
  const note = text.trim();
  return note === '' ? job : { ...job, note };
}
