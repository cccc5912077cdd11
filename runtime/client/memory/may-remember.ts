import { allowsMeasuring } from './consent.ts';
import { APPLIED, isKept, JOB_HISTORY, JOB_TRAIL, SAVED_JOBS } from './kept-marks.ts';

/** Lists of the visitor's own; who has one wants to find again what they saw. */
const PERSONAL_LISTS = [SAVED_JOBS, APPLIED, JOB_TRAIL, JOB_HISTORY];

/**
 * Whether this browser may keep what its visitor only looked at: once the visitor agreed to measuring, or has a list of
 * their own, which begins with the first job that is saved or applied for.
 */
export function mayRemember(): boolean {
  return PERSONAL_LISTS.some(isKept) || isAgreed();
}

function isAgreed(): boolean {
  const { consentSite = '', consentVersion } =
    document.querySelector<HTMLElement>('[data-consent-site]')?.dataset ?? {};
  return allowsMeasuring(consentSite, Number(consentVersion));
}
