import {
  changeErrors,
  errors,
  id,
  nullable,
  type PageParams,
  pageParams,
  shared,
  storedText,
  text,
  timestamp,
} from './content.ts';
import { listOf, savedPage } from './content-pages.ts';

export interface PageVersionSummary {
  readonly version: number;
  readonly source: 'file' | 'editor';
  /** `kept` versions were drafts that a restored or imported document took the place of. */
  readonly reason: 'published' | 'kept';
  readonly isLive: boolean;
  readonly etag: string;
  /** RFC 3339 */
  readonly createdAt: string;
  /** null when it came from a file */
  readonly createdBy: string | null;
}

export interface VersionParams extends PageParams {
  readonly version: number;
}

export interface DiffQuery {
  readonly to?: string;
}

export interface RestoreRequest {
  readonly sectionId?: string;
}

const versionSummary = {
  type: 'object',
  required: ['version', 'source', 'reason', 'isLive', 'etag', 'createdAt'],
  properties: {
    version: { type: 'integer' },
    source: { enum: ['file', 'editor'] },
    reason: { enum: ['published', 'kept'] },
    isLive: { type: 'boolean' },
    etag: text,
    createdAt: timestamp,
    createdBy: nullable(text),
  },
} as const;

const version = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const versionParams = {
  type: 'object',
  required: ['siteId', 'pageId', 'version'],
  properties: { siteId: id, pageId: id, version },
} as const;
/** `GET /content/v1/sites/{siteId}/pages/{pageId}/versions` */
export const listVersionsRoute = {
  ...shared,
  summary: 'Versions of a page, newest first',
  params: pageParams,
  response: { 200: listOf(versionSummary), ...errors },
} as const;

/** `GET /content/v1/sites/{siteId}/pages/{pageId}/versions/{version}` */
export const readVersionRoute = {
  ...shared,
  summary: 'The document of a version, byte for byte',
  params: versionParams,
  response: { 200: storedText, ...errors },
} as const;

/** `GET /content/v1/sites/{siteId}/pages/{pageId}/versions/{version}/diff?to=` */
export const diffVersionRoute = {
  ...shared,
  summary: 'What changed from a version to another, or to the working document',
  params: versionParams,
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      to: { type: 'string', pattern: '^(?:draft|[1-9][0-9]{0,8})$', default: 'draft' },
    },
  },
  response: {
    200: {
      type: 'object',
      required: ['summary', 'changes'],
      properties: {
        summary: {
          type: 'array',
          description: 'One sentence a node',
          items: {
            type: 'object',
            required: ['nodeId', 'nodeKind', 'text'],
            properties: { nodeId: text, nodeKind: text, text },
          },
        },
        changes: {
          type: 'array',
          items: {
            type: 'object',
            required: ['text'],
            properties: { text },
            additionalProperties: true,
          },
        },
      },
    },
    ...errors,
  },
} as const;

/** `POST /content/v1/sites/{siteId}/pages/{pageId}/versions/{version}/restore` */
export const restoreVersionRoute = {
  ...shared,
  summary: 'Make the draft what a version was, whole or in one section',
  params: versionParams,
  body: {
    type: ['object', 'null'],
    additionalProperties: false,
    properties: { sectionId: id },
  },
  response: { 200: savedPage, ...changeErrors },
} as const;
