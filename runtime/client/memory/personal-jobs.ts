import type { Job } from '#schemas/api/jobs.ts';
import type { NearbyJobsRequest, PersonalJobsRequest } from '#schemas/api/personalisation.ts';
import { serviceUrl } from '../../base/service-url.ts';
import { fieldsOf, parseSavedJob } from '../../jobs/parse-saved-job.ts';
import type { SavedJob } from '../../jobs/saved-job.ts';
import type { LocationOption } from '../../search/location-option.ts';
import { rememberedJobs } from './job-history.ts';
import { passingVisitorId } from './visitor-id.ts';

/** How far nearby jobs may be, in miles (spec section 9, "Nearby jobs"). */
const NEARBY_MILES = 1000;

/** How long an answer may take, in ms. */
const TIMEOUT_MS = 20_000;

/** Longest text of an error that is shown. */
const MAX_DESCRIPTION_LENGTH = 300;

export interface PersonalScope {
  readonly agencyId: string;
  readonly siteId: string;
  readonly limit: number;
}

/** A job as a personal service answers it. */
export interface PersonalJob {
  /** `description` is cleared. */
  readonly job: SavedJob;
  /** `5 miles`; empty where the service does not say. */
  readonly miles: string;
  readonly matchType: MatchType | undefined;
}

const MATCH_TYPES = ['strong', 'good'] as const;
type MatchType = (typeof MATCH_TYPES)[number];

export type PersonalAnswer =
  | { readonly ok: true; readonly jobs: readonly PersonalJob[] }
  /**
   * With what the service says of it; empty where it says nothing or does not answer. `isHeard` where it did its work
   * and has a reason for giving no jobs.
   */
  | { readonly ok: false; readonly description: string; readonly isHeard?: boolean };

/**
 * The nearest jobs around a point; without one the server takes the place of the connection. None where it does not
 * know that place.
 */
export async function loadNearbyJobs(
  { agencyId, siteId, limit }: PersonalScope,
  point: LocationOption['point'] | undefined,
): Promise<PersonalAnswer> {
  const request: NearbyJobsRequest = {
    agencyId,
    siteId,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    ip: null,
    radialDistance: NEARBY_MILES,
    distanceUnit: 'MILES',
    numberOfRecommendedJobs: limit,
  };
  const answer = await ask('nearby-jobs', request, limit);
  return !answer.ok && answer.isHeard ? { ok: true, jobs: [] } : answer;
}

/** What a visitor says of the jobs that they look for. */
export type Wishes = Pick<PersonalJobsRequest, 'point' | 'preferences'>;

/** Jobs by what this browser remembers: recommendations, or more of what was looked at. */
export function loadRememberedJobs(
  kind: 'recommendation' | 'browsing-jobs',
  { agencyId, siteId, limit }: PersonalScope,
  wishes: Wishes = {},
): Promise<PersonalAnswer> {
  const request: PersonalJobsRequest = {
    ...wishes,
    viewedJobIds: rememberedJobs(agencyId, 'viewed'),
    appliedJobIds: rememberedJobs(agencyId, 'applied'),
    numberOfRecommendedJobs: limit,
  };
  const [agency, site] = [agencyId, siteId].map(encodeURIComponent);
  const path = `jobs/${kind}/agency/${agency}/site/${site}/candidateId/${passingVisitorId()}`;
  return ask(path, request, limit);
}

/** Open jobs like another one, which may be closed. */
export function loadSimilarJobs(
  { agencyId, siteId, limit }: PersonalScope,
  { id: jobId, clientId, referenceNumber }: Pick<Job, 'id' | 'clientId' | 'referenceNumber'>,
): Promise<PersonalAnswer> {
  return ask('similar-jobs', { agencyId, siteId, jobId, clientId, referenceNumber }, limit);
}

async function ask(path: string, request: object, limit: number): Promise<PersonalAnswer> {
  try {
    const response = await fetch(serviceUrl('personalisation', `/v1/personalisation/${path}`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data, jobs, errors } = fieldsOf(await response.json());
    const description = descriptionIn(errors);
    if (!response.ok || description !== '') return { ok: false, description, isHeard: response.ok };
    return { ok: true, jobs: parseJobs(data ?? jobs).slice(0, limit) };
  } catch {
    return { ok: false, description: '' };
  }
}

/** The first error's description is what people read (spec section 8, "Recommendation fails"). */
function descriptionIn(errors: unknown): string {
  const [first]: unknown[] = Array.isArray(errors) ? errors : [];
  const { description } = fieldsOf(first);
  return typeof description === 'string' ? description.slice(0, MAX_DESCRIPTION_LENGTH) : '';
}

function parseJobs(list: unknown): PersonalJob[] {
  return (Array.isArray(list) ? list : []).map(parseJob).filter((job) => job !== undefined);
}

function parseJob(entry: unknown): PersonalJob | undefined {
  const job = parseSavedJob(entry);
  const { matchType: match, normalisedFields } = fieldsOf(entry);
  const { distance } = fieldsOf(normalisedFields);
  const matchType = MATCH_TYPES.find((known) => known === match);
  return job && { job, miles: typeof distance === 'string' ? distance : '', matchType };
}
