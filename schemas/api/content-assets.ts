import {
  changeErrors,
  errors,
  nullable,
  type SiteParams,
  shared,
  siteParams,
  text,
  timestamp,
} from './content.ts';
import { problemDetails } from './problem-details.ts';

export type { SiteParams };

/** A file of a site as recruiters see it. */
export interface ContentAsset {
  /** As documents write it: `assets/van.png`. */
  readonly path: string;
  /** Where the file itself is, below every host. */
  readonly url: string;
  /** Of a picture, about 320 pixels wide. */
  readonly thumbnailUrl: string | null;
  /** Media type. */
  readonly type: string;
  readonly bytes: number;
  /** In pixels; 0 for videos and captions. */
  readonly width: number;
  readonly height: number;
  readonly focus: AssetFocus | null;
  /** `file` lies in the repository and is changed there alone. */
  readonly source: 'file' | 'upload';
  /** RFC 3339; null for a file. */
  readonly createdAt: string | null;
  readonly createdBy: string | null;
  /** Places of the site that show it. */
  readonly usageCount: number;
  readonly etag: string;
}

/** What must stay visible when a picture is cropped, in percent. */
export interface AssetFocus {
  readonly x: number;
  readonly y: number;
}

/** A place of a site that shows a file. */
export interface ContentAssetUse {
  /** Not there for the settings of the site. */
  readonly pageId?: string;
  /** `unpublished` is what a page showed when it was last on the site. */
  readonly state: 'live' | 'draft' | 'unpublished' | 'settings';
  /** JSON Pointer from the document. */
  readonly pointer: string;
  readonly nodeId?: string;
}

export interface UploadQuery {
  readonly name: string;
}

export interface AssetListQuery {
  readonly unused?: boolean;
  readonly search?: string;
}

export interface AssetPathQuery {
  readonly path: string;
}

export interface AssetChanges {
  readonly focus: AssetFocus | null;
}

/** Uses that are told one by one. */
export const MAX_TOLD_USES = 500;

const count = { type: 'integer', minimum: 0 } as const;
const percent = { type: 'integer', minimum: 0, maximum: 100 } as const;
const focus = {
  type: ['object', 'null'],
  description: 'What must stay visible when a picture is cropped, in percent.',
  additionalProperties: false,
  required: ['x', 'y'],
  properties: { x: percent, y: percent },
} as const;

const asset = {
  type: 'object',
  required: ['path', 'url', 'type', 'bytes', 'width', 'height', 'source', 'usageCount', 'etag'],
  properties: {
    path: text,
    url: text,
    thumbnailUrl: nullable(text),
    type: text,
    bytes: count,
    width: count,
    height: count,
    focus,
    source: { enum: ['file', 'upload'] },
    createdAt: nullable(timestamp),
    createdBy: nullable(text),
    usageCount: count,
    etag: text,
  },
} as const;

const use = {
  type: 'object',
  required: ['state', 'pointer'],
  properties: {
    pageId: text,
    state: { enum: ['live', 'draft', 'unpublished', 'settings'] },
    pointer: text,
    nodeId: text,
  },
} as const;

const pathQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['path'],
  properties: { path: { type: 'string', minLength: 1, maxLength: 200 } },
} as const;

/** `POST /content/v1/sites/{siteId}/assets` */
export const uploadAssetRoute = {
  ...shared,
  summary: 'Add a file: the body is its bytes, which alone say what it is',
  consumes: ['application/octet-stream', 'image/*', 'video/*', 'text/vtt'],
  params: siteParams,
  querystring: {
    type: 'object',
    additionalProperties: false,
    required: ['name'],
    properties: { name: { type: 'string', minLength: 1, maxLength: 300 } },
  },
  response: {
    200: { ...asset, description: 'The site has these bytes already.' },
    201: asset,
    ...errors,
    413: problemDetails,
    415: problemDetails,
    422: problemDetails,
  },
} as const;

/** `GET /content/v1/sites/{siteId}/assets` */
export const listAssetsRoute = {
  ...shared,
  summary: 'Files of a site: those of its folder and those that were uploaded',
  params: siteParams,
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      unused: { type: 'boolean', description: 'Only files that nothing shows.' },
      search: { type: 'string', maxLength: 200, description: 'A part of the path.' },
    },
  },
  response: {
    200: {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'array', items: asset } },
    },
    ...errors,
  },
} as const;

/** `GET /content/v1/sites/{siteId}/assets/usage` */
export const assetUsageRoute = {
  ...shared,
  summary: 'Where a file is shown',
  params: siteParams,
  querystring: pathQuery,
  response: {
    200: {
      type: 'object',
      required: ['path', 'total', 'data'],
      properties: {
        path: text,
        total: count,
        data: { type: 'array', items: use, description: `The first ${MAX_TOLD_USES}.` },
      },
    },
    ...errors,
  },
} as const;

/** `PATCH /content/v1/sites/{siteId}/assets` */
export const changeAssetRoute = {
  ...shared,
  summary: 'Say what must stay visible of a picture wherever a document does not say it',
  params: siteParams,
  querystring: pathQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['focus'],
    properties: { focus },
  },
  response: { 200: asset, ...changeErrors },
} as const;

/** `DELETE /content/v1/sites/{siteId}/assets` */
export const deleteAssetRoute = {
  ...shared,
  summary: 'Take an uploaded file that nothing shows off the site; the same bytes bring it back',
  params: siteParams,
  querystring: pathQuery,
  response: {
    200: {
      type: 'object',
      required: ['path', 'note'],
      properties: { path: text, note: text },
    },
    ...changeErrors,
  },
} as const;
