import type { Point } from '#schemas/api/jobs.ts';
import type {
  CommuteRetrieval,
  CommuteSearch,
  CommuteSuggestion,
  ReverseGeocode,
  ReverseGeocoded,
} from '#schemas/api/places.ts';
import type { Result } from '#schemas/problems/result.ts';
import type { Config } from '../config/config.ts';
import { RequestLimit } from '../http/request-limit.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Geocoder } from './geocoder.ts';
import { letsMexicoThrough } from './is-mexico.ts';
import type { Place } from './place.ts';
import { createRemoteGeocoder } from './remote-geocoder.ts';

/** A point farther from every place of Mexico is outside the service area. */
const SERVICE_AREA_KM = 50;

/** Suggestions for an address; it has been typed in full, so that few can be meant. */
const MOST_SUGGESTIONS = 5;

/** In front of the ids of the gazetteer, so that they are told from those of a service. */
const ID_PREFIX = 'geonames:';

/** So long a service that failed is left alone, or each visitor would wait for it in vain. */
const REST_MS = 15_000;

/** Questions that may be on their way at once: a flood of visitors shall not cost a flood of money. */
const MOST_PENDING = 20;

/** Questions of one network in a row, and how soon it may ask one more: an address takes about five. */
const NETWORK_LIMIT = { burst: 60, refillMs: 2000 } as const;

/** Answers about one question, which say nothing about the next: nobody may put the service to rest with nonsense. */
const ABOUT_QUESTION = /^status 4(?:00|04|10|14|22)$/;

/** Visitors do not ask so much nonsense in a row: it is the address of the service that is wrong. */
const REFUSALS_TOLD = 10;
const REFUSED =
  'The geocoder turns every question down; the gazetteer answers. Look whether GEOCODER_URL has its whole path';

export interface GeocoderOptions {
  readonly config: Pick<Config, 'geocoderUrl' | 'geocoderToken'>;
  readonly gazetteer: Gazetteer;
  readonly log: Pick<ServerLog, 'warn'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * The service of the configuration, with the embedded gazetteer in its place while it fails or is busy, and for networks
 * that ask too much; without a configured one, the gazetteer.
 */
export function createGeocoder({ config, gazetteer, log, now }: GeocoderOptions): Geocoder {
  const embedded = createGazetteerGeocoder(gazetteer);
  const { geocoderUrl: url, geocoderToken: token } = config;
  if (url === undefined) return embedded;
  const remote = createRemoteGeocoder({ url, token });
  const limit = new RequestLimit({ ...NETWORK_LIMIT, now });
  let pending = 0;
  let restsUntil = 0;
  let refusedInARow = 0;

  async function ask<Value>(
    from: string,
    question: () => Promise<Result<Value, string>>,
    instead: () => Promise<Value>,
  ): Promise<Value> {
    if (pending >= MOST_PENDING || now() < restsUntil || limit.take(from) > 0) return instead();
    pending += 1;
    const answer = await question().finally(() => {
      pending -= 1;
    });
    if (answer.ok) {
      refusedInARow = 0;
      return answer.value;
    }
    const [reason = ''] = answer.problems;
    if (ABOUT_QUESTION.test(reason)) {
      refusedInARow += 1;
      if (refusedInARow === REFUSALS_TOLD) log.warn(REFUSED, { reason });
    } else {
      restsUntil = now() + REST_MS;
      log.warn('The geocoder failed; the gazetteer stands in', { reason });
    }
    return instead();
  }

  return {
    suggest: (search, from) =>
      ask(
        from,
        () => remote.suggest(search),
        () => embedded.suggest(search, from),
      ),
    retrieve: (retrieval, from) =>
      embedded.owns(retrieval.placeId)
        ? embedded.retrieve(retrieval, from)
        : ask(
            from,
            () => remote.retrieve(retrieval),
            () => embedded.retrieve(retrieval, from),
          ),
    reverse: (question, from) =>
      ask(
        from,
        () => remote.reverse(question),
        () => embedded.reverse(question, from),
      ),
  };
}

interface GazetteerGeocoder extends Geocoder {
  /** Whether a suggestion with this id was made here. */
  readonly owns: (placeId: string) => boolean;
}

/** Knows towns, not streets: for an address it suggests the town that the address names. */
export function createGazetteerGeocoder(gazetteer: Gazetteer): GazetteerGeocoder {
  return {
    owns: (placeId) => placeId.startsWith(ID_PREFIX),
    suggest: async (search) => suggest(gazetteer, search),
    retrieve: async (retrieval) => retrieve(gazetteer, retrieval),
    reverse: async (question) => reverse(gazetteer, question),
  };
}

function suggest(
  gazetteer: Gazetteer,
  { searchTerm, countryFilter }: CommuteSearch,
): readonly CommuteSuggestion[] {
  if (searchTerm.trim() === '' || !letsMexicoThrough(countryFilter)) return [];
  const typed = gazetteer.typeahead(searchTerm, MOST_SUGGESTIONS);
  const named = typed.length > 0 ? undefined : gazetteer.findPlace({ city: searchTerm });
  return (named === undefined ? typed : [named]).map(toSuggestion);
}

function toSuggestion({ id, city, state, country }: Place): CommuteSuggestion {
  return { name: city, place_formatted: `${state}, ${country}`, placeId: `${ID_PREFIX}${id}` };
}

function retrieve(
  gazetteer: Gazetteer,
  { placeId, countryFilter }: CommuteRetrieval,
): Point | undefined {
  const id = /^geonames:(\d{1,10})$/.exec(placeId)?.[1];
  if (id === undefined || !letsMexicoThrough(countryFilter)) return undefined;
  const place = gazetteer.placeById(Number(id));
  return place && { latitude: place.latitude, longitude: place.longitude };
}

function reverse(
  gazetteer: Gazetteer,
  { latitude, longitude, countryFilter }: ReverseGeocode,
): ReverseGeocoded | null {
  if (!letsMexicoThrough(countryFilter)) return null;
  const place = gazetteer.nearestPlace({ latitude, longitude }, SERVICE_AREA_KM);
  if (place === undefined) return null;
  const { id, city, state, country } = place;
  return { geoId: String(id), normCity: city, normState: state, normCountry: country };
}
