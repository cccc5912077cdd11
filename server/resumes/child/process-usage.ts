import { readFile } from 'node:fs/promises';

/** What a process has taken, all of its threads together. */
export interface ProcessUsage {
  readonly cpuMs: number;
  readonly residentBytes: number;
}

const PAGE_BYTES = 4096;
/** Linux counts a processor's time to programs in hundredths of a second. */
const TICK_MS = 10;

/** Told by Linux alone: undefined elsewhere, and where the process has ended. */
export async function readUsage(pid: number | undefined): Promise<ProcessUsage | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // From the third field on (proc(5)): the second, a name in brackets, may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number);
    return {
      cpuMs: ((user ?? 0) + (system ?? 0)) * TICK_MS,
      residentBytes: (pages ?? 0) * PAGE_BYTES,
    };
  } catch {
    return undefined;
  }
}
