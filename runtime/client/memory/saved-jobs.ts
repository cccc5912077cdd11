import { track } from '../../base/track.ts';
import type { SavedJob } from '../../jobs/saved-job.ts';
import { SAVED_JOBS, SAVED_JOBS_CHANGED, SAVING_FAILED } from './kept-marks.ts';

/**
 * The jobs that this browser has saved, of every agency, newest first. Anyone may write to the storage and it
 * may be blocked: whatever is not a saved job is left out.
 */
export function readSavedJobs(): SavedJob[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SAVED_JOBS) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedJob) : [];
  } catch {
    return [];
  }
}

/** Whether this browser lets pages of this site read what they have stored. */
export function isStorageOpen(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

export function savedJobsOf(agencyId: string): SavedJob[] {
  return readSavedJobs().filter((job) => job.agencyId === agencyId);
}

export function isSaved(agencyId: string, urlSlug: string): boolean {
  return savedJobsOf(agencyId).some((job) => job.urlSlug === urlSlug);
}

/** What this page took out last: saved again, it has its note again. */
let lastRemoved: SavedJob | undefined;

/** Saves a job or takes it out again; where the browser lets nothing be stored, the header says so. */
export function toggleSavedJob(job: SavedJob): void {
  const stored = readSavedJobs();
  const known = stored.find((each) => isSame(each, job));
  const others = stored.filter((each) => !isSame(each, job));
  const saved = known === undefined;
  const back = lastRemoved && isSame(lastRemoved, job) ? lastRemoved : job;
  const isStored = store(saved ? [back, ...others] : others);
  if (isStored) lastRemoved = known;
  if (isStored) track({ eventName: 'Job_Save', widgetId: '', eventData: { jobId: job.id, saved } });
  else document.dispatchEvent(new Event(SAVING_FAILED));
}

/** Takes jobs out of the list, by their slugs. */
export function removeSavedJobs(agencyId: string, urlSlugs: ReadonlySet<string>): void {
  const after = readSavedJobs().filter(
    (job) => job.agencyId !== agencyId || !urlSlugs.has(job.urlSlug),
  );
  store(after);
}

/** Calls whenever the list changes, in this tab or another one. */
export function onSavedJobsChange(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === SAVED_JOBS || key === null) listener();
  });
  // A page that comes back from the browser's memory has not heard of what was saved meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
  document.addEventListener(SAVED_JOBS_CHANGED, listener);
}

function store(jobs: readonly SavedJob[]): boolean {
  try {
    localStorage.setItem(SAVED_JOBS, JSON.stringify(jobs));
  } catch {
    return false;
  }
  if (jobs.length === 0)
    void import('./release-visitor-id.ts').then(({ releaseVisitorId }) => releaseVisitorId());
  document.dispatchEvent(new Event(SAVED_JOBS_CHANGED));
  return true;
}

export function isSame(a: SavedJob, b: SavedJob): boolean {
  return a.urlSlug === b.urlSlug && a.agencyId === b.agencyId;
}

function isSavedJob(value: unknown): value is SavedJob {
  const { urlSlug, agencyId, id } = (value ?? {}) as Partial<Record<keyof SavedJob, unknown>>;
  return [urlSlug, agencyId, id].every((text) => typeof text === 'string' && text !== '');
}
