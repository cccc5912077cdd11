// A copy of the page may have waited in a cache or a tab: what has ended since it was made is taken away.

export {};

const recheckAll = () => {
  for (const root of document.querySelectorAll<HTMLElement>('[data-widget="events"]'))
    recheck(root);
};
addEventListener('pageshow', recheckAll);
document.addEventListener('visibilitychange', recheckAll);
recheckAll();

function recheck(root: HTMLElement): void {
  const events = [...root.querySelectorAll<HTMLElement>('[data-end]')];
  const over = events.filter(({ dataset }) => Number(dataset['end']) <= Date.now());
  for (const event of over) event.hidden = true;
  const empty = root.querySelector<HTMLElement>('[data-empty]');
  if (empty) empty.hidden = over.length < events.length;
}
