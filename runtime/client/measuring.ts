import { MEASURING } from '../base/measuring.ts';
import { onTracked, type TrackedEvent } from '../base/track.ts';
import type { Collector } from './events/collector.ts';
import {
  allowsMeasuring,
  giveConsent,
  onConsent,
  onConsentElsewhere,
  readConsent,
} from './memory/consent.ts';

// Loads what sends what the visitor does, from the moment that the visitor agreed. Until then nothing is kept or sent, and nothing is
// loaded that could. The line at the end of the page agrees, or takes that back, with one press.

const root = document.querySelector<HTMLElement>('[data-consent-site]');
if (root) measure(root);

function measure({ dataset: { consentSite: site = '', consentVersion } }: HTMLElement): void {
  const version = Number(consentVersion);
  const [agencyId = '', websiteId = ''] = site.split('/');
  let isMeasuring = false;
  let loading: Promise<Collector> | undefined;
  // What happens while the collector is on its way.
  let early: TrackedEvent[] = [];
  let isCollecting = false;
  onTracked((event) => isMeasuring && !isCollecting && early.push(event));

  function follow(): void {
    const isAllowed = allowsMeasuring(site, version);
    for (const button of document.querySelectorAll<HTMLElement>('[data-measuring]'))
      button.hidden = (button.dataset['measuring'] === 'agree') === isAllowed;
    if (isAllowed === isMeasuring) return;
    isMeasuring = isAllowed;
    isCollecting = false;
    early = [];
    loading ??= import('./events/collector.ts').then(({ createCollector }) =>
      createCollector(agencyId, websiteId),
    );
    loading.then(
      (collector) => {
        isCollecting = isMeasuring;
        if (isMeasuring) collector.start(early);
        else collector.forget();
      },
      // Without the network the next choice, or the next page, tries again.
      () => {
        loading = undefined;
      },
    );
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
