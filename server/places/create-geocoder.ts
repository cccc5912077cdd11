import type { Result } from '#schemas/result.ts';
import type { Config } from '../config.ts';
import type { ServerLog } from '../log/server-log.ts';
import { RequestLimit } from '../sign-ups/request-limit.ts';
import type { Gazetteer } from './gazetteer.ts';
import { createGazetteerGeocoder } from './gazetteer-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createRemoteGeocoder } from './remote-geocoder.ts';

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
