import {
  SAVED_JOBS,
  SAVED_JOBS_CHANGED,
  SAVING_FAILED,
  whenKept,
} from '../../client/memory/kept-marks.ts';

// Comfort for the header: the menu closes on Escape, on a click elsewhere and when the focus leaves
// it, and the saved-jobs link tells how many jobs this browser has saved. Searches of the whole page, also of widgets
// without a script, leave out of their address what was left blank.

const WAKE = {
  keys: [SAVED_JOBS],
  events: [SAVED_JOBS_CHANGED, SAVING_FAILED],
  idle: document.querySelector('[data-save-job]') !== null,
};

for (const root of document.querySelectorAll<HTMLElement>('[data-widget="header"]')) {
  const menu = root.querySelector('details');
  const badge = root.querySelector<HTMLElement>('[data-count-label]');
  if (menu) closeOnLeaving(menu);
  // In a task of its own: on slow phones the first look into the storage takes as long as all the rest.
  if (badge) setTimeout(() => whenKept(WAKE, (event) => void wakeBadge(badge, event)));
}

document.addEventListener('formdata', ({ target, formData }) => {
  if ((target as HTMLFormElement).method !== 'get') return;
  for (const [name, value] of [...formData]) if (!String(value).trim()) formData.delete(name);
});

async function wakeBadge(badge: HTMLElement, event?: Event): Promise<void> {
  // What happens while its script is on its way it hears of once it is there.
  const heard = event ? [event] : [];
  const loading = new AbortController();
  for (const name of WAKE.events)
    document.addEventListener(name, (later) => heard.push(later), loading);
  const script = await import('./saved-badge.ts').catch(() => undefined);
  loading.abort();
  script?.createSavedBadge(badge, heard);
}

function closeOnLeaving(menu: HTMLDetailsElement): void {
  const closeFor = (target: EventTarget | null) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener('click', ({ target }) => closeFor(target));
  menu.addEventListener('focusout', ({ relatedTarget }) => closeFor(relatedTarget));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
