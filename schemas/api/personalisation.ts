import type { Job, Point } from './jobs.ts';

/** Jobs that a personal list shows where its request says nothing else (spec section 9, "Nearby jobs", "Latest jobs"). */
export const PERSONAL_JOBS = 6;

/** Ids of each kind of job that a request may carry: the browser's last 20. */
export const MAX_REMEMBERED_JOBS = 20;

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

/** Body of the recommendation and the browsing call. */
export interface PersonalJobsRequest extends VisitorProfile {
  readonly numberOfRecommendedJobs: number;
}

/** Body of `POST /v1/personalisation/nearby-jobs` (spec section 7). */
export interface NearbyJobsRequest {
  readonly agencyId: string;
  readonly siteId: string;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  /** Ignored: the connection says it. */
  readonly ip?: string | null;
  readonly radialDistance: number;
  readonly distanceUnit: 'MILES';
  readonly numberOfRecommendedJobs: number;
}

/** Body of `POST /v1/personalisation/similar-jobs` (spec section 7). */
export interface SimilarJobsRequest {
  readonly agencyId: string;
  readonly siteId: string;
  readonly jobId: string;
  readonly clientId?: string;
  readonly referenceNumber?: string;
}

export interface NearbyJob extends Job {
  /** `distance` is `N miles` (spec section 3, "Job"). */
  readonly normalisedFields: { readonly distance: string };
}

export interface RecommendedJob extends Job {
  /** Of the first `strong`, of the second `good`, of the others none. */
  readonly matchType?: 'strong' | 'good';
}

/** Answer of the recommendation call. The page shows the first error's description (spec section 8). */
export interface RecommendationAnswer {
  readonly status: number;
  readonly data: readonly RecommendedJob[];
  readonly errors: readonly { readonly description: string }[];
}
