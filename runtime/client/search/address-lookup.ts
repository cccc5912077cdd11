import type { Point } from '#schemas/api/jobs.ts';
import { listIn, memberOf } from '#schemas/json/members.ts';
import { serviceUrl } from '../../base/service-url.ts';
import type { OptionSuggestion } from '../widgets/combobox.ts';
import { ADDRESS } from './address-value.ts';

export interface AddressLookup {
  /** Best first. Rejects when the service does not answer. */
  suggest(text: string, signal: AbortSignal): Promise<OptionSuggestion[]>;
  /** Where the address that a value stands for lies; undefined where nobody knows. */
  retrieve(value: string): Promise<Point | undefined>;
}

export interface AddressLookupOptions {
  readonly agencyId: string;
  /** Countries of the site, comma-separated. */
  readonly countries: string;
}

/** How long a chosen address may take, in ms. */
const RETRIEVE_TIMEOUT_MS = 10_000;

/** Addresses of the commute services (spec section 7). Looking for one and retrieving it is a session: they bill so. */
export function createAddressLookup(options: AddressLookupOptions): AddressLookup {
  const base = `/v4/agencies/${encodeURIComponent(options.agencyId)}/commute`;
  let sessionId = createSessionId();
  const ask = (path: string, question: object, signal: AbortSignal): Promise<unknown> =>
    post(`${base}/${path}`, { ...question, sessionId, countryFilter: options.countries }, signal);
  return {
    async suggest(searchTerm, signal) {
      const answer = await ask('suggestions', { searchTerm }, signal);
      return listIn(answer, 'suggestions').flatMap(toSuggestion);
    },
    async retrieve(value) {
      const placeId = value.slice(ADDRESS.length);
      const signal = AbortSignal.timeout(RETRIEVE_TIMEOUT_MS);
      const answer = await ask('retrieve', { placeId }, signal).catch(() => undefined);
      sessionId = createSessionId();
      return pointOf(listIn(answer, 'features')[0]);
    },
  };
}

function createSessionId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

async function post(url: string, body: object, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(serviceUrl('locations', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

function toSuggestion(item: unknown): OptionSuggestion[] {
  const [name, behind, placeId] = ['name', 'place_formatted', 'placeId'].map((key) =>
    memberOf(item, key),
  );
  if (typeof name !== 'string' || typeof placeId !== 'string' || name === '') return [];
  const label = typeof behind === 'string' && behind !== '' ? `${name}, ${behind}` : name;
  // The mark between a place and its coordinates is no part of a name.
  return [{ label: label.replaceAll('--', '-'), value: ADDRESS + placeId }];
}

function pointOf(feature: unknown): Point | undefined {
  const coordinates = memberOf(memberOf(feature, 'properties'), 'coordinates');
  const latitude = memberOf(coordinates, 'latitude');
  const longitude = memberOf(coordinates, 'longitude');
  const isPoint = typeof latitude === 'number' && typeof longitude === 'number';
  return isPoint ? { latitude, longitude } : undefined;
}
