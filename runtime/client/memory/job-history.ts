import { APPLIED, JOB_HISTORY } from './kept-marks.ts';

/** Entries that are read: what lies behind was written by somebody else. */
const MAX_ENTRIES = 500;

/** Jobs of each kind that are remembered and sent: no more are asked for by recommendations. */
const MAX_JOBS = 20;

/** What a visitor did with a job. */
export type JobDeed = 'viewed' | 'applied';

export interface HistoryEntry {
  readonly agencyId: string;
  readonly id: string;
  readonly deed: JobDeed;
}

/** Remembers a job in this browser, where it stays until a list of recommendations asks. */
export function rememberJob(entry: HistoryEntry): void {
  const others = readHistory().filter((known) => !isSame(known, entry));
  const after = [entry, ...others];
  const kept = after.filter(
    (known, index) =>
      after.slice(0, index).filter((newer) => isAlike(newer, known)).length < MAX_JOBS,
  );
  try {
    localStorage.setItem(JOB_HISTORY, JSON.stringify(kept));
  } catch {
    // Without storage there are no personal lists, and nothing else is missing.
  }
}

/** Ids of the last jobs of an agency that this browser did something with, newest first. */
export function rememberedJobs(agencyId: string, deed: JobDeed): string[] {
  const ids = readHistory()
    .filter((entry) => isAlike(entry, { agencyId, deed }))
    .map(({ id }) => id);
  // Those of other agencies are among them; to the agency that is asked they are nothing.
  const applied = deed === 'applied' ? readApplied().reverse() : [];
  return [...new Set([...ids, ...applied])].slice(0, MAX_JOBS);
}

/** Ids of jobs that were applied for by forms of this site, the newest last. */
export function readApplied(): string[] {
  return readList(APPLIED).filter(isJobId);
}

function readHistory(): HistoryEntry[] {
  return readList(JOB_HISTORY).slice(0, MAX_ENTRIES).filter(isEntry);
}

/** Anyone may write to the storage and it may be blocked. */
function readList(key: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function isAlike(entry: HistoryEntry, { agencyId, deed }: Omit<HistoryEntry, 'id'>): boolean {
  return entry.agencyId === agencyId && entry.deed === deed;
}

function isSame(a: HistoryEntry, b: HistoryEntry): boolean {
  return isAlike(a, b) && a.id === b.id;
}

function isEntry(value: unknown): value is HistoryEntry {
  const { agencyId, id, deed } = (value ?? {}) as Partial<Record<keyof HistoryEntry, unknown>>;
  const isDeed = deed === 'viewed' || deed === 'applied';
  return isDeed && typeof agencyId === 'string' && isJobId(id);
}

function isJobId(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,18}$/.test(value);
}
