// Counts down by the second while someone can see it. Assistive technology has the sentence with the date, whose
// words stay right, and is told nothing of this.

import { timeInUnits, timeInWords, wordsKey } from './time-left.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-countdown]')) enhance(root);

function enhance(root: HTMLElement): void {
  const target = Number(root.dataset['countdown']);
  const clock = root.querySelector<HTMLElement>('[data-clock]');
  if (!clock) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tick = () => {
    clearTimeout(timer);
    const left = target - Date.now();
    if (left <= 0) return finish(root);
    draw(clock, left);
    say(root, left);
    // To the next whole second, so that none is skipped or shown twice.
    if (!document.hidden) timer = setTimeout(tick, left % 1000 || 1000);
  };
  document.addEventListener('visibilitychange', tick);
  // Comes back from the browser's page cache without being run again.
  addEventListener('pageshow', tick);
  tick();
}

/** A new second begins right after the timer fires, hence rounded up. */
function draw(clock: HTMLElement, left: number): void {
  const units = Object.entries(timeInUnits(Math.ceil(left / 1000) * 1000));
  for (const [unit, count] of units) {
    const digits = clock.querySelector(`[data-unit="${unit}"]`);
    const text = unit === 'days' ? `${count}` : `${count}`.padStart(2, '0');
    if (digits && digits.textContent !== text) digits.textContent = text;
  }
  clock.dataset['running'] = '';
}

/** Writes only what is new, because whoever reads it would lose their place. */
function say(root: HTMLElement, left: number): void {
  const place = root.querySelector('[data-words]');
  const words = timeInWords(Math.ceil(left / 1000) * 1000);
  const text = place?.getAttribute(`data-${wordsKey(words)}`);
  const said = text?.replace('{count}', `${words?.count}`);
  if (place && said && place.textContent !== said) place.textContent = said;
}

function finish(root: HTMLElement): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-until]')) part.hidden = true;
  for (const part of root.querySelectorAll<HTMLElement>('[data-done]')) part.hidden = false;
}
