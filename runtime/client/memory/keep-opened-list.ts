import { OPENED_LIST } from './kept-marks.ts';
import type { ListedJob } from './opened-list.ts';

/** Keeps the list of which a job is opened, where its jobs stand on the page only in part. */
export function keepOpenedList(jobs: readonly ListedJob[]): void {
  try {
    sessionStorage.setItem(OPENED_LIST, JSON.stringify(jobs));
  } catch {
    // Without storage there is the way back to the list.
  }
}
