import {
  changeErrors,
  errors,
  id,
  type PageParams,
  pageParams,
  shared,
  siteParams,
  text,
  timestamp,
} from './content.ts';
import { listOf } from './content-pages.ts';

/** How many jobs the lists of a previewed page show: as there are, none, one, or more than fit. */
export const PREVIEW_JOB_COUNTS = ['real', '0', '1', 'many'] as const;

/** The job that a job's page shows: as it is, open, closed, or for a visitor outside the service area. */
export const PREVIEW_JOB_STATES = ['real', 'open', 'closed', 'outside'] as const;

export type PreviewJobCount = (typeof PREVIEW_JOB_COUNTS)[number];
export type PreviewJobState = (typeof PREVIEW_JOB_STATES)[number];

/** What a preview pretends of the site and of its visitor; what is left out is as it is. */
export interface PreviewQuery {
  readonly jobs?: PreviewJobCount;
  readonly job?: PreviewJobState;
  readonly motion?: 'reduced';
  readonly network?: 'slow';
  readonly variant?: 'p';
}

/** A link that shows the draft of a page to whoever has it. */
export interface PreviewLink {
  readonly linkId: string;
  /** RFC 3339 */
  readonly createdAt: string;
  readonly createdBy: string;
  /** RFC 3339 */
  readonly expiresAt: string;
}

/** Just made: its address is told once and nowhere kept. */
export interface NewPreviewLink extends PreviewLink {
  /** Path below the server's own address. */
  readonly url: string;
}

export interface PreviewLinkParams extends PageParams {
  readonly linkId: string;
}

const linkProperties = {
  linkId: text,
  createdAt: timestamp,
  createdBy: text,
  expiresAt: timestamp,
} as const;

const link = {
  type: 'object',
  required: ['linkId', 'createdAt', 'createdBy', 'expiresAt'],
  properties: linkProperties,
} as const;

/** `GET /content/v1/sites/{siteId}/pages/{pageId}/preview` */
export const previewPageRoute = {
  ...shared,
  summary: 'The draft of a page as a visitor would get it: leads to HTML that nobody caches',
  params: pageParams,
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      jobs: { enum: PREVIEW_JOB_COUNTS },
      job: { enum: PREVIEW_JOB_STATES },
      motion: { enum: ['reduced'] },
      network: { enum: ['slow'] },
      variant: { enum: ['p'] },
    },
  },
  response: { 302: { type: 'null', description: 'To the preview' }, ...errors },
} as const;

/** `GET /content/v1/sites/{siteId}/preview/{states}/…`: pages of a draft and what they ask for */
export const previewRoute = { hide: true, params: siteParams } as const;

/** `POST /content/v1/sites/{siteId}/pages/{pageId}/preview-links` */
export const createPreviewLinkRoute = {
  ...shared,
  summary: 'Make a link that shows the draft to whoever has it, for seven days',
  params: pageParams,
  response: {
    201: {
      ...link,
      required: [...link.required, 'url'],
      properties: { ...linkProperties, url: text },
    },
    ...changeErrors,
  },
} as const;

/** `GET /content/v1/sites/{siteId}/pages/{pageId}/preview-links` */
export const listPreviewLinksRoute = {
  ...shared,
  summary: 'The links that show the draft of a page now, without their addresses',
  params: pageParams,
  response: { 200: listOf(link), ...errors },
} as const;

/** `DELETE /content/v1/sites/{siteId}/pages/{pageId}/preview-links/{linkId}` */
export const deletePreviewLinkRoute = {
  ...shared,
  summary: 'Take a link back: from then on it shows nothing',
  params: {
    type: 'object',
    required: ['siteId', 'pageId', 'linkId'],
    properties: { ...pageParams.properties, linkId: id },
  },
  response: { 204: { type: 'null', description: 'Nothing' }, ...changeErrors },
} as const;
