import { problemDetails } from './problem-details.ts';

export interface SiteParams {
  readonly siteId: string;
}

export interface PageParams extends SiteParams {
  readonly pageId: string;
}

export interface SiteSummary {
  readonly siteId: string;
  readonly agencyId: string;
  readonly name: string;
  readonly sitePrefix: string;
}

export const text = { type: 'string' } as const;
/** Of sites and pages, as their documents say it. */
export const id = {
  type: 'string',
  maxLength: 64,
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
} as const;
export const siteParams = {
  type: 'object',
  required: ['siteId'],
  properties: { siteId: id },
} as const;
export const pageParams = {
  type: 'object',
  required: ['siteId', 'pageId'],
  properties: { siteId: id, pageId: id },
} as const;

const siteSummary = {
  type: 'object',
  required: ['siteId', 'agencyId', 'name', 'sitePrefix'],
  properties: { siteId: text, agencyId: text, name: text, sitePrefix: text },
} as const;

const asset = {
  type: 'object',
  required: ['hash', 'extension', 'width', 'height'],
  properties: {
    hash: text,
    extension: text,
    width: { type: 'integer' },
    height: { type: 'integer' },
    focus: {
      type: 'object',
      required: ['x', 'y'],
      properties: { x: { type: 'integer' }, y: { type: 'integer' } },
    },
  },
} as const;

export const timestamp = { type: 'string', format: 'date-time', description: 'RFC 3339' } as const;
export const nullable = (schema: { readonly type: string }) =>
  ({ ...schema, type: [schema.type, 'null'] }) as const;

export const shared = { tags: ['content'], security: [{ bearer: [] }] } as const;
export const errors = {
  400: problemDetails,
  401: problemDetails,
  403: problemDetails,
  404: problemDetails,
  503: problemDetails,
} as const;
/** Of requests that change what the client has read: the entity tag of the state that it knows. */
export const changeErrors = {
  ...errors,
  409: problemDetails,
  412: problemDetails,
  422: problemDetails,
  428: problemDetails,
} as const;
/** One thing that is wrong with a document, as `npm run validate` tells it. */
export const documentProblem = {
  type: 'object',
  required: ['code', 'severity', 'pointer', 'message', 'remedy', 'params'],
  properties: {
    code: text,
    severity: { enum: ['error', 'warning'] },
    pointer: text,
    nodeId: text,
    message: text,
    remedy: text,
    params: { type: 'object', additionalProperties: true },
  },
} as const;
/** Documents are sent as the text they were stored as. */
export const storedText = { type: 'object', additionalProperties: true } as const;

/** `GET /content/v1/sites` */
export const listSitesRoute = {
  ...shared,
  summary: 'Sites that the token may see',
  response: { 200: { type: 'array', items: siteSummary }, 401: problemDetails },
} as const;

/** `GET /content/v1/sites/{siteId}/settings` */
export const readSettingsRoute = {
  ...shared,
  summary: 'The settings of a site, byte for byte',
  params: siteParams,
  response: { 200: storedText, ...errors },
} as const;

/** `GET /content/v1/sites/{siteId}/asset-index` */
export const readAssetIndexRoute = {
  ...shared,
  summary: 'Pictures and videos of a site by the path that documents use',
  params: siteParams,
  response: { 200: { type: 'object', additionalProperties: asset }, ...errors },
} as const;

/** `PUT /content/v1/sites/{siteId}/settings` */
export const saveSettingsRoute = {
  ...shared,
  summary: 'Save the settings of a site, which all its pages show at once',
  params: siteParams,
  response: {
    200: {
      type: 'object',
      required: ['etag', 'problems'],
      properties: { etag: text, problems: { type: 'array', items: documentProblem } },
    },
    ...changeErrors,
  },
} as const;
