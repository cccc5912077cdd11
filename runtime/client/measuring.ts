import { MEASURING } from '../base/measuring.ts';
import { EventQueue } from './events/event-queue.ts';
import { forgetMeasuring } from './events/forget-measuring.ts';
import { watchPage } from './events/watch-page.ts';
import { giveConsent, onConsent, onConsentElsewhere, readConsent } from './memory/consent.ts';

// Sends what the visitor does, from the moment that the visitor agreed. Until then it keeps nothing and sends nothing. The line at
// the end of the page agrees, or takes that back, with one press.

const root = document.querySelector<HTMLElement>('[data-consent-site]');
if (root) measure(root);

function measure({ dataset: { consentSite: site = '', consentVersion } }: HTMLElement): void {
  const version = Number(consentVersion);
  const [agencyId = '', websiteId = ''] = site.split('/');
  let queue: EventQueue | undefined;

  function follow(): void {
    const isAllowed = readConsent(site, version)?.categories.includes(MEASURING) ?? false;
    for (const button of document.querySelectorAll<HTMLElement>('[data-measuring]'))
      button.hidden = (button.dataset['measuring'] === 'agree') === isAllowed;
    if (isAllowed === (queue !== undefined)) return;
    if (queue) {
      queue.drop();
      queue = undefined;
      forgetMeasuring(agencyId);
    } else {
      queue = new EventQueue(agencyId, websiteId);
      watchPage((event) => queue?.add(event));
    }
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-measuring]');
    if (!button) return;
    const kept = readConsent(site, version)?.categories ?? ['needed'];
    const others = kept.filter((category) => category !== MEASURING);
    const agrees = button.dataset['measuring'] === 'agree';
    const categories = agrees ? [...others, MEASURING] : others;
    giveConsent(site, { version, time: new Date().toISOString(), categories });
    const other = button.parentElement?.querySelector<HTMLElement>(
      '[data-measuring]:not([hidden])',
    );
    other?.focus();
  });
  onConsent(follow);
  onConsentElsewhere(follow);
  follow();
}
