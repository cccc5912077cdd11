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

export interface PageSummary {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly type: string;
  readonly version: number;
  readonly source: string;
  /** RFC 3339 */
  readonly updatedAt: string;
}

const text = { type: 'string' } as const;
const id = { type: 'string', minLength: 1, maxLength: 64 } as const;
const siteParams = { type: 'object', required: ['siteId'], properties: { siteId: id } } as const;
const pageParams = {
  type: 'object',
  required: ['siteId', 'pageId'],
  properties: { siteId: id, pageId: id },
} as const;

const siteSummary = {
  type: 'object',
  required: ['siteId', 'agencyId', 'name', 'sitePrefix'],
  properties: { siteId: text, agencyId: text, name: text, sitePrefix: text },
} as const;

const pageSummary = {
  type: 'object',
  required: ['id', 'url', 'title', 'type', 'version', 'source', 'updatedAt'],
  properties: {
    id: text,
    url: text,
    title: text,
    type: text,
    version: { type: 'integer' },
    source: { enum: ['file', 'editor'] },
    updatedAt: { type: 'string' },
  },
} as const;

const asset = {
  type: 'object',
  required: ['hash', 'extension', 'width', 'height'],
  properties: {
    hash: text,
    extension: text,
    width: { type: 'integer' },
    height: { type: 'integer' },
  },
} as const;

const shared = { tags: ['content'], security: [{ bearer: [] }] } as const;
const errors = { 401: problemDetails, 404: problemDetails, 503: problemDetails } as const;
/** Documents are sent as the text they were stored as. */
const storedText = { type: 'object', additionalProperties: true } as const;

/** `GET /content/v1/sites` */
export const listSitesRoute = {
  ...shared,
  summary: 'Sites with published pages',
  response: { 200: { type: 'array', items: siteSummary }, 401: problemDetails },
} as const;

/** `GET /content/v1/sites/{siteId}/pages` */
export const listPagesRoute = {
  ...shared,
  summary: 'Published pages of a site',
  params: siteParams,
  response: {
    200: {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'array', items: pageSummary } },
    },
    ...errors,
  },
} as const;

/** `GET /content/v1/sites/{siteId}/pages/{pageId}` */
export const readPageRoute = {
  ...shared,
  summary: 'The document of a published page, byte for byte',
  params: pageParams,
  response: { 200: storedText, ...errors },
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
