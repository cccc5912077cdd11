import { createMemory } from './wizard-memory.ts';

/** What tells that somebody is about to answer. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'];

/**
 * Loads the script of the questions once somebody comes near them, or has answered some before: the first one is
 * served whole. What is pressed meanwhile waits; without the script the form leads to the job search.
 */
export function wakeWizard(root: HTMLElement): void {
  const { site = '', wizard = '' } = root.dataset;
  let waking: Promise<boolean> | undefined;

  function wake(): Promise<boolean> {
    waking ??= import('./wizard.ts').then(
      ({ createWizard }) => {
        root.removeEventListener('submit', hold, true);
        root.removeEventListener('click', hold, true);
        createWizard(root);
        return true;
      },
      () => false,
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
      if (!isAwake && form) form.submit();
      else if (form) form.requestSubmit();
      else if (isAwake && button) button.click();
    });
  }

  for (const intent of INTENTS) root.addEventListener(intent, wake, { once: true, passive: true });
  root.addEventListener('submit', hold, true);
  root.addEventListener('click', hold, true);
  if (createMemory(site, wizard).load()) void wake();
}
