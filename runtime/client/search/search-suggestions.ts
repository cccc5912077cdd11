import { listIn, memberOf } from '#schemas/json/members.ts';
import { serviceUrl } from '../../base/service-url.ts';
import { formatLocation } from '../../search/location-option.ts';
import { createPlaceTeller } from '../place/place-teller.ts';
import {
  type ComboboxOptions,
  createCombobox,
  type OptionSuggestion,
} from '../widgets/combobox.ts';
import { suggestKeywords } from '../widgets/type-ahead.ts';
import type { AddressLookup } from './address-lookup.ts';
import { ADDRESS } from './address-value.ts';

/** From the last letter to the request, in ms (spec section 5, "Keyword and city typeahead"). */
const DEBOUNCE_MS = 400;

/** From the last letter of what no city is called to the request, in ms (spec section 9, "Address-fetch debounce"). */
const ADDRESS_DEBOUNCE_MS = 4000;

/** Cities that are asked for (spec section 9, "City typeahead results"). */
const CITY_RESULTS = 20;

/** Suggestions below the keyword and the place of a search. Choosing one searches. */
export function addSuggestions(root: HTMLElement): void {
  const { agency: agencyId = '', site: siteId = '' } = root.dataset;
  suggest(root, 'keyword', {
    async load(text, signal) {
      const words = await suggestKeywords({ agencyId, siteId }, text, signal);
      return words.map((word) => ({ label: word, value: '' }));
    },
    choose: search,
  });
  suggestPlaces(root, agencyId);
}

/** Cities; for a text that none is called, addresses, whose points are asked for when they are chosen. */
function suggestPlaces(root: HTMLElement, agencyId: string): void {
  const field = root.querySelector<HTMLElement>('[data-field="location"]');
  const { countries = '', waiting = '' } = field?.dataset ?? {};
  // Most visitors look for a city, and need nothing for addresses.
  let loading: Promise<AddressLookup> | undefined;
  const addresses = () => {
    loading ??= import('./address-lookup.ts').then(({ createAddressLookup }) =>
      createAddressLookup({ agencyId, countries }),
    );
    // Without a connection nothing came; the next text tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const say = createPlaceTeller(root);
  suggest(root, 'location', {
    load: createCityLookup(countries),
    later: {
      ...{ debounceMs: ADDRESS_DEBOUNCE_MS, waiting },
      load: async (text, signal) => (await addresses()).suggest(text, signal),
    },
    async choose(input, suggestion) {
      const { label, value } = suggestion;
      if (!value.startsWith(ADDRESS)) return search(input, suggestion);
      const point = await (await addresses()).retrieve(value);
      // Somebody may have gone on typing meanwhile.
      if (input.value !== label) return;
      if (point) search(input, { label, value: formatLocation({ label, point }) });
      else say('no-data', 'hint-write');
    },
  });
}

function search(input: HTMLInputElement, { value }: OptionSuggestion): void {
  input.dataset['place'] = value;
  input.form?.requestSubmit();
}

interface FieldSuggestions extends Pick<ComboboxOptions, 'load' | 'later'> {
  choose(input: HTMLInputElement, suggestion: OptionSuggestion): unknown;
}

function suggest(root: HTMLElement, name: string, suggestions: FieldSuggestions): void {
  const field = root.querySelector(`[data-field="${name}"]`);
  const input = field?.querySelector('input');
  const list = field?.querySelector<HTMLElement>('[role="listbox"]');
  const status = field?.querySelector<HTMLElement>('[role="status"]');
  if (!input || !list || !status) return;
  const { loading = '', empty = '' } = status.dataset;
  createCombobox({
    ...{ ...suggestions, input, list, status },
    debounceMs: DEBOUNCE_MS,
    texts: { loading, empty },
    choose: (suggestion) => void suggestions.choose(input, suggestion),
  });
}

/**
 * Finds towns that a text may mean, with their points. What it gives rejects when the service does not answer.
 * @param countries of the site, comma-separated
 */
export function createCityLookup(countries: string): ComboboxOptions['load'] {
  return async (text, signal) => {
    const response = await fetch(serviceUrl('locations', '/v1/location/typeahead/city'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        search_city: text,
        norm_country: countries,
        num_results: CITY_RESULTS,
      }),
      signal,
    });
    if (!response.ok) throw new Error(`The cities answered ${response.status}.`);
    const places = listIn(memberOf(await response.json(), 'data'), 'locationTypeAheadResults');
    return places.flatMap(toSuggestion);
  };
}

/** None for what is no place with a name and a point. */
function toSuggestion(place: unknown): OptionSuggestion[] {
  const names = ['city', 'state', 'country'].map((name) => memberOf(place, name));
  const latitude = memberOf(place, 'latitude');
  const longitude = memberOf(place, 'longitude');
  const label = names.filter((name) => typeof name === 'string' && name !== '').join(', ');
  if (label === '' || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  return [{ label, value: formatLocation({ label, point: { latitude, longitude } }) }];
}
