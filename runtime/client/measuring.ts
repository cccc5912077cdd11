import { MEASURING, NEEDED, QUESTION } from '../base/measuring.ts';
import { onTracked, type TrackedEvent } from '../base/track.ts';
import {
  giveConsent,
  MEASURED,
  onConsent,
  onConsentElsewhere,
  readChoices,
  readConsent,
  saysNo,
} from './memory/consent.ts';

/**
 * Asks where there is no choice yet, and by the address of the question. Loads what sends what the visitor does from the moment that
 * the visitor agreed: until then nothing is kept or sent, and nothing is loaded that could. The line at the end of the page
 * agrees, or takes that back, with one press; a site that does not measure has none.
 * @param question tells the site and the version of its question
 */
export function measure(question: HTMLElement, ask: () => void): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-measuring]');
  const { consentSite: site = '', consentVersion } = question.dataset;
  const version = Number(consentVersion);
  const choices = readChoices();
  // Who was measured, or has not been forgotten yet.
  let isConcerned = 'forget' in choices || site + MEASURED in choices;
  let kept: readonly string[];
  let isAllowed: boolean;
  // What happens while the collector is on its way.
  let early: TrackedEvent[] | undefined;

  function follow(choice?: unknown): void {
    const consent = readConsent(site, version);
    // A browser with Global Privacy Control has said no.
    if (location.hash === QUESTION || !(consent || saysNo())) ask();
    kept = consent?.categories ?? [NEEDED];
    isAllowed = kept.includes(MEASURING);
    isConcerned ||= isAllowed;
    early = isAllowed ? (early ?? []) : undefined;
    for (const button of buttons) {
      button.hidden = (button.dataset['measuring'] === 'agree') === isAllowed;
      button.onclick = turn;
    }
    if (buttons[0] && isConcerned)
      import('./events/collector.ts').then(
        (collector) => {
          collector.follow(site, isAllowed, early, choice);
          early = undefined;
        },
        // Without the network the next choice, or the next page, tries again.
        () => undefined,
      );
  }

  function turn(): void {
    const others = kept.filter((category) => category !== MEASURING);
    giveConsent(site, version, isAllowed ? others : [...kept, MEASURING]);
    // The hidden one takes no focus.
    for (const button of buttons) button.focus();
  }

  onTracked((event) => early?.push(event));
  onConsent(follow);
  onConsentElsewhere(follow);
  follow();
}
