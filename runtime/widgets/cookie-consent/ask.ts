import { MEASURING } from '../../base/measuring.ts';
import {
  allowsMeasuring,
  giveConsent,
  onConsent,
  onConsentElsewhere,
  readChoices,
  readConsent,
} from '../../client/memory/consent.ts';
import { isUnanswered, isWanted, onQuestionLink, QUESTION } from './question.ts';

// The question at the lower edge. Focus, the end of the page and what else stands there stay above it meanwhile.

/** Room for the ring around the focus, in CSS pixels. */
const RING = 8;

/** Shows the question: at once where nobody answered it, and from links to it. @param from the link that asks now */
export function ask(root: HTMLElement, from: HTMLElement | undefined): void {
  const { consentSite: site = '', consentVersion } = root.dataset;
  const version = Number(consentVersion);
  const boxes = [...root.querySelectorAll('input')];
  let cameFrom: HTMLElement | undefined;
  // Before the page, so that the keyboard comes to it early; only the links that skip to its content stay first.
  const skipLink = [...document.querySelectorAll('body > a')].at(-1);
  if (skipLink?.nextElementSibling !== root) skipLink?.after(root);
  new ResizeObserver(() => keepAbove(root.offsetHeight)).observe(root);

  function show(isOpen: boolean): void {
    const chosen = readConsent(site, version);
    // What was ticked before this script came stays.
    if (root.dataset['open'] !== 'true')
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
    const wasMeasured = agreedEarlier(site, version);
    giveConsent(site, version, categories);
    if (wasMeasured && !allowsMeasuring(site, version)) void takeBack(site);
    leave();
  }

  const actions: Readonly<Record<string, () => void>> = {
    accept: () => choose(() => true),
    reject: () => choose(() => false),
    save: () => choose(({ checked }) => checked),
    close: leave,
  };
  root.onclick = ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-consent]');
    if (button) actions[button.dataset['consent'] ?? '']?.();
  };
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
  const { pressed } = root.dataset;
  if (pressed !== undefined) actions[pressed]?.();
  else show(isWanted(root));
  if (from) open(from);
}

/**
 * What has the focus, the end of the page and notices come to stand above what covers the lower edge. On each for itself: a property of
 * the whole document would have every element of it styled anew, a fifth of a second on cheap phones.
 * @param height in CSS pixels; 0 where nothing is covered
 */
function keepAbove(height: number): void {
  const { documentElement, body } = document;
  documentElement.style.scrollPaddingBlockEnd = height > 0 ? `${height + RING}px` : '';
  body.style.paddingBlockEnd = height > 0 ? `${height}px` : '';
  for (const notice of document.querySelectorAll<HTMLElement>('[data-lower-edge]'))
    notice.style.setProperty('--rb-covered', `${height}px`);
}

/** Whether the visitor agreed to be measured when the site asked another question. */
function agreedEarlier(site: string, version: number): boolean {
  const { [site]: kept } = readChoices();
  const { categories } = Object(kept) as { readonly categories?: unknown };
  const isOther = readConsent(site, version) === undefined;
  return isOther && Array.isArray(categories) && categories.includes(MEASURING);
}

async function takeBack(site: string): Promise<void> {
  const { forgetMeasuring } = await import('../../client/events/forget-measuring.ts');
  forgetMeasuring(site);
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
