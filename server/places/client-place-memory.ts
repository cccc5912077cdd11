import { LRUCache } from 'lru-cache';
import type { JobScope } from '../jobs/job-scope.ts';
import type { ClientPlaces } from './weighted-typeahead.ts';

type LoadClientPlaces = (scope: JobScope) => Promise<ClientPlaces>;

/** As long as the answers of the job search: counts that are seconds old order a list just as well. */
const MAX_AGE_MS = 30_000;
/** Identifiers come from visitors, who may make them up. */
const MOST_SCOPES = 200;

/**
 * Remembers the places of each scope for 30 seconds, or every key typed would count all its jobs. The same
 * scope asked for twice at once is one query; a failure is not kept, the next request asks again.
 */
export function rememberClientPlaces(load: LoadClientPlaces): LoadClientPlaces {
  const known = new LRUCache<string, ClientPlaces, JobScope>({
    max: MOST_SCOPES,
    ttl: MAX_AGE_MS,
    fetchMethod: (_key, _stale, { context }) => load(context),
    ignoreFetchAbort: true,
  });
  return (scope) =>
    known.forceFetch(JSON.stringify([scope.agencyId, scope.clientId]), { context: scope });
}
