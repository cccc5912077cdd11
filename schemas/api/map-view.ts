import { type AgencyParams, type SiteQuery, searchJobsRoute } from './job-routes.ts';
import type { JobSearchRequest, JobSearchResult } from './jobs.ts';

/** Jobs that one answer may have (spec section 9, "Map view fetch"). */
export const MAX_MAP_RECORDS = 1000;

export type MapViewParams = AgencyParams;

export interface MapViewQuery extends SiteQuery {
  readonly totalRecords: number;
}

/**
 * Body of `POST /v4/agencies/{agencyId}/jobs/map-view` (spec section 7). A map has no pages: `pageSize` and `pageNumber`
 * are taken and not used, and so is `commuteRequest`, since nothing here knows how long a way takes.
 */
export interface MapViewRequest extends JobSearchRequest {
  readonly commuteRequest?: object | null;
}

/**
 * The envelope of a search. Its records are jobs that have a point, without their long texts, which are empty or null, and
 * with pay and schedule as their only details: a phone pays for every byte of a thousand jobs. The whole of a job is
 * asked for by its id.
 */
export interface MapViewResult extends JobSearchResult {
  /** Of `totalRecords`, those without a point. */
  readonly unplacedRecords: number;
}

const { body, params, querystring, response } = searchJobsRoute;
const { data } = response[200].properties;

/** `POST /v4/agencies/{agencyId}/jobs/map-view` */
export const mapViewRoute = {
  tags: ['jobs'],
  summary:
    'Where the open jobs of a search are: the newest, or the nearest if they are asked for first',
  params,
  querystring: {
    ...querystring,
    properties: {
      ...querystring.properties,
      totalRecords: {
        type: 'integer',
        minimum: 1,
        maximum: MAX_MAP_RECORDS,
        default: MAX_MAP_RECORDS,
      },
    },
  },
  body: {
    ...body,
    properties: {
      ...body.properties,
      commuteRequest: { type: ['object', 'null'], description: 'Not used.' },
      pageSize: { type: 'integer', minimum: 0, description: 'Not used: a map has no pages.' },
      pageNumber: { type: 'integer', minimum: 0, description: 'Not used: a map has no pages.' },
    },
  },
  response: {
    ...response,
    200: {
      ...response[200],
      properties: {
        ...response[200].properties,
        data: { ...data, properties: { ...data.properties, unplacedRecords: { type: 'integer' } } },
      },
    },
  },
} as const;
