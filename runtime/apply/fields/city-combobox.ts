import { afterPaint } from '../../base/after-paint.ts';
import { createCityLookup } from '../../client/search/search-suggestions.ts';
import { type ComboboxOptions, createCombobox } from '../../client/widgets/combobox.ts';

/** From the last letter to the request, in ms (spec section 5, "Keyword and city typeahead"). */
const DEBOUNCE_MS = 400;

export interface CityOptions extends Pick<ComboboxOptions, 'texts' | 'choose'> {
  /** Countries of the site, comma-separated. */
  readonly country: string;
}

/** Offers cities below a field. A field becomes a combobox once. */
export function addCities(field: HTMLElement, { country, ...options }: CityOptions): void {
  const input = field.querySelector('input');
  const list = field.querySelector<HTMLElement>('[role="listbox"]');
  const status = field.querySelector<HTMLElement>('[role="status"]');
  if (!input || !list || !status || input.hasAttribute('aria-controls')) return;
  const find = createCityLookup(country);
  const load: typeof find = async (text, signal) => {
    const found = await find(text, signal);
    afterPaint(() => bringIntoView(field, list));
    return found;
  };
  createCombobox({ ...options, input, list, status, load, debounceMs: DEBOUNCE_MS });
  // What was typed before counts as typed now.
  const isTyped = document.activeElement === input && input.value !== '';
  if (isTyped) input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Above the keyboard of a phone, which hides the lower half of the page, there is room where the field stands at the top. */
function bringIntoView(field: HTMLElement, list: HTMLElement): void {
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  const isCut = list.getBoundingClientRect().bottom > offsetTop + height;
  if (!list.hidden && isCut) field.scrollIntoView({ block: 'start' });
}
