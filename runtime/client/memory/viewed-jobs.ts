import { track } from '../../base/track.ts';
import { onConsent } from './consent.ts';
import { rememberJob } from './job-history.ts';
import { SAVED_JOBS_CHANGED } from './kept-marks.ts';
import { mayRemember } from './may-remember.ts';

// A job that somebody looks at is remembered in this browser: the one of its own page, and the one that was chosen
// beside a list, where that may be kept. The first of a list that stands there by itself nobody has asked for.

let told = '';

/** Once, however often what stands beside it changes. */
function tell(jobId: string): void {
  if (jobId === told) return;
  told = jobId;
  track({ eventName: 'Job_View', widgetId: '', eventData: { jobId } });
}

function remember(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-shown-job]')) {
    const { shownJob: id = '', slug = '', agency: agencyId = '' } = panel.dataset;
    const isChosen = new URLSearchParams(location.search).get('job') === slug;
    const isOwnPage = panel.closest('[data-panel]') === null;
    if (!isOwnPage && !isChosen) continue;
    if (mayRemember()) rememberJob({ agencyId, id, deed: 'viewed' });
    tell(id);
  }
}

document.addEventListener('rumbo:swap', remember);
document.addEventListener(SAVED_JOBS_CHANGED, remember);
onConsent(remember);
remember();
