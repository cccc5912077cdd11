import { holdsText } from '#schemas/text/holds-text.ts';
import { loadFragment } from '../../client/search/search-fragment.ts';

/** After the last letter, ms. */
const PAUSE = 250;

let waiting = new AbortController();

/**
 * Leaves the values of a filter that hold what a field says; where the page does not carry all of them, the server is
 * asked for the others.
 */
export function findValues(field: HTMLInputElement): void {
  waiting.abort();
  waiting = new AbortController();
  const isWhole = !field.dataset['facetFind'] || field.value.trim() === '';
  leaveMatching(field, isWhole ? 'none' : undefined);
  if (!isWhole) setTimeout(ask, PAUSE, field, waiting.signal);
}

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
