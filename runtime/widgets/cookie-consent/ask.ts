import { MEASURING, NEEDED, QUESTION } from '../../base/measuring.ts';
import {
  allowsMeasuring,
  giveConsent,
  onConsent,
  onConsentElsewhere,
  readChoices,
  readConsent,
  saysNo,
} from '../../client/memory/consent.ts';

// The question at the lower edge. Focus, the end of the page and what else stands there stay above it meanwhile.

/** Room for the ring around the focus, in CSS pixels. */
const RING = 8;

/** Shows it, since a link asks for it. */
type Open = (link: HTMLElement) => void;

let open: Open | undefined;

/** Shows the question: at once where nobody answered it, and from links to it. @param from the link that asks now */
export function ask(root: HTMLElement, from: HTMLElement | undefined): void {
  open ??= begin(root);
  if (from) open(from);
}

function begin(root: HTMLElement): Open {
  const { consentSite: site = '', consentVersion, pressed } = root.dataset;
  const version = Number(consentVersion);
  const { needed, boxes, optional } = categoriesOf(root);
  const offerToClose = closingButton(root);
  let cameFrom: HTMLElement | undefined;
  // Before the page, so that the keyboard comes to it early; only the links that skip to its content stay first.
  const skipLink = [...document.querySelectorAll('body > a')].at(-1);
  if (skipLink?.nextElementSibling !== root) skipLink?.after(root);
  new ResizeObserver(() => keepAbove(root.offsetHeight)).observe(root);

  const isWanted = () =>
    location.hash === QUESTION || !(saysNo() || readConsent(site, version) !== undefined);

  function show(isOpen: boolean): void {
    const chosen = readConsent(site, version);
    // What was ticked before this script came stays.
    if (root.dataset['open'] !== 'true')
      for (const box of boxes) box.checked = chosen?.categories.includes(box.value) ?? false;
    offerToClose(chosen !== undefined);
    root.dataset['open'] = `${isOpen}`;
  }

  function leave(): void {
    const hadFocus = root.contains(document.activeElement);
    show(false);
    forgetAddress();
    if (hadFocus) cameFrom?.focus({ preventScroll: true });
  }

  function choose(allowed: readonly string[]): void {
    const wasMeasured = agreedEarlier(site, version);
    giveConsent(site, version, [...needed, ...allowed]);
    if (wasMeasured && !allowsMeasuring(site, version)) void takeBack(site);
    leave();
  }

  const actions: Readonly<Record<string, () => void>> = {
    accept: () => choose(optional),
    reject: () => choose([]),
    save: () => choose(boxes.filter(({ checked }) => checked).map(({ value }) => value)),
    close: leave,
  };
  root.onclick = ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-consent]');
    if (button) actions[button.dataset['consent'] ?? '']?.();
  };
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && readConsent(site, version)) leave();
  });
  // The line at the end of the page answers too.
  onConsent(() => show(false));
  onConsentElsewhere(() => {
    if (readConsent(site, version)) leave();
    else if (root.dataset['open'] === 'false') show(isWanted());
  });
  if (pressed !== undefined) actions[pressed]?.();
  else show(isWanted());
  return (link) => {
    cameFrom = link;
    show(true);
    root.focus();
  };
}

interface Categories {
  /** Ids of those that nobody is asked about. */
  readonly needed: readonly string[];
  /** Of the others, where each can be ticked. */
  readonly boxes: readonly HTMLInputElement[];
  /** Ids of the others. */
  readonly optional: readonly string[];
}

/** Of a page's own question what it lists; a site's asks about measuring alone, and lists nothing. */
function categoriesOf(root: HTMLElement): Categories {
  const boxes = [...root.querySelectorAll('input')];
  if (!root.querySelector('details')) return { needed: [NEEDED], boxes, optional: [MEASURING] };
  const always = [...root.querySelectorAll<HTMLElement>('[data-consent-required]')];
  return {
    needed: always.map(({ dataset }) => dataset['consentRequired'] ?? ''),
    boxes,
    optional: boxes.map(({ value }) => value),
  };
}

/**
 * Shows what leaves the choice as it is, or not. A site's question has no such button in its HTML, since only who has chosen needs
 * it: it is made after one of the others.
 */
function closingButton(root: HTMLElement): (isShown: boolean) => void {
  const choices = root.querySelector<HTMLElement>('[data-close]');
  const button = root.querySelector<HTMLElement>('[data-consent]')?.cloneNode();
  if (!choices || !(button instanceof HTMLElement))
    return (isShown) =>
      root.querySelector('[data-consent="close"]')?.toggleAttribute('hidden', !isShown);
  button.className += ' rb-button-secondary';
  button.dataset['consent'] = 'close';
  button.textContent = choices.dataset['close'] ?? '';
  button.style.gridColumn = '1/-1';
  return (isShown) => {
    if (isShown) choices.append(button);
    else button.remove();
  };
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

/** Without it, a reload asks only where that is needed. */
function forgetAddress(): void {
  if (location.hash !== QUESTION) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}
