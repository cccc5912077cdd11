import { LRUCache } from 'lru-cache';
import type { ClientPlaces } from './weighted-typeahead.ts';

type LoadClientPlaces = (agencyId: string) => Promise<ClientPlaces>;

/** As long as the answers of the job search: counts that are seconds old order a list just as well. */
const MAX_AGE_MS = 30_000;
/** Identifiers come from visitors, who may make them up. */
const MOST_AGENCIES = 200;

/**
 * Remembers the places of each agency for 30 seconds, or every key typed would count all its jobs. The same
 * agency asked for twice at once is one query; a failure is not kept, the next request asks again.
 */
export function rememberClientPlaces(load: LoadClientPlaces): LoadClientPlaces {
  const known = new LRUCache<string, ClientPlaces>({
    max: MOST_AGENCIES,
    ttl: MAX_AGE_MS,
    fetchMethod: (agencyId) => load(agencyId),
    ignoreFetchAbort: true,
  });
  return (agencyId) => known.forceFetch(agencyId);
}
