// A field that leaves the values of a filter that hold a text; where the page does not carry all of them, the server is
// asked for the others. One listener serves all fields, also those that come later.

import { holdsText } from '#schemas/text/holds-text.ts';
import { loadFragment } from '../../client/search/search-fragment.ts';

/** After the last letter, ms. */
const PAUSE = 250;

const isFind = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset['facetFind'] !== undefined;

let waiting = new AbortController();

document.addEventListener('input', ({ target }) => {
  if (!isFind(target)) return;
  waiting.abort();
  waiting = new AbortController();
  const isWhole = !target.dataset['facetFind'] || target.value.trim() === '';
  leaveMatching(target, isWhole ? 'none' : undefined);
  if (!isWhole) setTimeout(ask, PAUSE, target, waiting.signal);
});
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Enter' && isFind(event.target)) event.preventDefault();
  },
  true,
);
// Each change of a filter searches; what is typed here is none.
document.addEventListener(
  'change',
  (event) => {
    if (isFind(event.target)) event.stopPropagation();
  },
  true,
);

/** Adds the values that the server knows beside those of the page. */
async function ask(field: HTMLInputElement, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const { name, dataset } = field;
  const address = new URL(location.href);
  address.searchParams.set(name, field.value);
  const fresh = await loadFragment(address, dataset['facetFind'] ?? '', signal);
  if (signal.aborted) return;
  if (!(fresh instanceof DocumentFragment)) return leaveMatching(field, 'failed');
  const known = new Set(choicesOf(field).map(toValue));
  const found = fresh.querySelector<HTMLElement>(`[name="${name}"]`);
  const others = choicesOf(found).filter((choice) => !known.has(toValue(choice)));
  field.closest('details')?.append(...others);
  leaveMatching(field, 'none');
}

function choicesOf(field: Element | null): HTMLElement[] {
  return [...(field?.closest('fieldset')?.querySelectorAll('label') ?? [])];
}

function toValue(choice: HTMLElement): string | undefined {
  return choice.querySelector('input')?.value;
}

/** `without` names what is said where no value holds the text. */
function leaveMatching(field: HTMLInputElement, without?: 'none' | 'failed'): void {
  const choices = choicesOf(field);
  for (const choice of choices) {
    // Its name; how many jobs it has stands apart.
    const name = choice.querySelector('span')?.textContent ?? '';
    choice.hidden = !holdsText(name, field.value);
  }
  const status = field.closest('details')?.querySelector<HTMLElement>('[role="status"]');
  if (!status) return;
  const isNone = without !== undefined && choices.every(({ hidden }) => hidden);
  status.textContent = isNone ? (status.dataset[without] ?? '') : '';
}
