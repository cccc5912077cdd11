import { problemDetails } from './problem-details.ts';

export const SKIP_CODES = ['reference-missing', 'reference-duplicate', 'text-too-large'] as const;
export type SkipCode = (typeof SKIP_CODES)[number];

/** A job of a feed that was left out. */
export interface SkippedJob {
  /** Line of its `<job>`, from 1. */
  readonly line: number;
  readonly referenceNumber: string | null;
  readonly code: SkipCode;
  readonly reason: string;
}

/** What an import did. Every job of the feed is counted once in the first three or in `skippedTotal`. */
export interface JobImportReport {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Open jobs that the feed lacks. */
  readonly closed: number;
  readonly skippedTotal: number;
  /** The first 1,000. */
  readonly skipped: readonly SkippedJob[];
  readonly seconds: number;
}

export interface JobImportParams {
  readonly agencyId: string;
  readonly clientId: string;
}

export interface JobImportQuery {
  readonly closeMissing: boolean;
}

const count = { type: 'integer', minimum: 0 } as const;
const id = { type: 'string', minLength: 1, maxLength: 64 } as const;

const skippedJob = {
  type: 'object',
  required: ['line', 'referenceNumber', 'code', 'reason'],
  properties: {
    line: count,
    referenceNumber: { type: ['string', 'null'] },
    code: { enum: SKIP_CODES },
    reason: { type: 'string' },
  },
} as const;

const report = {
  type: 'object',
  required: ['added', 'changed', 'unchanged', 'closed', 'skippedTotal', 'skipped', 'seconds'],
  properties: {
    added: count,
    changed: count,
    unchanged: count,
    closed: count,
    skippedTotal: count,
    skipped: { type: 'array', items: skippedJob },
    seconds: { type: 'number' },
  },
} as const;

/** `POST /v1/agencies/{agencyId}/clients/{clientId}/job-imports` */
export const importJobsRoute = {
  tags: ['jobs'],
  security: [{ bearer: [] }],
  summary: 'Take in a job feed: XML, perhaps compressed with gzip, of any size',
  consumes: ['application/xml', 'text/xml', 'application/octet-stream'],
  params: {
    type: 'object',
    required: ['agencyId', 'clientId'],
    properties: { agencyId: id, clientId: id },
  },
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { closeMissing: { type: 'boolean', default: false } },
  },
  response: {
    200: report,
    401: problemDetails,
    403: problemDetails,
    404: problemDetails,
    409: problemDetails,
    415: problemDetails,
    422: problemDetails,
    429: problemDetails,
    503: problemDetails,
  },
} as const;
