// A copy of the page may have waited in a cache or a tab, and a page may stay open for long: what has ended since it
// was made is taken away.

export {};

/** The longest that timers can wait, in ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

let timer: number | undefined;

/** What ends while the page is seen goes at that moment. */
function recheckAll(): void {
  clearTimeout(timer);
  const roots = [...document.querySelectorAll<HTMLElement>('[data-widget="events"]')];
  const ends = roots.flatMap(recheck);
  const wait = Math.min(LONGEST_WAIT_MS, ...ends.map((end) => end - Date.now()));
  if (ends.length > 0) timer = setTimeout(recheckAll, wait);
}

/** @returns when those end that are not over, in ms since the epoch */
function recheck(root: HTMLElement): number[] {
  const events = [...root.querySelectorAll<HTMLElement>('[data-end]')];
  const over = events.filter((event) => endOf(event) <= Date.now());
  for (const event of over) event.hidden = true;
  const empty = root.querySelector<HTMLElement>('[data-empty]');
  if (empty) empty.hidden = over.length < events.length;
  return events.filter((event) => !event.hidden).map(endOf);
}

function endOf({ dataset }: HTMLElement): number {
  return Number(dataset['end']);
}

addEventListener('pageshow', recheckAll);
document.addEventListener('visibilitychange', recheckAll);
recheckAll();
