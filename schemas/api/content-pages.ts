import {
  changeErrors,
  documentProblem,
  errors,
  id,
  nullable,
  type PageParams,
  pageParams,
  type SiteParams,
  shared,
  siteParams,
  storedText,
  text,
  timestamp,
} from './content.ts';

/** A page as the list of pages tells it: by its draft, where it has one. */
export interface ContentPageSummary {
  readonly id: string;
  /** Empty where the draft does not say one. */
  readonly url: string;
  readonly title: string;
  readonly type: string;
  /** Where visitors find it until its draft is published, of a page that is to move. */
  readonly liveUrl?: string;
  /** Its other addresses. */
  readonly aliases?: readonly string[];
  /** Addresses that lead visitors to it, or will once its draft is published, because it had them. */
  readonly formerUrls?: readonly string[];
  /** `changed`: live, with a draft that says something else. */
  readonly status: 'draft' | 'live' | 'changed';
  /** The live version. */
  readonly version: number | null;
  /** Who wrote the live version, or the one that was published last. */
  readonly source: 'file' | 'editor';
  /** Of the working document. */
  readonly etag: string;
  /** RFC 3339 */
  readonly updatedAt: string;
  readonly updatedBy: string | null;
  /** RFC 3339; null while it is not in the bin. */
  readonly deletedAt: string | null;
  readonly schedules: readonly PageSchedule[];
}

interface PageSchedule {
  readonly action: 'publish' | 'unpublish';
  /** RFC 3339 */
  readonly at: string;
  readonly by: string;
  /** Codes of what was in the way when the time came; null before. */
  readonly failure: string | null;
}

/** A page that links to another one. */
export interface LinkingPage {
  readonly id: string;
  readonly title: string;
}

export interface PageListQuery {
  readonly bin?: boolean;
}

export interface PageQuery {
  readonly state?: 'working' | 'live';
}

export interface DuplicateRequest {
  readonly id: string;
  readonly url?: string;
  readonly title?: string;
}

export interface ScheduleRequest {
  readonly action: 'publish' | 'unpublish';
  /** RFC 3339; null takes the schedule back. */
  readonly at: string | null;
}

export type { PageParams, SiteParams };

const schedule = {
  type: 'object',
  required: ['action', 'at', 'by', 'failure'],
  properties: {
    action: { enum: ['publish', 'unpublish'] },
    at: timestamp,
    by: text,
    failure: nullable(text),
  },
} as const;

const pageSummary = {
  type: 'object',
  required: ['id', 'url', 'title', 'type', 'status', 'etag', 'updatedAt', 'schedules'],
  properties: {
    id: text,
    url: text,
    title: text,
    type: text,
    liveUrl: text,
    aliases: { type: 'array', items: text },
    formerUrls: { type: 'array', items: text },
    status: { enum: ['draft', 'live', 'changed'] },
    version: nullable({ type: 'integer' }),
    source: { enum: ['file', 'editor'] },
    etag: text,
    updatedAt: timestamp,
    updatedBy: nullable(text),
    deletedAt: nullable(timestamp),
    schedules: { type: 'array', items: schedule },
  },
} as const;

const problems = { type: 'array', items: documentProblem } as const;
export const listOf = <Item>(items: Item) =>
  ({ type: 'object', required: ['data'], properties: { data: { type: 'array', items } } }) as const;
export const savedPage = {
  type: 'object',
  required: ['id', 'etag', 'problems'],
  properties: { id: text, etag: text, problems },
} as const;
const nothing = { type: 'null', description: 'Nothing' } as const;

/** `GET /content/v1/sites/{siteId}/pages` */
export const listPagesRoute = {
  ...shared,
  summary: 'Pages of a site, or those in its bin',
  params: siteParams,
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { bin: { type: 'boolean' } },
  },
  response: { 200: listOf(pageSummary), ...errors },
} as const;

/** `POST /content/v1/sites/{siteId}/pages` */
export const createPageRoute = {
  ...shared,
  summary: 'Make a page from a document, as a draft',
  params: siteParams,
  response: { 201: savedPage, ...changeErrors },
} as const;

/** `GET /content/v1/sites/{siteId}/pages/{pageId}` */
export const readPageRoute = {
  ...shared,
  summary: 'The draft of a page, or its live document where it has no draft, byte for byte',
  params: pageParams,
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { state: { enum: ['working', 'live'] } },
  },
  response: { 200: storedText, ...errors },
} as const;

/** `GET /content/v1/sites/{siteId}/pages/{pageId}/linked-from` */
export const listLinkingPagesRoute = {
  ...shared,
  summary: 'The other pages that link to a page, as they are live or as they are edited',
  params: pageParams,
  response: {
    200: listOf({
      type: 'object',
      required: ['id', 'title'],
      properties: { id: text, title: text },
    }),
    ...errors,
  },
} as const;

/** `PUT /content/v1/sites/{siteId}/pages/{pageId}/draft` */
export const saveDraftRoute = {
  ...shared,
  summary: 'Save a draft, whatever its content is',
  params: pageParams,
  response: { 200: savedPage, ...changeErrors },
} as const;

/** `POST /content/v1/sites/{siteId}/pages/{pageId}/publish` */
export const publishPageRoute = {
  ...shared,
  summary: 'Put the draft on the site; refused with the problems where it has errors',
  params: pageParams,
  response: {
    200: {
      type: 'object',
      required: ['version', 'etag', 'problems'],
      properties: { version: { type: 'integer' }, etag: text, problems },
    },
    ...changeErrors,
  },
} as const;

/** `POST …/unpublish`, `POST …/undelete` and `DELETE …/pages/{pageId}` */
export const changeStateRoute = (summary: string) =>
  ({
    ...shared,
    summary,
    params: pageParams,
    response: { 204: nothing, ...changeErrors },
  }) as const;

/** `POST /content/v1/sites/{siteId}/pages/{pageId}/schedule` */
export const schedulePageRoute = {
  ...changeStateRoute('Publish the draft or take the page off the site at a time to come'),
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['action', 'at'],
    properties: {
      action: { enum: ['publish', 'unpublish'] },
      at: { type: ['string', 'null'], maxLength: 40 },
    },
  },
} as const;

/** `POST /content/v1/sites/{siteId}/pages/{pageId}/duplicate` */
export const duplicatePageRoute = {
  ...shared,
  summary: 'Make a draft with another id that says the same',
  params: pageParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id, url: { ...text, maxLength: 300 }, title: { ...text, maxLength: 300 } },
  },
  response: { 201: savedPage, ...changeErrors },
} as const;
