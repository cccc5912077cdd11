import { jobSchema } from './job-schema.ts';
import { FACET_FIELDS, ORDER_FIELDS, SEARCH_FIELDS } from './jobs.ts';
import { problemDetails } from './problem-details.ts';

export interface AgencyParams {
  readonly agency: string;
}

export interface SiteQuery {
  readonly site?: string;
}

/** `refrenceNumber` is how the original services spell it. */
const TYPE_AHEAD_FIELDS = ['title', 'referenceNumber', 'refrenceNumber'] as const;

export interface TypeAheadQuery extends SiteQuery {
  readonly field: (typeof TYPE_AHEAD_FIELDS)[number];
  readonly value: string;
}

export interface JobDetailsParams extends AgencyParams {
  readonly clientId: string;
}

/** Job list page size of the spec, section 9. */
const DEFAULT_PAGE_SIZE = 7;

/** Jobs that one page of a search may have. */
const MAX_PAGE_SIZE = 100;

/** Saved jobs that one request may check. */
const MAX_JOB_IDS = 200;

const text = { type: 'string' } as const;
const agencyParams = {
  type: 'object',
  required: ['agency'],
  properties: { agency: text },
} as const;
const siteQuery = {
  type: 'object',
  properties: { site: { ...text, description: 'All jobs of the agency without it.' } },
} as const;
const errors = { 400: problemDetails, 404: problemDetails, 503: problemDetails } as const;

const degrees = (limit: number) => ({ type: 'number', minimum: -limit, maximum: limit }) as const;

/** Nothing on earth is farther away. */
const MAX_DISTANCE_KM = 20_040;

const radiusFilter = {
  required: ['value'],
  properties: {
    field: { const: 'point' },
    operator: { const: 'GEO_LOCATION_WITHIN' },
    value: {
      type: 'object',
      required: ['latitude', 'longitude', 'distanceInKm'],
      properties: {
        latitude: degrees(90),
        longitude: degrees(180),
        distanceInKm: { type: 'number', minimum: 0, maximum: MAX_DISTANCE_KM },
      },
    },
  },
} as const;

const valueFilter = {
  required: ['values'],
  properties: {
    field: { enum: FACET_FIELDS },
    operator: { const: 'IN' },
    values: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 300 } },
  },
} as const;

const filter = {
  type: 'object',
  required: ['field', 'type', 'operator'],
  properties: { type: { enum: ['STRING', 'GEO'] } },
  if: { properties: { type: { const: 'GEO' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: radiusFilter,
  else: valueFilter,
} as const;

const order = {
  type: 'object',
  required: ['field', 'direction'],
  properties: { field: { enum: ORDER_FIELDS }, direction: { enum: ['ASC', 'DESC'] } },
} as const;

const facetValues = {
  type: 'array',
  items: {
    type: 'object',
    required: ['value', 'count'],
    properties: { value: text, count: { type: 'integer' } },
  },
} as const;

/** See `JobSearchRequest.coordinates`. */
const coordinates = {
  type: 'array',
  maxItems: 50,
  items: {
    type: 'object',
    required: ['latitude', 'longitude'],
    properties: { latitude: degrees(90), longitude: degrees(180) },
  },
} as const;

const relaxation = {
  type: 'object',
  required: ['kind', 'count'],
  properties: {
    kind: { enum: ['wider', 'anywhere', 'without-field', 'other-words', 'without-words'] },
    count: { type: 'integer' },
    distanceInKm: { type: 'number' },
    field: { enum: FACET_FIELDS },
    searchTerm: text,
  },
} as const;

const widenedPlace = {
  type: 'object',
  required: ['distanceInKm', 'count', 'towns'],
  properties: {
    distanceInKm: { type: 'number' },
    count: { type: 'integer' },
    towns: { type: 'array', items: text },
  },
} as const;

const searchResult = {
  type: 'object',
  required: ['records', 'totalRecords', 'pageNumber', 'pageSize', 'facets'],
  properties: {
    records: { type: 'array', items: jobSchema },
    totalRecords: { type: 'integer' },
    pageNumber: { type: 'integer' },
    pageSize: { type: 'integer' },
    facets: { type: 'object', additionalProperties: facetValues },
    correctedTerm: text,
    leftOut: { type: 'array', items: text },
    widened: widenedPlace,
    relaxations: { type: 'array', items: relaxation },
  },
} as const;

/** An answer as the original services wrap it. */
function answer<Data extends object>(data: Data) {
  return {
    type: 'object',
    required: ['status', 'data'],
    properties: { status: { type: 'integer' }, data },
  } as const;
}

/** `POST /v4/agencies/{agency}/jobs` */
export const searchJobsRoute = {
  tags: ['jobs'],
  summary: 'One page of the open jobs that a search finds, with exact total and facets',
  params: agencyParams,
  querystring: siteQuery,
  body: {
    type: 'object',
    properties: {
      searchTerm: { type: 'string', default: '', description: 'Its first 200 characters count.' },
      searchFields: { type: 'array', maxItems: 20, items: { enum: SEARCH_FIELDS } },
      orderBy: { type: 'array', maxItems: 10, default: [], items: order },
      filters: { type: 'array', maxItems: 20, default: [], items: filter },
      coordinates,
      mayWiden: {
        type: 'boolean',
        default: false,
        description: 'Whether a radius that holds few jobs may grow.',
      },
      facetFields: { type: 'array', maxItems: 20, default: [], items: { enum: FACET_FIELDS } },
      pageSize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE },
      pageNumber: { type: 'integer', minimum: 0, default: 0, description: 'From 0.' },
    },
  },
  response: { 200: answer(searchResult), ...errors },
} as const;

/** `POST /v4/agencies/{agency}/type-ahead` */
export const typeAheadRoute = {
  tags: ['jobs'],
  summary: 'Titles or reference numbers of open jobs that go on from a text',
  params: agencyParams,
  querystring: {
    type: 'object',
    properties: {
      ...siteQuery.properties,
      entity: { const: 'job' },
      type: { const: 'STRING' },
      field: { enum: TYPE_AHEAD_FIELDS, default: 'title' },
      value: { type: 'string', default: '' },
    },
  },
  response: { 200: answer({ type: 'array', items: text }), ...errors },
} as const;

/** `POST /v4/agencies/{agency}/clients/{clientId}/job-details` */
export const jobDetailsRoute = {
  tags: ['jobs'],
  summary: 'Those of the given jobs that can still be applied for',
  params: {
    type: 'object',
    required: ['agency', 'clientId'],
    properties: { agency: text, clientId: { ...text, pattern: '^[^\\u0000]*$' } },
  },
  body: {
    type: 'array',
    maxItems: MAX_JOB_IDS,
    items: { anyOf: [{ type: 'string', maxLength: 64 }, { type: 'integer' }] },
  },
  response: { 200: answer({ type: 'array', items: jobSchema }), ...errors },
} as const;

/** `GET /v2/agencies/{agencyId}/logos` */
export const logosRoute = {
  tags: ['jobs'],
  summary: 'Logos of the companies that an agency has jobs of',
  params: agencyParams,
  response: {
    200: {
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: 'array',
          items: {
            type: 'object',
            required: ['name', 'url'],
            properties: { name: text, url: text },
          },
        },
      },
    },
    404: problemDetails,
  },
} as const;
