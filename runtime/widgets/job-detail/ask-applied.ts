import { onConsent } from '../../client/memory/consent.ts';
import {
  deedOf,
  onTrailChange,
  rememberTrail,
  settleTrail,
} from '../../client/memory/job-trail.ts';
import { SAVED_JOBS_CHANGED } from '../../client/memory/kept-marks.ts';
import { mayRemember } from '../../client/memory/may-remember.ts';
import { findPageJob } from '../../client/memory/page-jobs.ts';
import type { SavedJob } from '../../jobs/saved-job.ts';

// What is applied for in a chat or with a contractor, this site never hears of. Whoever comes back is asked once.

/** The right button, which opens the menu of a link and follows nothing. */
const MENU_BUTTON = 2;

function panels(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-shown-job]')];
}

function jobOf(panel: Element | null | undefined): SavedJob | undefined {
  return panel instanceof HTMLElement ? findPageJob(panel.dataset['slug'] ?? '') : undefined;
}

function remember(): void {
  const chosen = new URLSearchParams(location.search).get('job');
  for (const panel of panels()) {
    const job = jobOf(panel);
    const isOwnPage = panel.closest('[data-panel]') === null;
    if (job && (isOwnPage || chosen === job.urlSlug) && mayRemember()) rememberTrail(job, 'viewed');
  }
}

function paint(): void {
  for (const panel of panels()) {
    const job = jobOf(panel);
    const question = panel.querySelector<HTMLElement>('[data-ask-applied]');
    if (question) question.hidden = !job || deedOf(job) !== 'leaving';
  }
}

/** Remembers the job whose way to apply was opened; of its own form the site hears by itself what came of it. */
export function followWay({ target, button }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a[data-event="CTA_Click"]');
  const job = link ? jobOf(link.closest('[data-shown-job]')) : undefined;
  if (!link || !job || button === MENU_BUTTON || deedOf(job) === 'applied') return;
  rememberTrail(job, link.getAttribute('target') === '_blank' ? 'leaving' : 'viewed');
}

document.addEventListener('click', (event) => {
  const { target } = event;
  const answer = target instanceof Element && target.closest<HTMLElement>('[data-answer]');
  const job = answer ? jobOf(answer.closest('[data-shown-job]')) : undefined;
  if (answer && job) settleTrail(job, answer.dataset['answer'] === 'yes');
});
addEventListener('click', followWay, true);
addEventListener('auxclick', followWay, true);
document.addEventListener('rumbo:swap', remember);
document.addEventListener(SAVED_JOBS_CHANGED, remember);
onConsent(remember);
document.addEventListener('rumbo:swap', paint);
onTrailChange(paint);
remember();
paint();
