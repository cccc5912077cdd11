import { fieldsOf, parseSavedJob } from '../../jobs/parse-saved-job.ts';
import type { SavedJob } from '../../jobs/saved-job.ts';
import { readApplied } from './job-history.ts';
import { JOB_TRAIL, TRAIL_CHANGED } from './kept-marks.ts';

/** Jobs that are remembered of those that were only looked at, and as many of the others. */
const MAX_JOBS = 60;

/** `leaving`: the chat or the contractor's site was opened, and nobody has said yet whether they applied. */
const DEEDS = ['viewed', 'leaving', 'applied'] as const;
export type TrailDeed = (typeof DEEDS)[number];

export interface TrailEntry {
  readonly job: SavedJob;
  readonly deed: TrailDeed;
}

/** The jobs of an agency that this browser had to do with, newest first; what somebody else wrote there is left out. */
export function trailOf(agencyId: string): TrailEntry[] {
  return readTrail().filter(({ job }) => job.agencyId === agencyId);
}

export function deedOf({
  agencyId,
  urlSlug,
}: Pick<SavedJob, 'agencyId' | 'urlSlug'>): TrailDeed | undefined {
  return trailOf(agencyId).find(({ job }) => job.urlSlug === urlSlug)?.deed;
}

/** Remembers a job. Looking at it again takes nothing back. */
export function rememberTrail(job: SavedJob, deed: TrailDeed): void {
  const known = deed === 'viewed' ? (deedOf(job) ?? deed) : deed;
  store([{ job, deed: known }, ...others(job)]);
}

/** What a person said of having applied. */
export function settleTrail(job: SavedJob, hasApplied: boolean): void {
  store([{ job, deed: hasApplied ? 'applied' : 'viewed' }, ...others(job)]);
}

/** Forgets what was only looked at. */
export function forgetViewed(agencyId: string): void {
  const applied = readApplied();
  const isKept = ({ job, deed }: TrailEntry) =>
    job.agencyId !== agencyId || deed === 'applied' || applied.includes(job.id);
  store(readTrail().filter(isKept));
}

/** Calls whenever the trail changes, in this tab or another one. */
export function onTrailChange(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === JOB_TRAIL || key === null) listener();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
  document.addEventListener(TRAIL_CHANGED, listener);
}

function others({ agencyId, urlSlug }: SavedJob): TrailEntry[] {
  return readTrail().filter(({ job }) => job.agencyId !== agencyId || job.urlSlug !== urlSlug);
}

function readTrail(): TrailEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(JOB_TRAIL) ?? '[]');
    return (Array.isArray(stored) ? stored : []).slice(0, 2 * MAX_JOBS).flatMap(parseEntry);
  } catch {
    return [];
  }
}

function parseEntry(value: unknown): TrailEntry[] {
  const fields = fieldsOf(value);
  const job = parseSavedJob(fields['job']);
  const deed = DEEDS.find((known) => known === fields['deed']);
  return job && deed ? [{ job, deed }] : [];
}

/** What was applied for outlasts any number of jobs that were opened since. */
function newestOf(entries: readonly TrailEntry[]): TrailEntry[] {
  const applied = readApplied();
  const left = { viewed: MAX_JOBS, others: MAX_JOBS };
  return entries.filter(({ job, deed }) => {
    const isViewed = deed === 'viewed' && !applied.includes(job.id);
    return left[isViewed ? 'viewed' : 'others']-- > 0;
  });
}

function store(entries: readonly TrailEntry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(JOB_TRAIL);
    else localStorage.setItem(JOB_TRAIL, JSON.stringify(newestOf(entries)));
  } catch {
    // Without storage nothing is marked, and nothing else is missing.
    return;
  }
  document.dispatchEvent(new Event(TRAIL_CHANGED));
}
