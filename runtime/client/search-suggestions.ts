import type { LocationResult } from '#schemas/api/places.ts';
import { formatLocation } from '../jobs/location-option.ts';
import { type ComboboxOptions, createCombobox, type Suggestion } from './combobox.ts';
import { suggestKeywords } from './type-ahead.ts';

/** From the last letter to the request, in ms (spec section 5, "Keyword and city typeahead"). */
const DEBOUNCE_MS = 400;

/** Cities that are asked for (spec section 9, "City typeahead results"). */
const CITY_RESULTS = 20;

/** Suggestions below the keyword and the place of a search. Choosing one searches. */
export function addSuggestions(root: HTMLElement): void {
  const { agency: agencyId = '', site: siteId = '' } = root.dataset;
  suggest(root, 'keyword', async (text, signal) => {
    const words = await suggestKeywords({ agencyId, siteId }, text, signal);
    return words.map((word) => ({ label: word, value: '' }));
  });
  suggest(root, 'location', suggestCities);
}

function suggest(root: HTMLElement, name: string, load: ComboboxOptions['load']): void {
  const field = root.querySelector(`[data-field="${name}"]`);
  const input = field?.querySelector('input');
  const list = field?.querySelector<HTMLElement>('[role="listbox"]');
  const status = field?.querySelector<HTMLElement>('[role="status"]');
  if (!input || !list || !status) return;
  const { loading = '', empty = '' } = status.dataset;
  createCombobox({
    ...{ input, list, status, load },
    debounceMs: DEBOUNCE_MS,
    texts: { loading, empty },
    choose({ value }) {
      input.dataset['place'] = value;
      input.form?.requestSubmit();
    },
  });
}

/** Rejects when the service does not answer. */
async function suggestCities(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch('/v1/location/typeahead/city', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search_city: text, norm_country: 'MX', num_results: CITY_RESULTS }),
    signal,
  });
  if (!response.ok) throw new Error(`The cities answered ${response.status}.`);
  const answer: { data?: { locationTypeAheadResults?: unknown } } = await response.json();
  const places = answer.data?.locationTypeAheadResults;
  return Array.isArray(places) ? places.map(toSuggestion) : [];
}

function toSuggestion(result: LocationResult): Suggestion {
  const { city, state, country, latitude, longitude } = result;
  const label = [city, state, country].filter(Boolean).join(', ');
  return { label, value: formatLocation({ label, point: { latitude, longitude } }) };
}
