/** Key of what this browser has looked at and applied for, newest first; ids of jobs only. */
const JOB_HISTORY = 'rumbo_jobs';

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
  return readHistory()
    .filter((entry) => isAlike(entry, { agencyId, deed }))
    .map(({ id }) => id);
}

/** Anyone may write to the storage and it may be blocked: whatever is no entry is left out. */
function readHistory(): HistoryEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(JOB_HISTORY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
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
  return isDeed && typeof agencyId === 'string' && typeof id === 'string' && /^\d{1,18}$/.test(id);
}
