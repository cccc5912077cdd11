import { forgetViewed } from '../memory/job-trail.ts';
import { APPLIED, isKept, JOB_HISTORY, SAVED_JOBS } from '../memory/kept-marks.ts';
import { VISIT_KEYS } from './visit-ids.ts';

/** What a visitor's id serves beside measuring: an application that waits or is half done, and saved jobs. */
const NEEDS_VISITOR = /^(?:rumbo_save\.|submissions?(?:Id)?$|values_v2$|SAVED_JOBS$)/;

/** Deletes what measuring kept in this browser, and asks the server to delete what it has of it. */
export function forgetMeasuring(agencyId: string): void {
  try {
    const userId = localStorage.getItem('_juid');
    for (const storage of [localStorage, sessionStorage])
      for (const key of [...VISIT_KEYS, 'rumbo_events']) storage.removeItem(key);
    if (![SAVED_JOBS, APPLIED].some(isKept)) {
      localStorage.removeItem(JOB_HISTORY);
      forgetViewed(agencyId);
    }
    if (userId === null) return;
    const url = `/events/v2/agencies/${agencyId}/forget-visitor`;
    navigator.sendBeacon(url, JSON.stringify({ userId }));
    if (!Object.keys(localStorage).some((key) => NEEDS_VISITOR.test(key)))
      localStorage.removeItem('_juid');
  } catch {
    // Storage that is blocked keeps nothing.
  }
}
