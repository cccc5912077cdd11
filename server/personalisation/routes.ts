import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import { KM_PER_MILE } from '#schemas/api/distance.ts';
import { type Job, job, jobExample, type Point } from '#schemas/api/jobs.ts';
import {
  describedErrors,
  type NearbyJobsRequest,
  nearbyJob,
  nearbyJobsRequest,
  personalCount,
  personalId,
} from '#schemas/api/personalisation.ts';
import { list, nullable, withDefaults } from '#schemas/api/shapes.ts';
import { type Api, problems } from '../http/api.ts';
import { sendProblem } from '../http/http-problem.ts';
import { findScope } from '../jobs/find-scope.ts';
import type { JobScope } from '../jobs/records/job-scope.ts';
import type { IpPlaces } from '../places/ip-places.ts';
import type { SiteStore } from '../sites/site-store.ts';
import type { JobName } from './load-candidates.ts';
import type { PersonalJobs } from './personal-jobs.ts';
import { addRecommendationRoute, type RecommendationRouteOptions } from './recommendation-route.ts';
import { parseCount, parseProfile } from './visitor-profile.ts';
import {
  candidateParams,
  hidesVisitor,
  MAX_PROFILE_BYTES,
  profileBody,
} from './visitor-request.ts';

export interface PersonalRoutesOptions extends RecommendationRouteOptions {
  readonly personal: PersonalJobs;
  /** Where connections come from. */
  readonly ipPlaces: IpPlaces;
}

/** Of the specification, section 8, "Location detection fails". */
const NO_PLACE = { description: 'No location data found' };

const status = Type.Integer();

/** The same jobs twice: the original services read one or the other. */
const jobsTwice = Type.Object(
  { status, data: list(job), jobs: list(job) },
  { examples: [{ status: 200, data: [jobExample], jobs: [jobExample] }] },
);

const latestSchema = {
  operationId: 'listLatestJobs',
  tags: ['personalisation'],
  summary: 'The newest open jobs of a site',
  description: 'The same for every visitor.',
  querystring: withDefaults({ agencyId: personalId, siteId: personalId, limit: personalCount }),
  response: {
    200: Type.Object(
      {
        status,
        data: list(
          Type.Object({
            ...job.properties,
            normalisedFields: Type.Object(
              {},
              { description: 'Without a distance, which only nearby jobs have.' },
            ),
          }),
        ),
      },
      { examples: [{ status: 200, data: [{ ...jobExample, normalisedFields: {} }] }] },
    ),
    ...problems(400, 404, 503),
  },
} as const;

const nearbySchema = {
  operationId: 'listNearbyJobs',
  tags: ['personalisation'],
  summary: 'Open jobs around a point or the place of the connection, the nearest first',
  description: 'The point is neither kept nor logged.',
  body: nearbyJobsRequest,
  response: {
    200: Type.Object(
      {
        status,
        data: list(nearbyJob),
        errors: Type.Optional(describedErrors),
      },
      {
        description: 'With the error `No location data found` where neither says a place.',
        examples: [
          { status: 200, data: [{ ...jobExample, normalisedFields: { distance: '3 miles' } }] },
        ],
      },
    ),
    ...problems(400, 404, 503),
  },
} as const;

const browsedSchema = {
  operationId: 'listBrowsedJobs',
  tags: ['personalisation'],
  summary: 'Open jobs like those that a visitor looked at',
  description: 'None where the body names no job that was looked at.',
  params: candidateParams,
  body: profileBody,
  response: { 200: jobsTwice, ...problems(400, 404, 503) },
} as const;

const reference = Type.Optional(nullable(personalId));

const similarBody = Type.Object(
  {
    agencyId: personalId,
    siteId: personalId,
    jobId: Type.Optional(Type.Union([personalId, Type.Integer(), Type.Null()])),
    clientId: Type.Optional(Type.Unknown({ description: 'Ignored: the site says it.' })),
    referenceNumber: reference,
    refrenceNumber: reference,
  },
  {
    anyOf: [
      { required: ['jobId'] },
      { required: ['referenceNumber'] },
      { required: ['refrenceNumber'] },
    ],
    description: '`refrenceNumber` is how the original services spell it.',
    examples: [{ agencyId: 'envia', siteId: 'envia', jobId: '4217' }],
  },
);

const similarSchema = {
  operationId: 'listSimilarJobs',
  tags: ['personalisation'],
  summary: 'Open jobs like another one, the most alike first',
  description: 'The other one is named by its id or its reference number, and may be closed.',
  body: similarBody,
  response: { 200: jobsTwice, ...problems(400, 404, 503) },
} as const;

/**
 * Lists of jobs for a visitor (spec section 7). What is known of the visitor comes with the request and is neither
 * kept nor logged.
 */
export async function personalPlugin(api: Api, options: PersonalRoutesOptions): Promise<void> {
  const { personal, store } = options;
  addRecommendationRoute(api, options);
  addNearbyRoute(api, options);

  api.post(
    '/v1/personalisation/latest-jobs',
    { schema: latestSchema, bodyLimit: MAX_PROFILE_BYTES },
    async ({ query: { agencyId, siteId, limit } }, reply) =>
      answer(reply, { store, agencyId, siteId }, async (scope) => ({
        data: (await personal.latest(scope, limit)).map((found) => ({
          ...found,
          normalisedFields: {},
        })),
      })),
  );

  api.post(
    '/v1/personalisation/jobs/browsing-jobs/agency/:agencyId/site/:siteId/candidateId/:userId',
    { schema: browsedSchema, bodyLimit: MAX_PROFILE_BYTES, logSerializers: hidesVisitor },
    async ({ params: { agencyId, siteId }, body }, reply) =>
      answer(reply, { store, agencyId, siteId }, async (scope) =>
        twice(await personal.browsed(scope, parseProfile(body), parseCount(body))),
      ),
  );

  api.post(
    '/v1/personalisation/similar-jobs',
    { schema: similarSchema, bodyLimit: MAX_PROFILE_BYTES },
    async ({ body }, reply) =>
      answer(reply, siteOf(body, store), async (scope) =>
        twice(await personal.similarTo(scope, toJobName(body))),
      ),
  );
}

function addNearbyRoute(api: Api, { personal, store, ipPlaces }: PersonalRoutesOptions): void {
  api.post(
    '/v1/personalisation/nearby-jobs',
    { schema: nearbySchema, bodyLimit: MAX_PROFILE_BYTES },
    async ({ body, ip }, reply) =>
      answer(reply, siteOf(body, store), async (scope) => {
        const point = toPoint(body) ?? ipPlaces.find(ip)?.point;
        if (!point) return { data: [], errors: [NO_PLACE] };
        const radius = body.radialDistance * KM_PER_MILE;
        const wanted = { point, radius, count: body.numberOfRecommendedJobs };
        return { data: await personal.nearby(scope, wanted) };
      }),
  );
}

function toJobName({
  jobId,
  referenceNumber,
  refrenceNumber,
}: Static<typeof similarBody>): JobName {
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

async function answer<Lists extends object>(
  reply: FastifyReply,
  { store, agencyId, siteId }: SiteOfRequest,
  load: (scope: JobScope) => Promise<Lists>,
): Promise<FastifyReply | (Lists & { readonly status: number })> {
  const found = findScope(store, agencyId, siteId);
  if (!found.ok) return sendProblem(reply, found.problem);
  const lists = await load(found.scope);
  reply.header('cache-control', 'no-store');
  return { status: 200, ...lists };
}
