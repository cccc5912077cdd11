import { MEASURING } from '../../base/measuring.ts';
import { MEASURED, readChoices, saysNo, storeChoices } from '../memory/consent.ts';
import { forgetViewed } from '../memory/job-trail.ts';
import { APPLIED, isKept, JOB_HISTORY, SAVED_JOBS } from '../memory/kept-marks.ts';
import { releaseVisitorId } from '../memory/release-visitor-id.ts';
import { VISITOR_ID, visitorId } from '../memory/visitor-id.ts';
import { postRecord } from './post-record.ts';
import { VISIT_KEYS } from './visit-ids.ts';

/**
 * Deletes what measuring kept in this browser, and asks the server to delete what it has of it. Who agreed to an earlier question of
 * the site and has not answered the present one has taken nothing back.
 * @param site `{agencyId}/{siteId}`
 */
export function forgetMeasuring(site: string): void {
  const [agencyId = ''] = site.split('/');
  try {
    if (saysNo() || !isYes(readChoices()[site])) emptyKeys(site, agencyId);
    void askToForget();
  } catch {
    // Storage that is blocked keeps nothing.
  }
}

function emptyKeys(site: string, agencyId: string): void {
  const userId = localStorage.getItem(VISITOR_ID);
  // Where neither says so any more, another tab was first, and the id is a new one already.
  const isFirst = site + MEASURED in readChoices() || isKept('_jsid');
  for (const storage of [localStorage, sessionStorage])
    for (const key of [...VISIT_KEYS, 'rumbo_events']) storage.removeItem(key);
  // Who took the last job away has no list.
  if (localStorage.getItem(SAVED_JOBS) === '[]') localStorage.removeItem(SAVED_JOBS);
  if (![SAVED_JOBS, APPLIED].some(isKept)) {
    localStorage.removeItem(JOB_HISTORY);
    forgetViewed(agencyId);
  }
  if (userId !== null && isFirst) keepForgetting([...readForgetting(), `${agencyId}/${userId}`]);
  forgetYes(site);
  releaseVisitorId();
  if (isFirst) renewVisitorId(agencyId);
}

/**
 * The server keeps nothing of a forgotten id for a day. Where an application or a list needs one, it is another from now on, unless
 * another agency measures by it, which would not find it again when it has to forget.
 */
function renewVisitorId(agencyId: string): void {
  const isMeasured = Object.keys(readChoices()).some(
    (key) => key.endsWith(MEASURED) && !key.startsWith(`${agencyId}/`),
  );
  if (isMeasured || localStorage.getItem(VISITOR_ID) === null) return;
  localStorage.removeItem(VISITOR_ID);
  visitorId();
}

/** A yes that the browser has overruled is none any more, also once it says nothing. */
function forgetYes(site: string): void {
  const { [site + MEASURED]: _, [site]: chosen, ...others } = readChoices();
  storeChoices(chosen === undefined || isYes(chosen) ? others : { ...others, [site]: chosen });
}

function isYes(chosen: unknown): boolean {
  const { categories } = Object(chosen) as { readonly categories?: unknown };
  return Array.isArray(categories) && categories.includes(MEASURING);
}

/** Asks the server to delete what it has of who took consent back. Where it does not answer, the next page asks again. */
export async function askToForget(): Promise<void> {
  for (const visitor of readForgetting())
    if (await isForgotten(visitor))
      keepForgetting(readForgetting().filter((each) => each !== visitor));
}

function isForgotten(visitor: string): Promise<boolean> {
  const [agencyId, userId] = visitor.split('/');
  const url = `/events/v2/agencies/${agencyId}/forget-visitor`;
  return postRecord(url, JSON.stringify({ userId }));
}

function readForgetting(): string[] {
  const { forget } = readChoices();
  return Array.isArray(forget) ? forget.filter((id) => typeof id === 'string') : [];
}

function keepForgetting(ids: readonly string[]): void {
  const { forget: _, ...choices } = readChoices();
  storeChoices(ids.length > 0 ? { ...choices, forget: [...new Set(ids)] } : choices);
}
