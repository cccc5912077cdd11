import { MEASURED, readChoices } from './consent.ts';
import { SAVED_JOBS } from './kept-marks.ts';
import { VISITOR_ID } from './visitor-id.ts';

/** What a visitor's id serves beside measuring: an application that waits or is half done; and saved jobs. */
const OF_APPLICATION = /^(?:rumbo_(?:save|draft)\.|submissions?(?:Id)?$|values_v2$)/;

/** Deletes the id of a visitor whom no site of this address measures, once nothing else needs it. */
export function releaseVisitorId(): void {
  try {
    const isMeasured = Object.keys(readChoices()).some((key) => key.endsWith(MEASURED));
    const hasList = (localStorage.getItem(SAVED_JOBS) ?? '[]') !== '[]';
    const applies = Object.keys(localStorage).some((key) => OF_APPLICATION.test(key));
    if (!isMeasured && !hasList && !applies) localStorage.removeItem(VISITOR_ID);
  } catch {
    // Storage that is blocked keeps nothing.
  }
}
