import { jobSchema } from './job-schema.ts';
import { PERSONAL_JOBS } from './personalisation.ts';
import { problemDetails } from './problem-details.ts';

/** Query of `POST /v1/personalisation/latest-jobs`, with its default. */
export interface LatestJobsQuery {
  readonly agencyId: string;
  readonly siteId: string;
  readonly limit: number;
}

/** Of the recommendation and the browsing call. */
export interface CandidateParams {
  readonly agencyId: string;
  readonly siteId: string;
  /** Tells one browser from others. Nothing is looked up or kept by it. */
  readonly userId: string;
}

/** Jobs that one answer may hold. */
export const MAX_PERSONAL_JOBS = 50;

/** Radius of nearby jobs (spec section 9, "Nearby jobs"). */
const NEARBY_MILES = 1000;

/** Nothing on earth is farther away. */
const MAX_MILES = 12_452;

/** Profiles take a few hundred bytes. */
export const MAX_PROFILE_BYTES = 64 * 1024;

const text = { type: 'string' } as const;
/** PostgreSQL refuses texts with NUL. */
const id = { type: 'string', maxLength: 200, pattern: '^[^\\u0000]*$' } as const;
const count = {
  type: 'integer',
  minimum: 1,
  maximum: MAX_PERSONAL_JOBS,
  default: PERSONAL_JOBS,
} as const;
const degrees = (limit: number) =>
  ({ type: ['number', 'null'], minimum: -limit, maximum: limit }) as const;

const shared = { tags: ['personalisation'] } as const;
const status = { type: 'integer' } as const;
const jobs = { type: 'array', items: jobSchema } as const;
const failures = { 400: problemDetails, 404: problemDetails, 503: problemDetails } as const;

/** The same jobs twice: the original services read one or the other. */
const jobsTwice = {
  type: 'object',
  required: ['status', 'data', 'jobs'],
  properties: { status, data: jobs, jobs },
} as const;

const errorList = {
  type: 'array',
  items: { type: 'object', required: ['description'], properties: { description: text } },
} as const;

const candidateParams = {
  type: 'object',
  required: ['agencyId', 'siteId', 'userId'],
  properties: {
    agencyId: id,
    siteId: id,
    userId: { ...id, description: 'Ignored: nothing is kept of a visitor.' },
  },
} as const;

/** No object is wrong, since the specification does not show this body; nor is none. */
const profileBody = {
  description:
    'A `PersonalJobsRequest`, all of it optional: `viewedJobIds` and `appliedJobIds` (newest first, 20 count), `point` ({ latitude, longitude }), `preferences` ({ vehicles, licences, schedules, radius in km }) and `numberOfRecommendedJobs`. What cannot be read is left out.',
  not: {
    anyOf: [{ type: 'array' }, { type: 'string' }, { type: 'number' }, { type: 'boolean' }],
  },
} as const;

/** Of its fields the specification shows the distance alone, which only nearby jobs have. */
const normalisedJob = {
  ...jobSchema,
  required: [...jobSchema.required, 'normalisedFields'],
  properties: { ...jobSchema.properties, normalisedFields: { type: 'object', properties: {} } },
} as const;

/** `POST /v1/personalisation/latest-jobs` */
export const latestJobsRoute = {
  ...shared,
  summary: 'The newest open jobs of a site',
  querystring: {
    type: 'object',
    required: ['agencyId', 'siteId'],
    properties: { agencyId: id, siteId: id, limit: count },
  },
  response: {
    200: {
      type: 'object',
      required: ['status', 'data'],
      properties: { status, data: { type: 'array', items: normalisedJob } },
    },
    ...failures,
  },
} as const;

const nearbyJob = {
  ...normalisedJob,
  properties: {
    ...jobSchema.properties,
    normalisedFields: {
      type: 'object',
      required: ['distance'],
      properties: { distance: { ...text, description: '`N miles`, whole ones' } },
    },
  },
} as const;

/** `POST /v1/personalisation/nearby-jobs` */
export const nearbyJobsRoute = {
  ...shared,
  summary: 'Open jobs around a point or the place of the connection, the nearest first',
  body: {
    type: 'object',
    required: ['agencyId', 'siteId'],
    properties: {
      agencyId: id,
      siteId: id,
      latitude: degrees(90),
      longitude: degrees(180),
      ip: { description: 'Ignored: the connection says it.' },
      radialDistance: {
        type: 'number',
        exclusiveMinimum: 0,
        maximum: MAX_MILES,
        default: NEARBY_MILES,
      },
      distanceUnit: { enum: ['MILES'], default: 'MILES' },
      numberOfRecommendedJobs: count,
    },
  },
  response: {
    200: {
      type: 'object',
      required: ['status', 'data'],
      properties: {
        status,
        data: { type: 'array', items: nearbyJob },
        errors: {
          ...errorList,
          description: 'Says `No location data found` where neither says a place.',
        },
      },
    },
    ...failures,
  },
} as const;

const recommendedJob = {
  ...jobSchema,
  properties: {
    ...jobSchema.properties,
    matchType: { enum: ['strong', 'good'], description: 'Of the first and of the second.' },
  },
} as const;

const recommendations = {
  type: 'object',
  required: ['status', 'data', 'errors'],
  properties: {
    status,
    data: { type: 'array', items: recommendedJob },
    errors: { ...errorList, description: 'In Spanish: pages show the first.' },
  },
} as const;

/** `POST /v1/personalisation/jobs/recommendation/agency/{agencyId}/site/{siteId}/candidateId/{userId}` */
export const recommendedJobsRoute = {
  ...shared,
  summary: 'Open jobs for a visitor, the best first. Failures have the same shape',
  params: candidateParams,
  body: profileBody,
  response: {
    200: recommendations,
    400: recommendations,
    404: recommendations,
    413: recommendations,
    415: recommendations,
    500: recommendations,
    503: recommendations,
  },
} as const;

/** `POST /v1/personalisation/jobs/browsing-jobs/agency/{agencyId}/site/{siteId}/candidateId/{userId}` */
export const browsedJobsRoute = {
  ...shared,
  summary: 'Open jobs like those that a visitor looked at',
  params: candidateParams,
  body: profileBody,
  response: { 200: jobsTwice, ...failures },
} as const;

/** `POST /v1/personalisation/similar-jobs` */
export const similarJobsRoute = {
  ...shared,
  summary: 'Open jobs like another one, the most alike first',
  body: {
    type: 'object',
    required: ['agencyId', 'siteId'],
    anyOf: [
      { required: ['jobId'] },
      { required: ['referenceNumber'] },
      { required: ['refrenceNumber'] },
    ],
    properties: {
      agencyId: id,
      siteId: id,
      jobId: { anyOf: [id, { type: 'integer' }, { type: 'null' }] },
      clientId: { description: 'Ignored: the site says it.' },
      referenceNumber: { ...id, type: ['string', 'null'] },
      refrenceNumber: {
        ...id,
        type: ['string', 'null'],
        description: 'How the original services spell it.',
      },
    },
  },
  response: { 200: jobsTwice, ...failures },
} as const;
