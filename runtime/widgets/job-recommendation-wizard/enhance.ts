import '../../client/widgets/wake-saving.ts';
import { createMemory } from './wizard-memory.ts';

/** What tells that somebody is about to answer. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'];

// One question at a time, then the jobs, without leaving the page.

for (const root of document.querySelectorAll<HTMLElement>('[data-wizard]')) wakeWizard(root);

/**
 * Loads the script of the questions once somebody comes near them, or has answered some before: the first one is
 * served whole. What is pressed meanwhile waits; without the script the form leads to the job search.
 */
function wakeWizard(root: HTMLElement): void {
  const { site = '', wizard = '' } = root.dataset;
  let waking: Promise<boolean> | undefined;

  function wake(): Promise<boolean> {
    waking ??= import('./wizard.ts').then(
      ({ createWizard }) => {
        root.removeEventListener('submit', hold, true);
        root.removeEventListener('click', hold, true);
        tellFailure(root, false);
        createWizard(root);
        return true;
      },
      () => {
        // What is pressed next tries again.
        waking = undefined;
        return false;
      },
    );
    return waking;
  }

  function hold(event: Event): void {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('[type="button"]');
    const form = event.target instanceof HTMLFormElement && event.target;
    if (!button && !form) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void wake().then((isAwake) => {
      if (!isAwake) goOnWithout(root, button);
      else if (form) form.requestSubmit();
      else if (button) button.click();
    });
  }

  for (const intent of INTENTS) root.addEventListener(intent, wake, { once: true, passive: true });
  root.addEventListener('submit', hold, true);
  root.addEventListener('click', hold, true);
  if (createMemory(site, wizard).load()) void wake();
}

/** Without the script the search answers, but not without the network, nor where the place was to be found. */
function goOnWithout(root: HTMLElement, button: HTMLElement | false | null): void {
  const isPlace = button ? button.matches('[data-wizard-locate]') : false;
  if (isPlace || !navigator.onLine) tellFailure(root, true);
  else root.querySelector('form')?.submit();
}

function tellFailure(root: HTMLElement, isFailed: boolean): void {
  const told = root.querySelector<HTMLElement>('[data-wizard-unloaded]');
  if (told) told.textContent = isFailed ? (told.dataset['wizardUnloaded'] ?? '') : '';
}
