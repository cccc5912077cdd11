import type { Result } from '#schemas/result.ts';
import type { Config } from '../config.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { Gazetteer } from './gazetteer.ts';
import { createGazetteerGeocoder } from './gazetteer-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createRemoteGeocoder } from './remote-geocoder.ts';

/** So long a service that failed is left alone, or each visitor would wait for it in vain. */
const REST_MS = 15_000;

/** Questions that may be on their way at once: a flood of visitors shall not cost a flood of money. */
const MOST_PENDING = 20;

/** Answers about one question, which say nothing about the next: nobody may put the service to rest with nonsense. */
const ABOUT_QUESTION = /^status 4(?:00|04|10|14|22)$/;

export interface GeocoderOptions {
  readonly config: Pick<Config, 'geocoderUrl' | 'geocoderToken'>;
  readonly gazetteer: Gazetteer;
  readonly log: Pick<ServerLog, 'warn'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * The service of the configuration, with the embedded gazetteer in its place while it fails or is busy; without a
 * configured one, the gazetteer.
 */
export function createGeocoder({ config, gazetteer, log, now }: GeocoderOptions): Geocoder {
  const embedded = createGazetteerGeocoder(gazetteer);
  const { geocoderUrl: url, geocoderToken: token } = config;
  if (url === undefined) return embedded;
  const remote = createRemoteGeocoder({ url, token });
  let pending = 0;
  let restsUntil = 0;

  async function ask<Value>(
    question: () => Promise<Result<Value, string>>,
    instead: () => Promise<Value>,
  ): Promise<Value> {
    if (pending >= MOST_PENDING || now() < restsUntil) return instead();
    pending += 1;
    const answer = await question().finally(() => {
      pending -= 1;
    });
    if (answer.ok) return answer.value;
    const [reason = ''] = answer.problems;
    if (!ABOUT_QUESTION.test(reason)) {
      restsUntil = now() + REST_MS;
      log.warn('The geocoder failed; the gazetteer stands in', { reason });
    }
    return instead();
  }

  return {
    suggest: (search) =>
      ask(
        () => remote.suggest(search),
        () => embedded.suggest(search),
      ),
    retrieve: (retrieval) =>
      embedded.owns(retrieval.placeId)
        ? embedded.retrieve(retrieval)
        : ask(
            () => remote.retrieve(retrieval),
            () => embedded.retrieve(retrieval),
          ),
    reverse: (question) =>
      ask(
        () => remote.reverse(question),
        () => embedded.reverse(question),
      ),
  };
}
