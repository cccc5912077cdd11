import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Job, Point } from '#schemas/api/jobs.ts';
import type { NearbyJobsRequest, SimilarJobsRequest } from '#schemas/api/personalisation.ts';
import {
  browsedJobsRoute,
  type CandidateParams,
  type LatestJobsQuery,
  latestJobsRoute,
  MAX_PROFILE_BYTES,
  nearbyJobsRoute,
  similarJobsRoute,
} from '#schemas/api/personalisation-routes.ts';
import { sendProblem } from '../http/http-problem.ts';
import { findScope } from '../jobs/find-scope.ts';
import type { JobScope } from '../jobs/records/job-scope.ts';
import type { IpPlaces } from '../places/ip-places.ts';
import type { SiteStore } from '../sites/site-store.ts';
import type { JobName } from './load-candidates.ts';
import type { PersonalJobs } from './personal-jobs.ts';
import { addRecommendationRoute, type RecommendationRouteOptions } from './recommendation-route.ts';
import { hidesVisitor } from './request-log.ts';
import { parseCount, parseProfile } from './visitor-profile.ts';

export interface PersonalRoutesOptions extends RecommendationRouteOptions {
  readonly personal: PersonalJobs;
  /** Where connections come from. */
  readonly ipPlaces: IpPlaces;
}

const KM_PER_MILE = 1.609344;

/** Of the specification, section 8, "Location detection fails". */
const NO_PLACE = { description: 'No location data found' };

/**
 * Lists of jobs for a visitor (spec section 7). What is known of the visitor comes with the request and is neither
 * kept nor logged.
 */
export function addPersonalRoutes(app: FastifyInstance, options: PersonalRoutesOptions): void {
  addLatestRoute(app, options);
  addNearbyRoute(app, options);
  addRecommendationRoute(app, options);
  addBrowsingRoute(app, options);
  addSimilarRoute(app, options);
}

function addLatestRoute(app: FastifyInstance, { personal, store }: PersonalRoutesOptions): void {
  app.post<{ Querystring: LatestJobsQuery }>(
    '/v1/personalisation/latest-jobs',
    { schema: latestJobsRoute, bodyLimit: MAX_PROFILE_BYTES },
    ({ query: { agencyId, siteId, limit } }, reply) =>
      answer(reply, { store, agencyId, siteId }, async (scope) => ({
        data: (await personal.latest(scope, limit)).map((job) => ({
          ...job,
          normalisedFields: {},
        })),
      })),
  );
}

function addNearbyRoute(app: FastifyInstance, options: PersonalRoutesOptions): void {
  const { personal, store } = options;
  app.post<{ Body: NearbyJobsRequest }>(
    '/v1/personalisation/nearby-jobs',
    { schema: nearbyJobsRoute, bodyLimit: MAX_PROFILE_BYTES },
    ({ body, ip }, reply) =>
      answer(reply, siteOf(body, store), async (scope) => {
        const point = toPoint(body) ?? options.ipPlaces.find(ip)?.point;
        if (!point) return { data: [], errors: [NO_PLACE] };
        const radius = body.radialDistance * KM_PER_MILE;
        const wanted = { point, radius, count: body.numberOfRecommendedJobs };
        return { data: await personal.nearby(scope, wanted) };
      }),
  );
}

function addBrowsingRoute(app: FastifyInstance, { personal, store }: PersonalRoutesOptions): void {
  app.post<{ Params: CandidateParams; Body: unknown }>(
    '/v1/personalisation/jobs/browsing-jobs/agency/:agencyId/site/:siteId/candidateId/:userId',
    { schema: browsedJobsRoute, bodyLimit: MAX_PROFILE_BYTES, logSerializers: hidesVisitor },
    ({ params: { agencyId, siteId }, body }, reply) =>
      answer(reply, { store, agencyId, siteId }, async (scope) =>
        twice(await personal.browsed(scope, parseProfile(body), parseCount(body))),
      ),
  );
}

interface SimilarBody extends Omit<SimilarJobsRequest, 'jobId' | 'referenceNumber'> {
  readonly jobId?: string | number | null;
  readonly referenceNumber?: string | null;
  readonly refrenceNumber?: string | null;
}

function addSimilarRoute(app: FastifyInstance, { personal, store }: PersonalRoutesOptions): void {
  app.post<{ Body: SimilarBody }>(
    '/v1/personalisation/similar-jobs',
    { schema: similarJobsRoute, bodyLimit: MAX_PROFILE_BYTES },
    ({ body }, reply) =>
      answer(reply, siteOf(body, store), async (scope) =>
        twice(await personal.similarTo(scope, toJobName(body))),
      ),
  );
}

function toJobName({ jobId, referenceNumber, refrenceNumber }: SimilarBody): JobName {
  return jobId
    ? { jobId: String(jobId) }
    : { referenceNumber: referenceNumber ?? refrenceNumber ?? '' };
}

/** Half a point is none. */
function toPoint({ latitude, longitude }: NearbyJobsRequest): Point | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : undefined;
}

function twice(jobs: readonly Job[]) {
  return { data: jobs, jobs };
}

interface SiteOfRequest {
  readonly store: Pick<SiteStore, 'sites'>;
  readonly agencyId: string;
  readonly siteId: string;
}

/** Of a body nothing else is taken: it may hold members of any name. */
function siteOf(
  { agencyId, siteId }: Pick<NearbyJobsRequest, 'agencyId' | 'siteId'>,
  store: SiteOfRequest['store'],
): SiteOfRequest {
  return { store, agencyId, siteId };
}

async function answer(
  reply: FastifyReply,
  { store, agencyId, siteId }: SiteOfRequest,
  load: (scope: JobScope) => Promise<object>,
): Promise<FastifyReply> {
  const found = findScope(store, agencyId, siteId);
  if (!found.ok) return sendProblem(reply, found.problem);
  const lists = await load(found.scope);
  return reply.header('cache-control', 'no-store').send({ status: 200, ...lists });
}
