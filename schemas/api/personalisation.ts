import { type Static, Type } from 'typebox';
import { PERSONAL_JOBS } from './constants.ts';
import { job, jobExample, type Point } from './jobs.ts';
import { list, nullable, STORABLE, withDefaults } from './shapes.ts';

/** Jobs that one answer may hold. */
export const MAX_PERSONAL_JOBS = 50;

/** Radius of nearby jobs (spec section 9, "Nearby jobs"). */
const NEARBY_MILES = 1000;

/** Nothing on earth is farther away. */
const MAX_MILES = 12_452;

/** What the browser knows of its visitor; everything may be missing. */
export interface VisitorProfile {
  /** Ids, newest first. */
  readonly viewedJobIds?: readonly string[];
  /** Ids, newest first. */
  readonly appliedJobIds?: readonly string[];
  /** Where the visitor is or wants to work. */
  readonly point?: Point | null;
  readonly preferences?: Preferences;
}

/** Answers of the recommendation wizard. A question that was skipped is missing. */
export interface Preferences {
  /** As the jobs of the feed say it, such as `Motocicleta`. */
  readonly vehicles?: readonly string[];
  readonly licences?: readonly string[];
  readonly schedules?: readonly string[];
  /** km around `point`. */
  readonly radius?: number;
}

/** Body of the recommendation and the browsing call, of which the server takes what it can read. */
export interface PersonalJobsRequest extends VisitorProfile {
  readonly numberOfRecommendedJobs: number;
}

/** Id of an agency, site or job in these calls. */
export const personalId = Type.String({ maxLength: 200, pattern: STORABLE });

export const personalCount = Type.Integer({
  minimum: 1,
  maximum: MAX_PERSONAL_JOBS,
  default: PERSONAL_JOBS,
});

function degrees(limit: number) {
  return Type.Optional(nullable(Type.Number({ minimum: -limit, maximum: limit })));
}

/** Body of `POST /v1/personalisation/nearby-jobs` (spec section 7). */
export const nearbyJobsRequest = withDefaults(
  {
    agencyId: personalId,
    siteId: personalId,
    latitude: degrees(90),
    longitude: degrees(180),
    ip: Type.Optional(
      Type.Unsafe<string | null>({ description: 'Ignored: the connection says it.' }),
    ),
    radialDistance: Type.Number({
      exclusiveMinimum: 0,
      maximum: MAX_MILES,
      default: NEARBY_MILES,
    }),
    distanceUnit: Type.Enum(['MILES'], { default: 'MILES' }),
    numberOfRecommendedJobs: personalCount,
  },
  {
    $id: 'NearbyJobsRequest',
    examples: [{ agencyId: 'envia', siteId: 'envia', latitude: 25.67, longitude: -100.31 }],
  },
);
export type NearbyJobsRequest = Static<typeof nearbyJobsRequest>;

/** `distance` is `N miles` (spec section 3, "Job"). */
export const nearbyJob = Type.Object(
  {
    ...job.properties,
    normalisedFields: Type.Object({
      distance: Type.String({ description: '`N miles`, whole ones' }),
    }),
  },
  {
    $id: 'NearbyJob',
    examples: [{ ...jobExample, normalisedFields: { distance: '3 miles' } }],
  },
);
export type NearbyJob = Static<typeof nearbyJob>;

const recommendedJob = Type.Object(
  {
    ...job.properties,
    matchType: Type.Optional(
      Type.Enum(['strong', 'good'], {
        description: 'Of the first `strong`, of the second `good`, of the others none.',
      }),
    ),
  },
  { $id: 'RecommendedJob', examples: [{ ...jobExample, matchType: 'strong' }] },
);
export type RecommendedJob = Static<typeof recommendedJob>;

export const describedErrors = list(Type.Object({ description: Type.String() }));

/** Answer of the recommendation call. The page shows the first error's description (spec section 8). */
export const recommendationAnswer = Type.Object(
  {
    status: Type.Integer(),
    data: list(recommendedJob),
    errors: describedErrors,
  },
  {
    $id: 'RecommendationAnswer',
    description: 'Failures have the same shape, with what pages show in Spanish.',
    examples: [{ status: 200, data: [{ ...jobExample, matchType: 'strong' }], errors: [] }],
  },
);
export type RecommendationAnswer = Static<typeof recommendationAnswer>;
