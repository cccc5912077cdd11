import {
  giveConsent,
  onConsent,
  onConsentElsewhere,
  readConsent,
} from '../../client/memory/consent.ts';
import { isUnanswered, isWanted, onQuestionLink, QUESTION } from './question.ts';

// The question at the lower edge. `--rb-covered` on the document says how much of the screen's edge is covered meanwhile, so that focus
// and page end stay above it.

/** Shows the question: at once where nobody answered it, and from links to it. @param from the link that asks now */
export function ask(root: HTMLElement, from: HTMLElement | undefined): void {
  const { consentSite: site = '', consentVersion } = root.dataset;
  const version = Number(consentVersion);
  const boxes = [...root.querySelectorAll('input')];
  let cameFrom: HTMLElement | undefined;
  // Before the page, so that the keyboard comes to it early; only the link that skips to the content stays first.
  document.querySelector('body > a')?.after(root);
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--rb-covered', `${root.offsetHeight}px`);
  }).observe(root);

  function show(isOpen: boolean): void {
    const chosen = readConsent(site, version);
    for (const box of boxes) box.checked = chosen?.categories.includes(box.value) ?? false;
    root.querySelector('[data-consent="close"]')?.toggleAttribute('hidden', !chosen);
    root.dataset['open'] = `${isOpen}`;
  }

  function leave(): void {
    const hadFocus = root.contains(document.activeElement);
    show(false);
    forgetAddress();
    if (hadFocus) cameFrom?.focus({ preventScroll: true });
  }

  function choose(isAllowed: (box: HTMLInputElement) => boolean): void {
    const allowed = boxes.filter(isAllowed).map(({ value }) => value);
    const categories = [...alwaysOn(root), ...allowed];
    giveConsent(site, { version, time: new Date().toISOString(), categories });
    leave();
  }

  const actions: Readonly<Record<string, () => void>> = {
    accept: () => choose(() => true),
    reject: () => choose(() => false),
    save: () => choose(({ checked }) => checked),
    close: leave,
  };
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-consent]');
    if (button) actions[button.dataset['consent'] ?? '']?.();
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && readConsent(site, version)) leave();
  });
  function open(link: HTMLElement): void {
    cameFrom = link;
    show(true);
    root.focus();
  }
  onQuestionLink(open);
  // The line at the end of the page answers too.
  onConsent(() => show(false));
  onConsentElsewhere(() => {
    if (readConsent(site, version)) leave();
    else if (root.dataset['open'] === 'false') show(isUnanswered(root));
  });
  show(isWanted(root));
  if (from) open(from);
}

/** Ids of the categories that nobody is asked about. */
function alwaysOn(root: HTMLElement): string[] {
  const shown = [...root.querySelectorAll<HTMLElement>('[data-consent-required]')];
  return shown.map(({ dataset }) => dataset['consentRequired'] ?? '');
}

/** Without it, a reload asks only where that is needed. */
function forgetAddress(): void {
  if (location.hash !== QUESTION) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}
