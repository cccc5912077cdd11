import { MEASURING } from '../base/measuring.ts';
import { onTracked, type TrackedEvent } from '../base/track.ts';
import type { Collector } from './events/collector.ts';
import {
  allowsMeasuring,
  giveConsent,
  MEASURED,
  onConsent,
  onConsentElsewhere,
  readChoices,
  readConsent,
} from './memory/consent.ts';

/**
 * Loads what sends what the visitor does, from the moment that the visitor agreed. Until then nothing is kept or sent, and nothing is
 * loaded that could. The line at the end of the page agrees, or takes that back, with one press; a site that does not
 * measure has none.
 * @param question tells the site and the version of its question
 */
export function measure(question: HTMLElement): void {
  if (!document.querySelector('[data-measuring]')) return;
  const { consentSite: site = '', consentVersion } = question.dataset;
  const version = Number(consentVersion);
  const choices = readChoices();
  let isOwing = 'forget' in choices || site + MEASURED in choices;
  let isMeasuring = false;
  let loading: Promise<Collector> | undefined;
  // What happens while the collector is on its way.
  let early: TrackedEvent[] | undefined;
  onTracked((event) => early?.push(event));

  function follow(choice?: unknown): void {
    const isAllowed = allowsMeasuring(site, version);
    for (const button of document.querySelectorAll<HTMLElement>('[data-measuring]'))
      button.hidden = (button.dataset['measuring'] === 'agree') === isAllowed;
    if (isAllowed === isMeasuring && !isOwing) return;
    isOwing = false;
    isMeasuring = isAllowed;
    early = isAllowed ? [] : undefined;
    loading ??= import('./events/collector.ts').then(({ createCollector }) =>
      createCollector(site),
    );
    loading.then(
      (collector) => {
        if (isMeasuring) collector.start(early, choice);
        else collector.forget();
        early = undefined;
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
    giveConsent(site, version, categories);
    document.querySelector<HTMLElement>('[data-measuring]:not([hidden])')?.focus();
  });
  onConsent(follow);
  onConsentElsewhere(follow);
  follow();
}
