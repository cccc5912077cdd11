import { randomUUID } from 'node:crypto';
import type { Point } from '#schemas/api/jobs.ts';
import type {
  CommuteRetrieval,
  CommuteSearch,
  CommuteSuggestion,
  ReverseGeocode,
  ReverseGeocoded,
} from '#schemas/api/places.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
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

interface JsonLimits {
  /** For the whole answer. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/**
 * The JSON at an address, or in a few words why there is none. The words hold nothing of the address, which may
 * carry a secret. Another address that the server points to is not asked: it would learn the secret.
 */
async function fetchJson(url: URL, limits: JsonLimits): Promise<Result<unknown, string>> {
  try {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    const response = await fetch(url, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    if (!response.ok) {
      await response.body?.cancel();
      return fail(`status ${response.status}`);
    }
    const text = await readText(response, limits.maxBytes);
    return text === undefined ? fail('too large') : ok(JSON.parse(text));
  } catch (error) {
    return fail(reasonOf(error));
  }
}

async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'not JSON';
  return error instanceof Error && error.name === 'TimeoutError' ? 'too slow' : 'no connection';
}
