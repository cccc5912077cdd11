import { randomUUID } from 'node:crypto';
import type {
  CommuteRetrieval,
  CommuteSearch,
  CommuteSuggestion,
  ReverseGeocode,
  ReverseGeocoded,
} from '#schemas/api/geocoding.ts';
import { ok, type Result } from '#schemas/result.ts';
import { fetchJson } from './bounded-json.ts';
import type { Point } from './distance.ts';
import { isMexico } from './is-mexico.ts';
import { parsePoint, parseReversed, parseSuggestions } from './remote-answers.ts';

/** A visitor waits for it with a thumb over the list. */
const LIMITS = { timeoutMs: 3000, maxBytes: 256 * 1024 } as const;

export interface RemoteGeocoderOptions {
  /** Without a trailing slash. */
  readonly url: string;
  readonly token?: string | undefined;
  readonly limits?: { readonly timeoutMs: number; readonly maxBytes: number };
}

/** The calls of `Geocoder`; a failure is a word for the log. */
export interface RemoteGeocoder {
  readonly suggest: (
    search: CommuteSearch,
  ) => Promise<Result<readonly CommuteSuggestion[], string>>;
  readonly retrieve: (retrieval: CommuteRetrieval) => Promise<Result<Point | undefined, string>>;
  readonly reverse: (question: ReverseGeocode) => Promise<Result<ReverseGeocoded | null, string>>;
}

type Params = Readonly<Record<string, string>>;

/** A service with the three calls of `docs/geocoder.md`. */
export function createRemoteGeocoder(options: RemoteGeocoderOptions): RemoteGeocoder {
  const { url, token = '', limits = LIMITS } = options;
  const ask = (path: string, params: Params): Promise<Result<unknown, string>> => {
    const address = new URL(`${url}/${path}`);
    for (const [name, value] of Object.entries({ ...params, access_token: token }))
      if (value !== '') address.searchParams.set(name, value);
    return fetchJson(address, limits);
  };
  return {
    async suggest({ searchTerm, sessionId, countryFilter }) {
      const country = countryCodes(countryFilter);
      if (searchTerm.trim() === '' || country === undefined) return ok([]);
      const params = { q: searchTerm.trim(), session_token: sessionId || randomUUID() };
      const said = await ask('suggest', { ...params, ...askedFor(country), limit: '10' });
      return said.ok ? ok(parseSuggestions(said.value)) : said;
    },
    async retrieve({ placeId, sessionId, countryFilter }) {
      const country = countryCodes(countryFilter);
      // Dots alone would be another path; half a character is no part of an address.
      if (country === undefined || /^\.+$|\p{Cs}/u.test(placeId)) return ok(undefined);
      const path = `retrieve/${encodeURIComponent(placeId)}`;
      const said = await ask(path, { session_token: sessionId || randomUUID(), language: 'es' });
      return said.ok ? ok(parsePoint(said.value, country)) : said;
    },
    async reverse({ latitude, longitude, countryFilter }) {
      const country = countryCodes(countryFilter);
      if (country === undefined) return ok(null);
      const params = { latitude: String(latitude), longitude: String(longitude) };
      const limited = { ...askedFor(country), types: 'place', limit: '1' };
      const said = await ask('reverse', { ...params, ...limited });
      return said.ok ? ok(parseReversed(said.value, country)) : said;
    },
  };
}

function askedFor(country: readonly string[]): Params {
  return { language: 'es', country: country.join(',') };
}

/**
 * ISO 3166-1 codes of a comma-separated list: none for a blank one, which lets all through. Undefined where nothing
 * in the list is a country that is known here.
 */
function countryCodes(countryFilter: string): readonly string[] | undefined {
  const names = countryFilter.split(',').map((name) => name.trim());
  const codes = names.flatMap((name) => {
    if (isMexico(name)) return ['mx'];
    return /^[a-z]{2}$/i.test(name) ? [name.toLowerCase()] : [];
  });
  const isBlank = names.every((name) => name === '');
  return codes.length > 0 || isBlank ? [...new Set(codes)] : undefined;
}
