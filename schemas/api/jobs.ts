/** A job as every service answers it. A text that the feed does not give is null. */
export interface Job {
  readonly id: string;
  readonly agencyId: string;
  readonly clientId: string;
  readonly referenceNumber: string;
  readonly urlSlug: string;
  readonly title: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly employmentType: string | null;
  readonly company: string | null;
  readonly logoName: string | null;
  /** sanitised HTML */
  readonly description: string;
  /** sanitised HTML */
  readonly jobPosting: string;
  readonly responsibilities: string | null;
  readonly qualifications: string | null;
  readonly skills: string | null;
  readonly experience: string | null;
  readonly status: 'Open' | 'Closed';
  readonly active: boolean;
  readonly point: Point | null;
  /** RFC 3339 */
  readonly startDate: string;
  readonly details: JobDetails;
  /** So many other open jobs say the same, which lists leave out for it. */
  readonly alikeCount?: number;
}

/** Degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** What the portal shows beyond the specification's fields; all of it optional. */
export interface JobDetails {
  readonly pay?: JobPay;
  readonly schedule?: string;
  readonly vehicle?: string;
  readonly licence?: string;
  readonly benefits?: readonly string[];
  readonly category?: string;
  /** `https:` */
  readonly applyUrl?: string;
  /** RFC 3339 */
  readonly postedAt?: string;
  /** RFC 3339 */
  readonly expiresAt?: string;
}

export type PayPeriod = 'hour' | 'day' | 'week' | 'month';

export interface JobPay {
  readonly min?: number;
  readonly max?: number;
  /** ISO 4217 */
  readonly currency?: string;
  readonly period?: PayPeriod;
  readonly text?: string;
}

export const FACET_FIELDS = ['city', 'state', 'company', 'employmentType', 'category'] as const;
export type FacetField = (typeof FACET_FIELDS)[number];

export const ORDER_FIELDS = ['startDate', 'relevance', 'title', 'company', 'distance'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

export const SEARCH_FIELDS = [
  'title',
  'company',
  'description',
  'place',
  'referenceNumber',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

export interface JobOrder {
  readonly field: OrderField;
  readonly direction: 'ASC' | 'DESC';
}

/** One of the values, exactly. */
export interface ValueFilter {
  readonly field: FacetField;
  readonly type: 'STRING';
  readonly operator: 'IN';
  readonly values: readonly string[];
}

export interface RadiusFilter {
  readonly field: 'point';
  readonly type: 'GEO';
  readonly operator: 'GEO_LOCATION_WITHIN';
  readonly value: Point & { readonly distanceInKm: number };
}

export type JobFilter = ValueFilter | RadiusFilter;

/** Body of `POST /v4/agencies/{agency}/jobs` (spec section 7). */
export interface JobSearchRequest {
  readonly searchTerm: string;
  /** All fields without it. */
  readonly searchFields?: readonly SearchField[];
  readonly orderBy: readonly JobOrder[];
  readonly filters: readonly JobFilter[];
  /** Jobs of a part of the map: two points are the south-west and the north-east of a box, more a polygon. */
  readonly coordinates?: readonly Point[];
  /** Whether a radius that holds few jobs may grow; the answer says so. */
  readonly mayWiden?: boolean;
  readonly facetFields: readonly FacetField[];
  readonly pageSize: number;
  /** From 0. */
  readonly pageNumber: number;
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Counts of a field take every filter into account but the field's own. Most jobs first, then by name. */
export type Facets = Partial<Record<FacetField, readonly FacetValue[]>>;

export interface JobSearchResult {
  readonly records: readonly Job[];
  /** Exact. */
  readonly totalRecords: number;
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly facets: Facets;
  /** What was searched in the place of a text that finds nothing, such as `repartidor` for `repartdor`. */
  readonly correctedTerm?: string;
  /** Words of the text, or of the corrected one, that were left out since nothing is found with them. */
  readonly leftOut?: readonly string[];
  /** Where a place has few jobs: how far around it they were found. */
  readonly widened?: WidenedPlace;
  /** Where nothing is found: what is found with one constraint less, most jobs first. */
  readonly relaxations?: readonly Relaxation[];
}

export interface WidenedPlace {
  readonly distanceInKm: number;
  /** Jobs of the search where they were asked for; they come first. */
  readonly count: number;
  /** Towns that the text names; none where the radius of a filter grew. */
  readonly towns: readonly string[];
}

/** A search that differs in one constraint from one that finds nothing, and how many jobs it finds. */
export type Relaxation = { readonly count: number } & (
  | { readonly kind: 'wider'; readonly distanceInKm: number }
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'without-field'; readonly field: FacetField }
  | { readonly kind: 'other-words'; readonly searchTerm: string }
  | { readonly kind: 'without-words' }
);

export interface JobSearchAnswer {
  readonly status: 200;
  readonly data: JobSearchResult;
}

/** `GET /v2/agencies/{agencyId}/logos` answers a list of these. */
export interface CompanyLogo {
  readonly name: string;
  readonly url: string;
}

/** What `type-ahead` suggests values of. */
export type SuggestedField = 'title' | 'referenceNumber';
