import { giveConsent, onConsentElsewhere, readConsent } from '../../client/memory/consent.ts';

// Asks where there is no choice yet, and again from links to `#cookies`. A browser with Global Privacy Control has said no: there only
// those links ask. `--rb-covered` on the document says
// how much of the screen's lower edge is covered meanwhile, so that focus and page end stay above it.

const ADDRESS = '#cookies';

const root = document.querySelector<HTMLElement>('[data-consent-site]');
if (root) {
  // Before the page, so that the keyboard comes to it early; only the link that skips to the content stays first.
  document.querySelector('body > a')?.after(root);
  ask(root);
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--rb-covered', `${root.offsetHeight}px`);
  }).observe(root);
}

function ask(root: HTMLElement): void {
  const { consentSite: site = '', consentVersion } = root.dataset;
  const version = Number(consentVersion);
  const boxes = [...root.querySelectorAll('input')];
  const isAsked = () => !saysNo() && !readConsent(site, version);
  let cameFrom: HTMLElement | undefined;

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
  onLink((link) => {
    cameFrom = link;
    show(true);
    root.focus();
  });
  onConsentElsewhere(() => {
    if (readConsent(site, version)) leave();
    else if (root.dataset['open'] === 'false') show(isAsked());
  });
  show(location.hash === ADDRESS || isAsked());
}

/** Global Privacy Control, which the types of browsers do not know. */
function saysNo(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

/** Calls for links of this page to the choice, instead of what a link does. */
function onLink(listener: (link: HTMLElement) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.hash !== ADDRESS || link.pathname !== location.pathname) return;
    event.preventDefault();
    listener(link);
  });
}

/** Ids of the categories that nobody is asked about. */
function alwaysOn(root: HTMLElement): string[] {
  const shown = [...root.querySelectorAll<HTMLElement>('[data-consent-required]')];
  return shown.map(({ dataset }) => dataset['consentRequired'] ?? '');
}

/** Without it, a reload asks only where that is needed. */
function forgetAddress(): void {
  if (location.hash !== ADDRESS) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}
